import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { countries } from './countries.ts';

export const listCountriesHandler = handle(listCountries, async (_actor) => ok(countries()));
