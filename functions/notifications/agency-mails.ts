import type { SiteData } from '#shared/site/model.ts';
import type { UserType } from '#shared/users/types.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

interface To {
  email: string;
  name: string;
}

/** What staff approve of somebody who registered, as mails call it. */
const kinds = {
  agency: { many: 'agencies', who: 'You and your colleagues' },
  company: { many: 'companies', who: 'You and your colleagues' },
  account: { many: 'accounts', who: 'You' },
} as const;
type ApprovedKind = keyof typeof kinds;
export const approvedKind = (userType: UserType): ApprovedKind =>
  userType === 'travelAgent' ? 'agency' : userType === 'corporate' ? 'company' : 'account';

/** To whoever registered at a site that approves them: the link sets the password, orders wait, and at members' fares. */
export const waitingMail =
  (kind: ApprovedKind) =>
  (site: SiteData, to: To, link: string): Mail => ({
    to: to.email,
    subject: `Welcome to ${site.siteName}: please set your password`,
    ...layOut(site, {
      heading: `Welcome to ${site.siteName}`,
      paragraphs: [
        `Dear ${to.name},`,
        'Your account has been created. Please set your password to verify your email and sign in.',
        `${site.siteName} approves ${kinds[kind].many} before they can book. You can sign in${site.brandingSettings.lockMode ? '' : ' and search'} in the meantime. We will email you when you can book.`,
      ],
      button: { label: 'Set password', link },
      footnote: 'The link works once, within 7 days. If you did not register, you can ignore this email.',
    }),
  });

/** To the owner of an agency or company, or the person, that staff have approved. `link` opens the site. */
export const approvedMail = (kind: ApprovedKind, site: SiteData, to: To, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your ${kind} is approved`,
  ...layOut(site, {
    heading: `Your ${kind} is approved`,
    paragraphs: [`Dear ${to.name},`, `${site.siteName} has approved your ${kind}. ${kinds[kind].who} can book now.`],
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
      `${by} of ${site.siteName} has added ${who} to ${companyName}. They can see the company’s bookings and balance, but cannot spend from its wallet until you set a daily limit for them.`,
    ],
    button: { label: 'View your users', link },
    footnote: `If you do not know this person, please block them there and tell ${site.adminEmail || site.siteName} at once.`,
  }),
});
