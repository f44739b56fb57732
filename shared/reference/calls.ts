import { getAirlines } from './get-airlines.ts';
import { getAirports } from './get-airports.ts';
import { getCountryList } from './get-country-list.ts';
import { getNationalities } from './get-nationalities.ts';
import { getPhoneCodeList } from './get-phone-code-list.ts';
import { listCities } from './list-cities.ts';
import { listCountries } from './list-countries.ts';
import { listStates } from './list-states.ts';
import { searchCities } from './search-cities.ts';

export const referenceCalls = [
  getAirlines,
  listCountries,
  listStates,
  listCities,
  searchCities,
  getCountryList,
  getPhoneCodeList,
  getNationalities,
  getAirports,
];
