import type { OptionForSale } from '../city-offer-store.ts';
import { addDays, type Day, MINUTE } from '#shared/time.ts';
import { localToMs, offsetMinutes } from '#shared/zone-time.ts';

type Timed = Pick<OptionForSale, 'hasTimeSlots' | 'timeSlots'>;

/** Local times at which an option begins; one empty one where it may be visited all day. */
export const beginnings = ({ hasTimeSlots, timeSlots }: Timed): readonly string[] =>
  hasTimeSlots && timeSlots.length ? timeSlots : [''];

/** From when to when, in milliseconds since 1970: until the day is over where it begins at no time. */
export function spanOf(
  { durationMinutes }: Pick<OptionForSale, 'durationMinutes'>,
  date: Day,
  time: string,
  zone: string,
): { start: number; end: number; cutoff: number } {
  const start = localToMs(`${date}T${time || '00:00'}`, zone);
  if (time) return { start, end: start + (durationMinutes ?? 0) * MINUTE, cutoff: start };
  const end = localToMs(`${addDays(date, 1)}T00:00`, zone);
  return { start, end, cutoff: end };
}

/** An instant with the offset that a zone has then: `2026-12-13T15:00:00+04:00`. */
export function withOffset(ms: number, zone: string): string {
  const minutes = offsetMinutes(zone, ms);
  const local = new Date(ms + minutes * MINUTE).toISOString().slice(0, 19);
  const away = new Date(Math.abs(minutes) * MINUTE).toISOString().slice(11, 16);
  return `${local}${minutes < 0 ? '-' : '+'}${away}`;
}

/** An instant in whole seconds: `2026-12-13T11:00:00Z`. */
export const inUtc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** What an availability is called: `<option>_2026-12-13T15:00`, without a time where there is none. */
export const availabilityId = (optionId: string, date: Day, time: string): string =>
  `${optionId}_${date}${time && `T${time}`}`;

/** Day and time that an id names; undefined for none of the option's. */
export function namedBeginning(id: string, option: Timed & { id: string }): { date: Day; time: string } | undefined {
  const [, optionId, date, time = ''] = /^(.+)_(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(id) ?? [];
  const isDay = date !== undefined && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date;
  return isDay && optionId === option.id && beginnings(option).includes(time) ? { date, time } : undefined;
}
