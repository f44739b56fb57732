import { getAllCities } from '#shared/destination/activities/get-all-cities.ts';
import { useCall } from '#web/api/use-call.ts';

/** Spec: the default city is a Dubai match. */
const USUAL = /^dubai\b/i;

/**
 * The city whose activities are shown: the one chosen, else Dubai where there is something to do, else the first where
 * there is. Empty while nobody knows yet, and on a site without activities.
 */
export function useCity(chosen: string) {
  const found = useCall(getAllCities, {}, { quiet: true });
  const cities = found.data?.cities ?? [];
  const usual = cities.find(({ city }) => USUAL.test(city)) ?? cities[0];
  return {
    cityId: chosen || (usual?.id ?? ''),
    cities,
    isPending: !chosen && found.isPending,
    error: found.error,
    found,
  };
}
