import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getAirlines } from '#shared/reference/get-airlines.ts';
import { airlines } from './airlines.ts';

export const getAirlinesHandler = handle(getAirlines, async (_actor) => ok(airlines()));
