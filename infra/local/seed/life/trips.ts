import type { UserType } from '#shared/users/types.ts';
import { addDays, type Day, dayIn } from '#shared/time.ts';
import type { DemoSite } from '../sites.ts';
import { between, happens, pick } from './draw.ts';
import { regions } from './regions.ts';

/** A journey that somebody looks for. */
export interface Trip {
  origin: string;
  destination: string;
  leaves: Day;
  /** Absent: one way. */
  returns?: Day;
  adults: number;
  children: number;
  infants: number;
}

/** How far off the latest journey is, and how long ago the earliest was, days. */
const FURTHEST = 70;
const LONGEST_AGO = 28;

/** What somebody of this type looks for at `at`, as `parts` draw it; `now` is when the life was begun (ms since 1970). */
export function tripOf(
  { head: { site, zone }, suppliers }: DemoSite,
  at: number,
  now: number,
  parts: (string | number)[],
  userType: UserType,
): Trip {
  const region = regions[site]!;
  const sellsReturns = suppliers.some(({ settings }) => settings.kind === 'gds');
  const today = dayIn(zone, now);
  const asked = dayIn(zone, at);
  const earliest = [addDays(asked, 1), addDays(today, -LONGEST_AGO)].toSorted().at(-1)!;
  const soon = happens(0.45, 'soon', ...parts);
  const leaves = [
    addDays(earliest, soon ? between(0, 12, 'day', ...parts) : between(8, 60, 'day', ...parts)),
    addDays(today, FURTHEST - 9),
  ]
    .toSorted()
    .at(0)!;
  const [one, other] = pick(region.routes, 'route', ...parts);
  const isBack = happens(0.25, 'back', ...parts);
  const isFamily = userType !== 'corporate' && happens(0.3, 'family', ...parts);
  return {
    origin: isBack ? other : one,
    destination: isBack ? one : other,
    leaves,
    ...(sellsReturns &&
      happens(0.25, 'return', ...parts) && { returns: addDays(leaves, between(2, 9, 'stay', ...parts)) }),
    adults: isFamily ? 2 : happens(0.25, 'two', ...parts) ? 2 : 1,
    children: isFamily ? between(0, 2, 'children', ...parts) : 0,
    infants: isFamily && happens(0.3, 'infant', ...parts) ? 1 : 0,
  };
}
