import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

/** To a new member of staff, whom a super admin of this name made: opening the link verifies the email and sets the password. */
export const staffInvitationMail =
  (by: string) =>
  (site: SiteData, to: { email: string; name: string }, link: string): Mail => ({
    to: to.email,
    subject: `${site.siteName}: your staff account`,
    ...layOut(site, {
      heading: `You now have a staff account with ${site.siteName}`,
      paragraphs: [
        `Dear ${to.name},`,
        `${by} has opened a staff account for you. Please set your password to verify your email and sign in.`,
      ],
      button: { label: 'Set password', link },
      footnote: 'The link works once, within 7 days. If you do not work here, you can ignore this email.',
    }),
  });

/** To a member of staff whose second factor a super admin of this name took away. */
export const secondFactorResetMail = (site: SiteData, to: { email: string; name: string }, by: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your second factor was reset`,
  ...layOut(site, {
    heading: 'Your second factor was reset',
    paragraphs: [
      `Dear ${to.name},`,
      `${by} has removed the second factor from your account and signed you out everywhere. You sign in with only your password until you set up a new one from your account menu.`,
    ],
    footnote: `If you did not ask for this, please tell ${site.adminEmail || site.siteName} at once.`,
  }),
});
