import { setTimeout as pause } from 'node:timers/promises';
import type { Failure, FailureCode, Outcome } from '#shared/errors.ts';

/** Rounds for a change that others come before, and for a row that many want at once. */
const TRIES = 8;
const BUSY_TRIES = 6;

/** A row that many want at once was lost, and may be had when it is tried anew. */
export const isBusy = ({ code }: Failure): boolean => code === 'WALLET_BUSY' || code === 'BUSY';

/** A conflict that says what stands now is for whoever read the older version to decide about. */
const isOvertaken = (refused: Failure): boolean => refused.code === 'CONFLICT' && !('stands' in refused);

/**
 * Carries out a change until it stands: anew, from what stands by then, where others came before it at the same rows.
 * `attempt` must read anew. A contended row is waited for with jitter. Answers as its last round did: CONFLICT, BUSY or
 * WALLET_BUSY when none was the first, and then nothing was written; a CONFLICT that says what stands at once.
 */
export const untilItStands = <Answer extends Outcome<unknown>>(attempt: () => Promise<Answer>): Promise<Answer> =>
  repeated(attempt, TRIES, (refused) => isOvertaken(refused) || isBusy(refused));

/**
 * Repeats what lost a race for a wallet or another row, with jitter, where a CONFLICT is an answer. `attempt` must read
 * anew. WALLET_BUSY or BUSY when that did not help: nothing was written, and it is safe to ask again.
 */
export const whileBusy = <Answer extends Outcome<unknown>>(attempt: () => Promise<Answer>): Promise<Answer> =>
  repeated(attempt, BUSY_TRIES, isBusy);

async function repeated<Answer extends Outcome<unknown, FailureCode>>(
  attempt: () => Promise<Answer>,
  most: number,
  isWorthIt: (refused: Failure) => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await attempt();
    if (answer.ok || !isWorthIt(answer) || tries === most) return answer;
    if (isBusy(answer)) await pause(Math.random() * 10 * 2 ** tries);
  }
}
