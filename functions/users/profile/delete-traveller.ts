import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { deleteTraveller } from '#shared/users/profile/delete-traveller.ts';
import { readTravellerCount } from './traveller-store.ts';
import { deleteTravellerWrites } from './traveller-writes.ts';

export const deleteTravellerHandler = handle(deleteTraveller, (actor, { id }) =>
  whileBusy(async (): Promise<Outcome<{ deleted: boolean }, CommonFailure>> => {
    const counted = await readTravellerCount(actor, actor.userId);
    const done = await commit(actor, deleteTravellerWrites(actor, id, counted));
    return done.ok ? ok({ deleted: true }) : done;
  }),
);
