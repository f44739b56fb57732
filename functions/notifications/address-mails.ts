import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

interface To {
  email: string;
  name: string;
}

/** To an address that staff gave the account of somebody without a password: opening the link confirms it and sets one. */
export const newAddressMail = (site: SiteData, to: To, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: please confirm your new email`,
  ...layOut(site, {
    heading: 'Please confirm your new email',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has changed your account email to this address. Please set a password to confirm it and sign in.`,
    ],
    button: { label: 'Confirm and set password', link },
    footnote: 'The link works once, within 7 days. If you have no account here, you can ignore this email.',
  }),
});

/** To an address that staff gave the account of somebody with a password, who is asked for it. */
export const confirmAddressMail = (site: SiteData, to: To, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: please confirm your new email`,
  ...layOut(site, {
    heading: 'Please confirm your new email',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has changed your account email to this address. Please confirm it with your current password.`,
    ],
    button: { label: 'Confirm', link },
    footnote:
      'The link works once, within 7 days. If you do not remember your password, you can request a new one after these 7 days. If you have no account here, you can ignore this email.',
  }),
});

/** To the address that an account had before; it does not name the new one. `back` takes the change back. */
export const addressChangedMail = (
  site: SiteData,
  to: To,
  back: { link: string; hasPassword: boolean } | undefined,
): Mail => ({
  to: to.email,
  subject: `${site.siteName}: the email of your account was changed`,
  ...layOut(site, {
    heading: 'The email of your account was changed',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has changed your account email and signed you out everywhere. From now on, sign in with the new email.`,
      ...(back
        ? [
            `If you did not ask for this, you can undo it within 7 days. ${back.hasPassword ? 'Your password does not change.' : 'You will then get a link to set your password.'}`,
          ]
        : []),
    ],
    ...(back && { button: { label: 'Keep my email', link: back.link } }),
    footnote: `If you did not ask for this, please tell ${site.adminEmail || site.siteName} at once.`,
  }),
});
