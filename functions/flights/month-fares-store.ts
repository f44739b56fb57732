import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';
import type { Day } from '#shared/time.ts';
import { flightKeys } from './keys.ts';
import type { SeenFareItem } from './model.ts';

/** The fares still kept of a route's month (`yyyy-mm`) for departures from a day on. One Query of at most 31 small rows. */
export async function readMonthFares(
  actor: Actor,
  origin: string,
  destination: string,
  month: string,
  from: Day,
): Promise<SeenFareItem[]> {
  const place = flightKeys.seenFaresOfMonth(actor, origin, destination, month.replace('-', ''));
  const days = { from: from > `${month}-01` ? from : `${month}-01`, to: `${month}-31` };
  const rows = await queryAll(decidedBy(place), days);
  return rows.filter(({ ttl }) => ttl * 1000 > clock.now());
}
