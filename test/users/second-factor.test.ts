import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { readSecondFactor } from '#functions/users/session/second-factor-store.ts';
import { readUser } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { MINUTE } from '#shared/time.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addStaffWithApp, codeOf, giveCode, giveEmailAndPassword, tokenOf, wrongCodeFor } from './app-of.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = () => world.job('sarathi');
const REFUSED = {
  status: 400,
  errorCode: 'WRONG_CREDENTIALS',
  errors: { code: 'This code is wrong or has already been used.' },
  cookies: [],
};

describe('signing in with a second factor', () => {
  it('asks for the code after the right password, without a session, and then opens one', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const first = await giveEmailAndPassword(user);
    expect(first).toMatchObject({ status: 403, errorCode: 'SECOND_FACTOR_NEEDED', cookies: [] });
    expect(Object.keys(first.result!)).toEqual(['token']);
    const { token } = first.result as unknown as { token: string };
    const answer = await giveCode(token, codeOf(secret));
    expect(answer).toMatchObject({ status: 200, result: { user: { id: user.item.userId, hasSecondFactor: true } } });
    expect(answer.cookies[0]).toContain(answer.result!.sessionId);
    const mine = await callHttp({
      site: 'sarathi',
      call: getUserBySessionId,
      body: {},
      as: { token: answer.result!.sessionId },
    });
    expect(mine.result).toMatchObject({ id: user.item.userId });
  });

  it('says of a wrong password what it says to everybody', async () => {
    const { user } = await addStaffWithApp(world);
    expect(await giveEmailAndPassword(user, 'wrong')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS', result: null });
  });

  it('forgives a clock that is half a minute ahead or behind, and no more', async () => {
    const { user, secret } = await addStaffWithApp(world);
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const)
      expect((await giveCode(await tokenOf(user), codeOf(secret, steps))).status, String(steps)).toBe(status);
  });

  it('reads a code as people type it', async () => {
    const { user, secret, recoveryCodes } = await addStaffWithApp(world);
    const code = codeOf(secret);
    expect((await giveCode(await tokenOf(user), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect((await giveCode(await tokenOf(user), recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    for (const typed of ['', '12345', '1234567', 'ABCD-EFGH', '１２３４５６'])
      expect(await giveCode('x', typed), typed).toMatchObject({
        errorCode: 'VALIDATION',
        errors: { code: expect.any(String) },
      });
  });
});

describe('each code works once', () => {
  it('the app’s, at another sign-in, and so do those before it', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const [earlier, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await giveCode(await tokenOf(user), code)).status).toBe(200);
    for (const used of [code, earlier]) expect(await giveCode(await tokenOf(user), used)).toMatchObject(REFUSED);
    world.clock.advance(30_000);
    expect((await giveCode(await tokenOf(user), codeOf(secret))).status).toBe(200);
  });

  it('a recovery code, which is kept as a hash alone, and written down when it is used', async () => {
    const { user, recoveryCodes } = await addStaffWithApp(world);
    expect(new Set(recoveryCodes).size).toBe(10);
    const { userId } = user.item;
    const kept = JSON.stringify(await readSecondFactor(job(), userId));
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
    expect((await giveCode(await tokenOf(user), recoveryCodes[0]!)).status).toBe(200);
    expect(await giveCode(await tokenOf(user), recoveryCodes[0]!)).toMatchObject(REFUSED);
    expect((await giveCode(await tokenOf(user), recoveryCodes[1]!)).status).toBe(200);
    expect(Object.keys((await readSecondFactor(job(), userId))!.recovery!)).toHaveLength(8);
    expect((await readUserEvents(job(), userId, 9)).map(({ what }) => what)).toContain('signed in by a recovery code');
  });

  it('and the token of the password too: not with another code, but after wrong ones', async () => {
    const { user, secret, recoveryCodes } = await addStaffWithApp(world);
    const token = await tokenOf(user);
    expect(await giveCode(token, wrongCodeFor(secret))).toMatchObject(REFUSED);
    expect((await giveCode(token, codeOf(secret))).status).toBe(200);
    expect(await giveCode(token, recoveryCodes[0]!)).toMatchObject({ status: 400, errorCode: 'LINK_EXPIRED' });
    expect((await giveCode(await tokenOf(user), recoveryCodes[0]!)).status).toBe(200);
  });
});

describe('wrong codes', () => {
  it('are slowed like passwords, over all tokens of a user, and a right password does not clear them', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const wrong = wrongCodeFor(secret);
    for (let i = 0; i < 10; i++) expect(await giveCode(await tokenOf(user), wrong)).toMatchObject(REFUSED);
    expect(await giveCode(await tokenOf(user), codeOf(secret))).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUESTS',
      headers: { 'retry-after': '1' },
    });
    world.clock.advance(1000);
    expect(await giveCode(await tokenOf(user), wrongCodeFor(secret))).toMatchObject(REFUSED);
    world.clock.advance(2000);
    expect((await giveCode(await tokenOf(user), codeOf(secret))).status).toBe(200);
    expect(await giveCode(await tokenOf(user), wrong)).toMatchObject(REFUSED);
  });

  it('sent all at once pass as no more than ten', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const token = await tokenOf(user);
    const answers = await Promise.all(Array.from({ length: 24 }, () => giveCode(token, wrongCodeFor(secret))));
    expect(answers.filter(({ errorCode }) => errorCode === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  }, 30_000);

  it('of somebody else open nothing', async () => {
    const [one, other] = [await addStaffWithApp(world), await addStaffWithApp(world)];
    const token = await tokenOf(one.user);
    for (const code of [codeOf(other.secret), other.recoveryCodes[0]!])
      expect(await giveCode(token, code)).toMatchObject(REFUSED);
  });
});

describe('the token of the right password', () => {
  const expired = { status: 400, errorCode: 'LINK_EXPIRED', cookies: [] };

  it('is forged, another site’s, a mailed link, or older than ten minutes', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const token = await tokenOf(user);
    expect(await giveCode('0'.repeat(43), codeOf(secret))).toMatchObject(expired);
    expect(await giveCode(token, codeOf(secret), 'gulf')).toMatchObject(expired);
    await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: user.item.email } });
    await expect.poll(() => world.mail.sent.length).toBe(1);
    const mailed = /token=([\w-]{43})/.exec(world.mail.lastTo(user.item.email).text)![1]!;
    expect(await giveCode(mailed, codeOf(secret))).toMatchObject(expired);
    expect(
      await callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'of somebody else' } }),
    ).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    world.clock.advance(10 * MINUTE);
    expect(await giveCode(token, codeOf(secret))).toMatchObject(expired);
  });

  it('dies where the account is blocked in between, even between reading and writing', async () => {
    const block = async (userId: string) => {
      const user = (await readUser(job(), userId))!;
      expect((await commit(job(), blockUserWrites(job(), user, true))).ok).toBe(true);
    };
    const one = await addStaffWithApp(world);
    const token = await tokenOf(one.user);
    await block(one.user.item.userId);
    expect(await giveCode(token, codeOf(one.secret))).toMatchObject(expired);
    expect(await giveEmailAndPassword(one.user)).toMatchObject({ errorCode: 'BLOCKED', result: null });

    const two = await addStaffWithApp(world);
    const [rehearsed, late] = [await tokenOf(two.user), await tokenOf(two.user)];
    world.faults.reset();
    expect((await giveCode(rehearsed, two.recoveryCodes[0]!)).status).toBe(200);
    const written = world.faults.counts().list.findIndex(({ name }) => name.startsWith('TransactWrite')) + 1;
    world.faults.reset();
    world.faults.beforeNth(written, () => block(two.user.item.userId));
    expect(await giveCode(late, two.recoveryCodes[1]!)).toMatchObject(expired);
    expect(Object.keys((await readSecondFactor(job(), two.user.item.userId))!.recovery!)).toHaveLength(9);
  });

  it('is what a mailed link ends in too: the password is set, and the code is asked', async () => {
    const { user, secret } = await addStaffWithApp(world);
    await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: user.item.email } });
    await expect.poll(() => world.mail.sent.length).toBe(1);
    const token = /token=([\w-]{43})/.exec(world.mail.lastTo(user.item.email).text)![1]!;
    const answer = await callHttp({
      site: 'sarathi',
      call: generatePassword,
      body: { token, password: 'a new harbour' },
    });
    expect(answer).toMatchObject({ status: 403, errorCode: 'SECOND_FACTOR_NEEDED', cookies: [] });
    expect(await giveEmailAndPassword(user)).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    expect(await giveEmailAndPassword(user, 'a new harbour')).toMatchObject({ errorCode: 'SECOND_FACTOR_NEEDED' });
    const step = (answer.result as unknown as { token: string }).token;
    expect((await giveCode(step, codeOf(secret))).status).toBe(200);
  });
});
