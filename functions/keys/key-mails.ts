import { layOut } from '#functions/notifications/mail-layout.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { KeyItem } from './model.ts';

interface To {
  email: string;
  name: string;
}

/** To the owner of a key that staff ended. `link` opens the company's keys. */
export const keyEndedMail = (
  site: SiteData,
  to: To,
  { name, endsIn }: Pick<KeyItem, 'name' | 'endsIn'>,
  reason: string,
  link: string,
): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your key ${name} has ended`,
  ...layOut(site, {
    heading: 'Your key has ended',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has ended your key ${name} (…${endsIn}). Programs that use it are refused from now on.`,
      `Reason: ${reason}`,
    ],
    button: { label: 'View your keys', link },
    footnote: `If you have questions, please write to ${site.adminEmail || site.siteName}.`,
  }),
});
