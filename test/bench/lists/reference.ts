import { getAirlines } from '#shared/reference/get-airlines.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getCountryList } from '#shared/reference/get-country-list.ts';
import { getNationalities } from '#shared/reference/get-nationalities.ts';
import { getPhoneCodeList } from '#shared/reference/get-phone-code-list.ts';
import { listCities } from '#shared/reference/list-cities.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { listStates } from '#shared/reference/list-states.ts';
import { searchCities } from '#shared/reference/search-cities.ts';
import type { Call } from '#shared/contract.ts';
import { type Different, type DomainLists, list } from '../list-row.ts';

const reference = <C extends Call>(call: C, different: Different<C> = {}) =>
  list('nobody', call, { with: 'reference data in memory', queries: 0, read: 0, trips: 1, ...different });

export const lists: DomainLists = {
  measured: [
    reference(getAirlines),
    reference(listCountries),
    reference(listStates, { body: () => ({ country: 'IN' }) }),
    reference(listCities, { body: () => ({ country: 'SG' }) }),
    reference(searchCities, { body: () => ({ city: 'dub' }) }),
    reference(getCountryList),
    reference(getPhoneCodeList),
    reference(getNationalities),
    reference(getAirports, { body: () => ({ search: 'kochi' }) }),
  ],
};
