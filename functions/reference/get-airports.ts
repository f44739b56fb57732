import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { searchAirports } from './airports.ts';

export const getAirportsHandler = handle(getAirports, async (_actor, { search, limit }) => ok(searchAirports(search, limit)));
