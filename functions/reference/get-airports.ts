import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getAirports } from '#shared/reference/get-airports.ts';

/** The data is loaded when first asked for. */
export const getAirportsHandler = handle(getAirports, async (_actor, { search, limit }) => {
  const { searchAirports } = await import('./airports.ts');
  return ok(searchAirports(search, limit));
});
