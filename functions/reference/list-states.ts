import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { listStates } from '#shared/reference/list-states.ts';

/** The data is loaded when first asked for. */
export const listStatesHandler = handle(listStates, async (_actor, { country }) => {
  const { states } = await import('./states.ts');
  return ok(states(country));
});
