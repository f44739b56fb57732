import { argon2 } from '#functions/runtime/argon2.ts';
import { fail, type Failure } from '#shared/errors.ts';

/** Whole seconds after which a queue that was full has moved on. */
const COME_AGAIN = 2;

/**
 * Does what takes a password, where its turn comes soon. BUSY at once where it does not: nothing was tried then, and
 * nothing is counted against the account.
 */
export async function inPasswordQueue<T>(run: () => Promise<T>): Promise<T | Failure<'BUSY'>> {
  const leave = argon2().enter();
  if (!leave) return fail('BUSY', { retryAfter: COME_AGAIN });
  try {
    return await run();
  } finally {
    leave();
  }
}
