import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { listStates } from '#shared/reference/list-states.ts';
import { states } from './cities.ts';

export const listStatesHandler = handle(listStates, async (_actor, { country }) => ok(states(country)));
