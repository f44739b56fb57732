import type { City } from '#shared/reference/model.ts';
import { folded } from '#functions/records/natural-key.ts';

/** Finds cities of the reference data as people write them into files; each name is looked for once. */
export async function cityNames() {
  const { citiesByName, cityById } = await import('#functions/reference/cities.ts');
  const known = new Map<string, City | undefined>();
  const find = (city: string, country: string): City | undefined => {
    const byId = cityById(city.toLowerCase());
    if (byId) return byId;
    const land = folded(country);
    return citiesByName(city, { limit: 400 }).find(
      (one) =>
        folded(one.city) === folded(city) &&
        (!land || folded(one.country) === land || one.countryCode.toLowerCase() === land),
    );
  };
  return {
    /** The city of a name or an id, in a country by its name or code; the busiest one of that name. */
    find(city: string, country: string): City | undefined {
      const key = `${folded(city)}|${folded(country)}`;
      if (!known.has(key)) known.set(key, find(city, country));
      return known.get(key);
    },
    /** How a city is written so that it is found again: its name where that leads to it, its id where not. */
    write(cityId: string): { city: string; country: string } {
      const city = cityById(cityId);
      if (!city) return { city: cityId, country: '' };
      const again = this.find(city.city, city.country);
      return { city: again?.id === cityId ? city.city : cityId, country: city.country };
    },
  };
}

export const NO_CITY = 'No city has this name. Please enter it as in the list of cities.';
