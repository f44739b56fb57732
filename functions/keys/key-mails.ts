import { layOut } from '#functions/notifications/mail-layout.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { NEAR_LIMIT } from '#shared/keys/limits.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { KeyItem } from './model.ts';

/** What a letter about a key says. */
export interface KeyLetter {
  site: SiteData;
  /** The site's time zone. */
  zone: string;
  /** The owner of the company that it belongs to, or the partner. */
  to: { email: string; name: string };
  key: Pick<KeyItem, 'name' | 'endsIn' | 'perDay' | 'endsAt'>;
  /** Opens the company's keys; absent: to a partner, whose staff come in by their own site. */
  link?: string;
}

const buttonOf = (link: string | undefined) => (link ? { button: { label: 'View your keys', link } } : {});

/** To the owner of a key that staff ended, with their reason. */
export const keyEndedMail = ({ site, to, key, link }: KeyLetter, reason: string): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your key ${key.name} has ended`,
  ...layOut(site, {
    heading: 'Your key has ended',
    paragraphs: [
      `Dear ${to.name},`,
      `${site.siteName} has ended your key ${key.name} (…${key.endsIn}). Programs that use it are refused from now on.`,
      `Reason: ${reason}`,
    ],
    ...buttonOf(link),
    footnote: `If you have questions, please write to ${site.adminEmail || site.siteName}.`,
  }),
});

/** To the owner of a key that has made most of its calls of today. */
export const keyNearLimitMail = ({ site, to, key, link }: KeyLetter): Mail => ({
  to: to.email,
  subject: `${site.siteName}: your key ${key.name} has made ${NEAR_LIMIT * 100} % of today’s calls`,
  ...layOut(site, {
    heading: 'Your key is near its limit',
    paragraphs: [
      `Dear ${to.name},`,
      `Your key ${key.name} (…${key.endsIn}) has made ${NEAR_LIMIT * 100} % of the ${key.perDay.toLocaleString('en-IN')} calls that it can make today. Beyond them it is refused until tomorrow.`,
    ],
    ...buttonOf(link),
    footnote: `If your program needs more, please write to ${site.adminEmail || site.siteName}.`,
  }),
});

/** To the owner of a key that ends soon. */
export const keyEndsMail = ({ site, zone, to, key, link }: KeyLetter): Mail => {
  const day = formatDay(dayIn(zone, key.endsAt - 1));
  return {
    to: to.email,
    subject: `${site.siteName}: your key ${key.name} ends on ${day}`,
    ...layOut(site, {
      heading: 'Your key ends soon',
      paragraphs: [
        `Dear ${to.name},`,
        `Your key ${key.name} (…${key.endsIn}) works for the last time on ${day}. Make a second one beside it and change your program over before then.`,
      ],
      ...buttonOf(link),
    }),
  };
};
