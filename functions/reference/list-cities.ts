import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { listCities } from '#shared/reference/list-cities.ts';
import { citiesOf } from './cities.ts';

export const listCitiesHandler = handle(listCities, async (_actor, { country, state }) => ok(citiesOf(country, state)));
