import { searchCities } from '#shared/reference/search-cities.ts';
import { useCall } from '#web/api/use-call.ts';

/** Spec: the default area city preselects a Dubai match. */
const FIRST_CITY = 'Dubai';

interface FirstCity {
  /** Its id; empty where it is not known yet, or could not be asked for. */
  cityId: string;
  isPending: boolean;
}

/** The city that areas and places to stay begin with, where none is chosen. `isAsked`: left alone otherwise. */
export function useFirstCity(isAsked: boolean): FirstCity {
  const { data, isPending } = useCall(
    searchCities,
    { city: FIRST_CITY, priceOnly: false, cityId: '' },
    { enabled: isAsked, quiet: true, staleTime: Infinity },
  );
  return { cityId: data?.[0]?.id ?? '', isPending: isAsked && isPending };
}
