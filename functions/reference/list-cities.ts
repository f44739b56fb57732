import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { listCities } from '#shared/reference/list-cities.ts';

/** The data is loaded when first asked for. */
export const listCitiesHandler = handle(listCities, async (_actor, { country, state }) => {
  const { citiesOf } = await import('./cities.ts');
  return ok(citiesOf(country, state));
});
