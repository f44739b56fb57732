import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getNationalities } from '#shared/reference/get-nationalities.ts';
import { nationalities } from './countries.ts';

export const getNationalitiesHandler = handle(getNationalities, async (_actor) => ok(nationalities()));
