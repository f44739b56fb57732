import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

/** To an address that staff gave an account: opening the link confirms it and sets the password. */
export const confirmAddressMail = (site: SiteData, to: { email: string; name: string }, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: please confirm your new email`,
  ...layOut(site, {
    heading: 'Please confirm your new email',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has changed the email of your account to this one. Please set a password to confirm it and to sign in.`,
    ],
    button: { label: 'Confirm and set password', link },
    footnote: 'The link works once, within 7 days. If you have no account here, you can ignore this mail.',
  }),
});

/** To the address that an account had before; it does not name the new one. */
export const addressChangedMail = (site: SiteData, email: string, name: string): Mail => ({
  to: email,
  subject: `${site.siteName}: the email of your account was changed`,
  ...layOut(site, {
    heading: 'The email of your account was changed',
    paragraphs: [
      `Dear ${name},`,
      `${site.siteName} has changed the email of your account, and signed you out everywhere. You sign in by the new one from now on.`,
    ],
    footnote: `If you did not ask for it, please tell ${site.adminEmail || site.siteName} at once.`,
  }),
});
