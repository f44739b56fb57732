import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getCountryList } from '#shared/reference/get-country-list.ts';
import { countries } from './countries.ts';

export const getCountryListHandler = handle(getCountryList, async (_actor) => ok(countries()));
