import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

/**
 * To a new account: opening the link verifies the email and sets the password. `openedBy` is the name of somebody else
 * who opened it.
 */
export const setPasswordMail = (
  site: SiteData,
  to: { email: string; name: string },
  link: string,
  openedBy?: string,
): Mail => ({
  to: to.email,
  subject: `Welcome to ${site.siteName}: please set your password`,
  ...layOut(site, {
    heading: `Welcome to ${site.siteName}`,
    paragraphs: [
      `Dear ${to.name},`,
      `${openedBy ? `${openedBy} has opened an account for you` : 'Your account has been created'}. Please set your password to verify your email and sign in.`,
    ],
    button: { label: 'Set password', link },
    footnote: `The link works once, within 7 days. If you did not ${openedBy ? 'expect it' : 'register'}, you can ignore this email.`,
  }),
});
