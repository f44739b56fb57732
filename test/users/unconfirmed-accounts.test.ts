import { describe, expect, it, vi } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { login } from '#shared/users/session/login.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const asha = { gender: 2 as const, firstName: 'Asha', lastName: 'Menon', phoneCode: '+91' };
const password = 'a river in Kerala';
let phones = 71_000_00000;
const aPhone = () => String((phones += 1));
const register = (email: string, phone = aPhone(), more = {}) =>
  callHttp({ site: 'sarathi', call: signUp, body: { ...asha, email, phone, ...more } });
const codeOf = async (answer: ReturnType<typeof register>) => (await answer).errorCode ?? 'made';
const tokenTo = (email: string) => /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!;
const confirm = (token: string) => callHttp({ site: 'sarathi', call: generatePassword, body: { token, password } });
const userOf = (email: string) => readUserByEmail(world.visitor('sarathi'), email);

describe('an account that was never confirmed', () => {
  it('holds its email and phone for seven days, and no longer', async () => {
    const phone = aPhone();
    await register('first@example.com', phone);
    const first = await userOf('first@example.com');
    world.clock.advance(7 * DAY - MINUTE);
    expect(await codeOf(register('First@example.com'))).toBe('EMAIL_TAKEN');
    expect(await codeOf(register('other@example.com', phone))).toBe('PHONE_TAKEN');
    world.clock.advance(MINUTE);
    expect(await codeOf(register('First@example.com', phone))).toBe('made');
    const second = (await userOf('first@example.com'))!;
    expect(second.userId).not.toBe(first!.userId);
    expect((await confirm(tokenTo('First@example.com'))).status).toBe(200);
    const body = { email: 'first@example.com', password };
    expect((await callHttp({ site: 'sarathi', call: login, body })).result!.user.id).toBe(second.userId);
    world.clock.advance(30 * DAY);
    expect(await codeOf(register('first@example.com'))).toBe('EMAIL_TAKEN');
    expect(await codeOf(register('third@example.com', phone))).toBe('PHONE_TAKEN');
  });

  it('gives way as a whole, with its row, its words and what else it claimed', async () => {
    const phone = aPhone();
    await register('old@example.com', phone, { firstName: 'Zenobia' });
    const { userId } = (await userOf('old@example.com'))!;
    world.clock.advance(7 * DAY);
    expect(await codeOf(register('new@example.com', phone))).toBe('made');
    expect(await userOf('old@example.com')).toBeUndefined();
    const visitor = world.visitor('sarathi');
    expect(await queryAll(rowsOf(keys.words(visitor, 'USER', 'zenobia')))).toEqual([]);
    expect(await queryAll(rowsOf({ value: keys.user(visitor, userId).pk, index: undefined }))).not.toContainEqual(
      expect.objectContaining({ userId }),
    );
    expect(await codeOf(register('old@example.com'))).toBe('made');
  });

  it('stays where staff have given it money', async () => {
    const phone = aPhone();
    await register('paid@example.com', phone);
    const { userId } = (await userOf('paid@example.com'))!;
    const staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    const entry = { type: 'credit', currency: 'INR', amount: 500, remark: 'paid at the desk' } as const;
    const body = { userId, ...entry, externalId: 'DESK 1' };
    expect((await callHttp({ site: 'sarathi', call: addWalletEntry, body, as: staff })).status).toBe(200);
    world.clock.advance(8 * DAY);
    expect(await codeOf(register('paid@example.com'))).toBe('EMAIL_TAKEN');
    expect(await codeOf(register('other-paid@example.com', phone))).toBe('PHONE_TAKEN');
    expect((await userOf('paid@example.com'))?.userId).toBe(userId);
  });

  it('gives way to one of several who come at once', async () => {
    const phone = aPhone();
    await register('several@example.com', phone);
    world.clock.advance(7 * DAY);
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(register('several@example.com', aPhone()))));
    expect(codes.toSorted()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'made']);
    expect(await codeOf(register('free@example.com', phone))).toBe('made');
  });

  it('gives way with two of them at once, where one held the email and another the phone', async () => {
    const phone = aPhone();
    await register('mail@example.com');
    await register('phone@example.com', phone);
    world.clock.advance(7 * DAY);
    expect(await codeOf(register('mail@example.com', phone))).toBe('made');
    expect(await userOf('phone@example.com')).toBeUndefined();
  });

  it('can still be confirmed while nobody has taken its place, by a link asked for anew, and by none afterwards', async () => {
    const late = 'late@example.com';
    await register(late);
    world.clock.advance(8 * DAY);
    const ask = async () => {
      world.mail.clear();
      await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: late } });
      await vi.waitFor(() => world.mail.lastTo(late));
      return tokenTo(late);
    };
    const overtaken = await ask();
    expect(await codeOf(register(late))).toBe('made');
    expect(await confirm(overtaken)).toMatchObject({ status: 400, errorCode: 'LINK_EXPIRED', cookies: [] });
    world.clock.advance(8 * DAY);
    expect((await confirm(await ask())).status).toBe(200);
    expect(await codeOf(register(late))).toBe('EMAIL_TAKEN');
  });

  it('is either confirmed or gives way when both come at once', async () => {
    for (let round = 0; round < 3; round++) {
      const email = `race${round}@example.com`;
      await register(email);
      world.clock.advance(7 * DAY);
      world.mail.clear();
      await callHttp({ site: 'sarathi', call: forgetPassword, body: { email } });
      await vi.waitFor(() => world.mail.lastTo(email));
      const [confirmed, taken] = await Promise.all([confirm(tokenTo(email)), codeOf(register(email))]);
      const outcome = [confirmed.errorCode ?? 'confirmed', taken];
      expect([
        ['confirmed', 'EMAIL_TAKEN'],
        ['LINK_EXPIRED', 'made'],
      ]).toContainEqual(outcome);
      expect((await userOf(email))!.status).toBe(taken === 'made' ? 'unverified' : 'verified');
    }
  });

  it('opened for an agent stays the agent’s', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { status: 'unverified' });
    world.clock.advance(60 * DAY);
    expect(await codeOf(register(agent.item.email))).toBe('EMAIL_TAKEN');
  });

  it('whose phone claim is already somebody else’s takes that from nobody', async () => {
    const phone = aPhone();
    await register('crossed@example.com', phone);
    const holder = await world.addUser('sarathi', 'retail');
    const job = world.job('sarathi');
    const item = { userId: holder.item.userId };
    await commit(job, [{ kind: 'put', key: keys.uniquePhone(job, `+91${phone}`), item }]);
    world.clock.advance(7 * DAY);
    expect(await codeOf(register('crossed@example.com'))).toBe('made');
    expect(await codeOf(register('yet@example.com', phone))).toBe('PHONE_TAKEN');
  });
});
