import { serve } from '#functions/http/serve.ts';
import { getAirlinesHandler } from './get-airlines.ts';
import { getAirportsHandler } from './get-airports.ts';
import { getCountryListHandler } from './get-country-list.ts';
import { getNationalitiesHandler } from './get-nationalities.ts';
import { getPhoneCodeListHandler } from './get-phone-code-list.ts';
import { listCitiesHandler } from './list-cities.ts';
import { listCountriesHandler } from './list-countries.ts';
import { listStatesHandler } from './list-states.ts';
import { searchCitiesHandler } from './search-cities.ts';

export const referenceHandlers = [
  getAirlinesHandler,
  getAirportsHandler,
  getCountryListHandler,
  getNationalitiesHandler,
  getPhoneCodeListHandler,
  listCitiesHandler,
  listCountriesHandler,
  listStatesHandler,
  searchCitiesHandler,
];
export const handler = serve(referenceHandlers);
