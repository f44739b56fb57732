import type { OwnerId } from '#functions/actor.ts';
import { inTurn } from '#functions/table/in-turn.ts';
import type { TurnTaker } from '#functions/table/take-moment.ts';
import type { Failure, Outcome } from '#shared/errors.ts';

/** A wallet, and the site that keeps it. */
export interface NamedWallet {
  site: string;
  owner: OwnerId;
  currency: string;
}

/**
 * Changes a wallet, one after the other of those who come at once (inTurn): a purchase beside a top-up and a refund waits for
 * them, and what the balance covers passes. `attempt` must read anew. WALLET_BUSY: nothing was written.
 */
export const atWallet = <Answer extends Outcome<unknown>>(
  actor: TurnTaker,
  { site, owner, currency }: NamedWallet,
  attempt: () => Promise<Answer>,
): Promise<Answer | Failure<'WALLET_BUSY'>> => inTurn(actor, `${site}#${owner}#${currency}`, 'WALLET_BUSY', attempt);
