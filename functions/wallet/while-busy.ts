import { setTimeout as pause } from 'node:timers/promises';
import type { FailureCode, Outcome } from '#shared/errors.ts';

const TRIES = 6;

/**
 * Repeats what lost a race for a wallet, with jitter. `attempt` must read the wallet anew. WALLET_BUSY when that did
 * not help: nothing was written, and it is safe to ask again.
 */
export async function whileBusy<T, F extends FailureCode>(
  attempt: () => Promise<Outcome<T, F>>,
): Promise<Outcome<T, F>> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt();
    if (outcome.ok || outcome.code !== 'WALLET_BUSY' || tries === TRIES) return outcome;
    await pause(Math.random() * 10 * 2 ** tries);
  }
}
