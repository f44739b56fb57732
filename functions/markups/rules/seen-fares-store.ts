import type { Scope } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import type { SeenFareItem } from '#functions/flights/model.ts';
import { flightKeys } from '#functions/flights/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';

/** A fare that is kept of a route. */
export interface KeptFare {
  origin: string;
  destination: string;
  fare: SeenFareItem;
}

/** The fares that are still kept of routes, for departures in some months `yyyymm`. One Query a route and month, all at once. */
export async function readSeenFares(
  scope: Scope,
  routes: readonly Pick<KeptFare, 'origin' | 'destination'>[],
  months: readonly string[],
): Promise<KeptFare[]> {
  const asked = routes.flatMap((route) => months.map((month) => ({ ...route, month })));
  const found = await Promise.all(
    asked.map(async ({ origin, destination, month }) => {
      const list = listIn(scope, { site: (actor) => flightKeys.seenFaresOfMonth(actor, origin, destination, month) });
      const rows = await queryAll(list);
      return rows
        .filter(({ baseFare, ttl }) => baseFare !== undefined && ttl * 1000 > clock.now())
        .map((fare): KeptFare => ({ origin, destination, fare }));
    }),
  );
  return found.flat();
}
