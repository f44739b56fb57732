import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

interface To {
  email: string;
  name: string;
}

/** To an agent who registered at a site that approves agents: the link sets the password, orders wait. */
export const waitingAgencyMail = (site: SiteData, to: To, link: string): Mail => ({
  to: to.email,
  subject: `Welcome to ${site.siteName}: please set your password`,
  ...layOut(site, {
    heading: `Welcome to ${site.siteName}`,
    paragraphs: [
      `Dear ${to.name},`,
      'Your account has been created. Please set your password to verify your email and sign in.',
      `${site.siteName} approves agencies before they book. You can sign in and search meanwhile, and hear by mail when you can book.`,
    ],
    button: { label: 'Set password', link },
    footnote: 'The link works once, within 7 days. If you did not register, you can ignore this mail.',
  }),
});

/** To the owner of an agency that staff have approved. `link` opens the site. */
export const agencyApprovedMail = (site: SiteData, to: To, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your agency is approved`,
  ...layOut(site, {
    heading: 'Your agency is approved',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has approved your agency. You and your colleagues can book now.`,
    ],
    button: { label: 'Search flights', link },
  }),
});

/** To the owner of a company that staff added somebody to. `link` opens the company's users. */
export const newColleagueMail = (
  site: SiteData,
  to: To,
  { who, companyName, by, link }: { who: string; companyName: string; by: string; link: string },
): Mail => ({
  to: to.email,
  subject: `${site.siteName}: a new user of ${companyName}`,
  ...layOut(site, {
    heading: 'Your company has a new user',
    paragraphs: [
      `Dear ${to.name},`,
      `${by} of ${site.siteName} has added ${who} to ${companyName}. They can see the company’s bookings and balance. From its wallet they can spend nothing until you give them a daily limit.`,
    ],
    button: { label: 'See your users', link },
    footnote: `If you do not know this person, please block them there and tell ${site.adminEmail || site.siteName} at once.`,
  }),
});
