import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { newReferralCode } from '#functions/users/referral-code.ts';
import { lastUserNumber, readUserByEmail } from '#functions/users/store.ts';
import { createUserWrites } from '#functions/users/writes.ts';
import { DAY } from '#shared/time.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let phones = 72_000_00000;
async function register(email: string, referralCode?: string) {
  const person = { gender: 2 as const, firstName: 'Asha', lastName: 'Menon', phoneCode: '+91' };
  const body = { ...person, email, phone: String((phones += 1)), ...(referralCode !== undefined && { referralCode }) };
  expect((await callHttp({ site: 'sarathi', call: signUp, body })).status).toBe(200);
  return (await readUserByEmail(world.visitor('sarathi'), email))!;
}
const claimant = async (code: string) =>
  (await getItem<{ userId: string }>(keys.uniqueReferral(world.visitor('sarathi'), code)))?.userId;

describe('a referral code', () => {
  it('that somebody signs up with is not their own', async () => {
    const first = await register('first@example.com');
    const second = await register('second@example.com', first.referralCode);
    expect(second.referredBy).toBe(first.referralCode);
    expect(second.referralCode).not.toBe(first.referralCode);
    expect(first.referredBy).toBeUndefined();
  });

  it('is everybody’s own, legible, and nobody else’s', async () => {
    const user = await register('own@example.com');
    expect(user.referralCode).toMatch(/^[3479CDFHJKMNPRTVWXY]{7}$/);
    expect(await claimant(user.referralCode)).toBe(user.userId);
    const job = world.job('sarathi');
    const rival = createUserWrites(
      job,
      {
        ...world.user('sarathi', 'retail').item,
        userId: 'RIVAL',
        email: 'rival@example.com',
        phoneNumbers: [],
        referralCode: user.referralCode,
      },
      await lastUserNumber(job),
    );
    // Worth repeating: the next try draws another code.
    expect(await commit(job, rival.writes)).toMatchObject({ ok: false, code: 'BUSY' });
    expect(await claimant(user.referralCode)).toBe(user.userId);
    const drawn = Array.from({ length: 2000 }, newReferralCode);
    expect(new Set(drawn).size).toBe(2000);
    expect(new Set(drawn.join(''))).toEqual(new Set('3479CDFHJKMNPRTVWXY'));
  });

  it('is told to its owner by every call that shows the user', async () => {
    const agent = world.user('sarathi', 'travelAgent');
    const { result } = await callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as: agent });
    expect(result!.referralCode).toBe(agent.item.referralCode);
    expect(result!.referralCode).toHaveLength(7);
  });

  it('counts however it was typed, and is kept as given where it is nobody’s: a stale link stops no one', async () => {
    const first = await register('typed@example.com');
    expect((await register('lower@example.com', ` ${first.referralCode.toLowerCase()} `)).referredBy).toBe(
      first.referralCode,
    );
    expect((await register('campaign@example.com', 'Diwali 2026')).referredBy).toBe('Diwali 2026');
    expect((await register('empty@example.com', '')).referredBy).toBeUndefined();
  });

  it('goes with an account that gives way', async () => {
    const old = await register('gives-way@example.com');
    world.clock.advance(8 * DAY);
    const next = await register('gives-way@example.com');
    expect(next.userId).not.toBe(old.userId);
    expect(await claimant(old.referralCode)).toBeUndefined();
    expect(await claimant(next.referralCode)).toBe(next.userId);
  });
});
