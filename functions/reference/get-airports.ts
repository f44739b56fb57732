import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getAirports } from '#shared/reference/get-airports.ts';

/** The data is loaded when first asked for. */
export const getAirportsHandler = handle(getAirports, async (actor, { search, limit, from }) => {
  const { airportByCode, searchAirports } = await import('./airports.ts');
  const { usualIn, usualRoutes } = await import('./usual-routes.ts');
  const begins = from ? airportByCode(from) : undefined;
  if (!search.trim()) return ok(begins ? usualRoutes(begins, limit) : []);
  return ok(searchAirports(search, limit, usualIn(actor.head.country)));
});
