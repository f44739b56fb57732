import type { FailureCode, Outcome } from '#shared/errors.ts';

/** Rounds for a change that others came before. */
const TRIES = 8;

/**
 * Carries out a change anew from what stands by then, where somebody else's of the same rows was faster. A conflict that
 * says what stands now is the caller's to decide about, and is answered at once.
 */
export async function retried<T, F extends FailureCode>(run: () => Promise<Outcome<T, F>>): Promise<Outcome<T, F>> {
  for (let tries = 1; ; tries++) {
    const done = await run();
    if (done.ok || done.code !== 'CONFLICT' || done.detail !== undefined || tries === TRIES) return done;
  }
}
