import type { Actor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { MINUTE } from '#shared/time.ts';

/** What else than searches a link is asked in a minute, all of a site's people together. */
const ASKS = { limit: 600, windowMs: MINUTE };

/**
 * Takes one of the questions that the actor's site may put to a supplying site's own suppliers: fares confirmed, rules, extras,
 * orders and what cancelling costs. False where none is left in this minute. One write.
 */
export const spendAsk = async (actor: Actor, supplier: string): Promise<boolean> =>
  (await spend(actor, 'LINK_ASK', supplier, ASKS)).ok;
