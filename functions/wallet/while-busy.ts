import { setTimeout as pause } from 'node:timers/promises';
import type { FailureCode, Outcome } from '#shared/errors.ts';

const TRIES = 6;
const isBusy = (code: FailureCode): boolean => code === 'WALLET_BUSY' || code === 'BUSY';

/**
 * Repeats what lost a race for a wallet or another row, with jitter. `attempt` must read anew. WALLET_BUSY or BUSY when
 * that did not help: nothing was written, and it is safe to ask again.
 */
export async function whileBusy<T, F extends FailureCode>(
  attempt: () => Promise<Outcome<T, F>>,
): Promise<Outcome<T, F>> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt();
    if (outcome.ok || !isBusy(outcome.code) || tries === TRIES) return outcome;
    await pause(Math.random() * 10 * 2 ** tries);
  }
}
