import type { SiteData } from '#shared/site/model.ts';
import type { Mail } from './mail.ts';
import { layOut } from './mail-layout.ts';

/** To somebody who asked for a new password. */
export const forgotPasswordMail = (site: SiteData, to: { email: string; name: string }, link: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: set a new password`,
  ...layOut(site, {
    heading: 'Set a new password',
    paragraphs: [
      `Dear ${to.name},`,
      'We received a request to reset your password. When you set a new one, you are signed out on all devices.',
    ],
    button: { label: 'Set new password', link },
    footnote:
      'The link works once, within one hour. If you did not ask for it, you can ignore this email: your password does not change.',
  }),
});
