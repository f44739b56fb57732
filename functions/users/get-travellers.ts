import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getTravellers } from '#shared/users/get-travellers.ts';
import { readTravellers } from './store.ts';

export const getTravellersHandler = handle(getTravellers, async (actor) => {
  const travellers = await readTravellers(actor, actor.userId);
  return ok({
    travellers: travellers.toSorted((a, b) =>
      `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`),
    ),
  });
});
