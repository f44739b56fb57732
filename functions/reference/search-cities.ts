import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { searchCities } from '#shared/reference/search-cities.ts';

/** The data is loaded when first asked for. One city by its id, or those whose name begins with a text. */
export const searchCitiesHandler = handle(searchCities, async (_actor, { city, cityId, priceOnly }) => {
  const { citiesByName, cityById } = await import('./cities.ts');
  if (!cityId) return ok(citiesByName(city, { busyOnly: priceOnly }));
  const found = cityById(cityId);
  return ok(found ? [found] : []);
});
