import type { KeyShown } from '#shared/keys/key.ts';
import { ENDS_SOON_DAYS } from '#shared/keys/limits.ts';
import { type Day, daysBetween, formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import type { StatusTone } from '#web/ui/status.tsx';

/** The site's days, as `useSiteDays` has them. */
export interface SiteDays {
  zone: string;
  today: Day;
  dayOf(instant: string): Day;
}

/** A key of this site, or one of the sandbox. */
export type KeyKind = 'live' | 'test';

export const accessText: Record<KeyShown['may'], string> = { read: 'Read', sell: 'Read and sell' };
export const countText = (count: number): string => count.toLocaleString('en-IN');
export const limitsText = ({ perSecond, perDay }: Pick<KeyShown, 'perSecond' | 'perDay'>): string =>
  `${perSecond} a second, ${countText(perDay)} a day`;
/** By which its owner tells it from others. */
export const secretText = ({ isTest, endsIn }: KeyShown): string => `${isTest ? 'test' : 'live'}_…${endsIn}`;

/** What it may do; of a test key, that nothing of it is real. */
export const mayText = ({ isTest, may }: Pick<KeyShown, 'isTest' | 'may'>): string =>
  isTest ? `Test, ${accessText[may].toLowerCase()}` : accessText[may];

/** Its last day: it ends as the next one begins. */
export const lastDayOf = ({ endsAt }: KeyShown, { dayOf }: SiteDays): Day =>
  dayOf(new Date(Date.parse(endsAt) - 1).toISOString());

const soonText = (days: number): string =>
  days <= 0 ? 'Ends today' : days === 1 ? 'Ends tomorrow' : `Ends in ${days} days`;

export const endsSoon = (key: KeyShown, site: SiteDays): boolean =>
  key.state === 'active' && daysBetween(site.today, lastDayOf(key, site)) <= ENDS_SOON_DAYS;

export function stateOf(key: KeyShown, site: SiteDays): { tone: StatusTone; text: string } {
  if (key.state !== 'active') return { tone: 'over', text: 'Ended' };
  if (endsSoon(key, site)) return { tone: 'waiting', text: soonText(daysBetween(site.today, lastDayOf(key, site))) };
  return key.lastUsedAt ? { tone: 'done', text: 'In use' } : { tone: 'working', text: 'Not used yet' };
}

export const endText = (key: KeyShown, site: SiteDays): string =>
  formatDay(key.endedAt ? site.dayOf(key.endedAt) : lastDayOf(key, site));

/** `14:04 today`, or the day. */
export function lastUsedText({ lastUsedAt }: KeyShown, { zone, today, dayOf }: SiteDays): string {
  if (!lastUsedAt) return '–';
  const day = dayOf(lastUsedAt);
  return day === today ? `${msToLocal(Date.parse(lastUsedAt), zone).slice(11)} today` : formatDay(day);
}
