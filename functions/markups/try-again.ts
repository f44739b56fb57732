import type { FailureCode, Outcome } from '#shared/errors.ts';

/** Rounds for a change that says what is to be, whatever stood there. */
const TRIES = 8;

/** Carries out a change anew, from what stands by then, where somebody else was faster again and again. */
export async function again<T, F extends FailureCode>(run: () => Promise<Outcome<T, F>>): Promise<Outcome<T, F>> {
  for (let tries = 1; ; tries++) {
    const done = await run();
    if (done.ok || (done.code !== 'CONFLICT' && done.code !== 'BUSY') || tries === TRIES) return done;
  }
}
