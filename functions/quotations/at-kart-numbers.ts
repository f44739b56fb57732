import type { UserActor } from '#functions/actor.ts';
import { inTurn } from '#functions/table/in-turn.ts';
import type { Failure, Outcome } from '#shared/errors.ts';

/** Makes a quotation, one after the other of those that are made at once: each takes the number after the one before. BUSY: nothing was written. */
export const atKartNumbers = <Answer extends Outcome<unknown>>(
  actor: UserActor,
  make: () => Promise<Answer>,
): Promise<Answer | Failure<'BUSY'>> => inTurn(actor, `${actor.site}#KARTS`, 'BUSY', make);
