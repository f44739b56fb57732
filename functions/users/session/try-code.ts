import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import { chargeTry, type TriedBy } from './back-off.ts';
import { hashRecoveryCode, stepOfCode } from './second-factor.ts';
import { readSecondFactor, secretOf } from './second-factor-store.ts';
import type { GivenCode } from './second-factor-writes.ts';

/** The code, for the write that uses it up, and the writes that let the try count for nothing. */
export interface RightCode {
  given: GivenCode;
  cleared: Write<never>[];
}

const WRONG_CODE = 'This code is wrong or has already been used.';

/** A code that is refused, for the field it was typed into. */
export const wrongCode = (): Failure<'WRONG_CREDENTIALS'> =>
  fail('WRONG_CREDENTIALS', { message: WRONG_CODE, errors: { code: WRONG_CODE } });

/**
 * One try at the second factor of a user, counted like a password's. The write that uses the code up (`useCodeWrites`)
 * has the last word.
 */
export async function tryCode(
  actor: Actor,
  userId: string,
  code: string,
  by: TriedBy,
): Promise<Outcome<RightCode, 'WRONG_CREDENTIALS' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const charged = await chargeTry(actor, userId, by, 'CODE');
  if (!charged.ok) return charged;
  const factor = await readSecondFactor(actor, userId);
  if (factor?.state !== 'on') return wrongCode();
  if (code.length > 6) {
    const recovery = hashRecoveryCode(userId, code);
    return factor.recovery?.[recovery] ? ok({ given: { recovery }, cleared: charged.value }) : wrongCode();
  }
  const step = await stepOfCode(await secretOf(actor, userId, factor), code, clock.now());
  return step !== undefined && step > (factor.lastStep ?? 0)
    ? ok({ given: { step }, cleared: charged.value })
    : wrongCode();
}
