import { Secret, URI } from 'otpauth';
import { afterEach, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { readSettings } from '#functions/site/settings/settings-store.ts';
import { savePartWrites } from '#functions/site/settings/settings-writes.ts';
import { sessionCalls } from '#functions/http/session-calls.ts';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { readSecondFactor } from '#functions/users/session/second-factor-store.ts';
import { readUser } from '#functions/users/store.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { MINUTE } from '#shared/time.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { resetSecondFactor } from '#shared/users/customers/reset-second-factor.ts';
import { startSecondFactor } from '#shared/users/session/start-second-factor.ts';
import { turnOffSecondFactor } from '#shared/users/session/turn-off-second-factor.ts';
import { turnOnSecondFactor } from '#shared/users/session/turn-on-second-factor.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { addStaffWithApp, codeOf, giveEmailAndPassword, PASSWORD, tokenOf, giveCode, wrongCodeFor } from './app-of.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = () => world.job('sarathi');
type As = TestUser | { token: string };
const start = (as: As, password = PASSWORD) =>
  callHttp({ site: 'sarathi', call: startSecondFactor, body: { password }, as });
const turnOn = (as: As, code: string) => callHttp({ site: 'sarathi', call: turnOnSecondFactor, body: { code }, as });
const turnOff = (as: As, code: string) => callHttp({ site: 'sarathi', call: turnOffSecondFactor, body: { code }, as });
const reset = (as: As, userId: string) => callHttp({ site: 'sarathi', call: resetSecondFactor, body: { userId }, as });
const whoIs = (as: As) => callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as });
const staff = () => world.addUser('sarathi', 'staff', { password: PASSWORD, isSuperAdmin: false });
const eventsOf = async ({ item }: TestUser) => (await readUserEvents(job(), item.userId, 9)).map(({ what }) => what);

describe('setting it up', () => {
  it('shows the secret once, for typing and for the QR code, and keeps it sealed', async () => {
    const user = await staff();
    const { result } = await start(user);
    const totp = URI.parse(result!.uri);
    expect(totp).toMatchObject({ issuer: 'Sarathi Travels', label: user.item.email, digits: 6, period: 30 });
    expect(totp.secret.base32).toBe(result!.secret);
    expect(Secret.fromBase32(result!.secret).buffer.byteLength).toBe(20);
    expect(JSON.stringify(await readRows('sarathi'))).not.toContain(result!.secret);
    expect((await giveEmailAndPassword(user)).status, 'nothing is asked before it is confirmed').toBe(200);
  });

  it('asks for the password first, and an open session alone begins nothing', async () => {
    const user = await staff();
    for (let at = 0; at < 10; at++)
      expect(await start(user, `guess ${at}`)).toMatchObject({
        errorCode: 'WRONG_CREDENTIALS',
        errors: { password: 'This password is wrong.' },
        result: null,
      });
    expect(await start(user)).toMatchObject({ status: 429, result: null });
    expect(await readSecondFactor(job(), user.item.userId)).toBeUndefined();
    world.clock.advance(1000);
    expect((await start(user)).status).toBe(200);
  });

  it('is turned on within 15 minutes of the password, and later by the password once more', async () => {
    const user = await staff();
    const { secret } = (await start(user)).result!;
    world.clock.advance(15 * MINUTE);
    expect(await turnOn(user, codeOf(secret))).toMatchObject({
      status: 409,
      errorMessage: 'This took too long. Please start again with your password.',
      cookies: [],
    });
    const again = (await start(user)).result!.secret;
    world.clock.advance(15 * MINUTE - 1);
    expect((await turnOn(user, codeOf(again))).status).toBe(200);
  });

  it('says what to do to somebody who never set a password', async () => {
    const user = await world.addUser('sarathi', 'staff');
    expect(await start(user, 'whatever it is')).toMatchObject({
      errorCode: 'WRONG_CREDENTIALS',
      errors: { password: expect.stringContaining('This account has no password yet. Please set one with the link') },
    });
  });

  it('is on once a code was right; every session ends but a new one, and it is written down', async () => {
    const user = await staff();
    const other = await signInAgain(user);
    const { secret } = (await start(user)).result!;
    expect(await turnOn(user, wrongCodeFor(secret))).toMatchObject({ errorCode: 'WRONG_CREDENTIALS', cookies: [] });
    expect(await giveEmailAndPassword(user)).toMatchObject({ status: 200 });
    const answer = await turnOn(user, codeOf(secret));
    expect(answer).toMatchObject({ status: 200, result: { recoveryCodes: expect.any(Array) } });
    expect(answer.cookies[0]).toContain(answer.result!.sessionId);
    for (const token of [user.token, other]) expect((await whoIs({ token })).errorCode).toBe('NOT_SIGNED_IN');
    expect((await whoIs({ token: answer.result!.sessionId })).result).toMatchObject({ hasSecondFactor: true });
    expect(await eventsOf(user)).toContain('second factor turned on');
    expect(await giveCode(await tokenOf(user), codeOf(secret)), 'that code is used').toMatchObject({ status: 400 });
  });

  it('counts the secret that was begun last, and none once it is on', async () => {
    const user = await staff();
    const first = (await start(user)).result!.secret;
    const second = (await start(user)).result!.secret;
    expect(await turnOn(user, codeOf(first))).toMatchObject({
      errorCode: 'WRONG_CREDENTIALS',
      errors: { code: expect.stringMatching('only the latest QR code works') },
    });
    const answers = await Promise.all([turnOn(user, codeOf(second)), turnOn(user, codeOf(second))]);
    const token = answers.find(({ status }) => status === 200)!.result!.sessionId;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const before = await readSecondFactor(job(), user.item.userId);
    expect(await start({ token })).toMatchObject({ status: 409, errorMessage: 'Your second factor is already on.' });
    expect(await turnOn({ token }, codeOf(second))).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
    expect(await readSecondFactor(job(), user.item.userId)).toEqual(before);
  });

  it('is for staff, and begins before it is confirmed', async () => {
    for (const type of ['retail', 'travelAgent', 'corporate'] as const)
      expect(await start(world.user('sarathi', type))).toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(await turnOn(await staff(), '123456')).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
  });
});

describe('turning it off', () => {
  it('takes a code that was not used, of the app or for recovery; the secret is gone with it', async () => {
    for (const by of ['app', 'recovery'] as const) {
      const { user, secret, recoveryCodes, token } = await addStaffWithApp(world);
      expect(await turnOff({ token }, wrongCodeFor(secret))).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
      expect(await turnOff({ token }, by === 'app' ? codeOf(secret) : recoveryCodes[0]!)).toMatchObject({
        status: 200,
        result: { isOn: false },
      });
      expect(await readSecondFactor(job(), user.item.userId)).toBeUndefined();
      expect((await giveEmailAndPassword(user)).result!.user).toMatchObject({ hasSecondFactor: false });
      expect(await eventsOf(user)).toContain('second factor turned off');
      expect(await turnOff({ token }, codeOf(secret))).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
    }
  });

  it('does not take a code that signed in, and is slowed like signing in', async () => {
    const { user, secret, token } = await addStaffWithApp(world);
    const code = codeOf(secret);
    expect((await giveCode(await tokenOf(user), code)).status).toBe(200);
    for (let i = 0; i < 10; i++)
      expect(await turnOff({ token }, code)).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    expect(await turnOff({ token }, codeOf(secret, 1))).toMatchObject({ status: 429 });
    world.clock.advance(MINUTE);
    expect((await turnOff({ token }, codeOf(secret))).status).toBe(200);
  });
});

describe('resetting it', () => {
  it('is a super admin’s: it is off, sessions and waiting sign-ins end, a mail says by whom', async () => {
    const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, firstName: 'Priya', lastName: 'Nair' });
    const { user, secret, token } = await addStaffWithApp(world);
    const waiting = await tokenOf(user);
    expect(await reset(await staff(), user.item.userId)).toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(await reset(admin, user.item.userId)).toMatchObject({ status: 200, result: { isOn: false } });
    expect((await whoIs({ token })).errorCode).toBe('NOT_SIGNED_IN');
    expect(await giveCode(waiting, codeOf(secret))).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    expect((await giveEmailAndPassword(user)).status).toBe(200);
    expect(await eventsOf(user)).toContain('second factor reset');
    const mail = world.mail.lastTo(user.item.email);
    expect(mail.subject).toBe('Sarathi Travels: your second factor was reset');
    expect(mail.text).toContain('Priya Nair has removed the second factor from your account');
    expect(await reset(admin, user.item.userId)).toMatchObject({ errorCode: 'ILLEGAL_TRANSITION' });
  });

  it('finds nobody of another site, no customer, and not oneself', async () => {
    const { user, token } = await addStaffWithApp(world, { isSuperAdmin: true });
    expect(await reset({ token }, user.item.userId)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect((await readUser(job(), user.item.userId))!.hasSecondFactor).toBe(true);
    for (const userId of [world.user('gulf', 'staff').item.userId, 'NOBODY'])
      expect(await reset({ token }, userId)).toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await reset({ token }, world.user('sarathi', 'retail').item.userId)).toMatchObject({
      errorCode: 'ILLEGAL_TRANSITION',
    });
  });
});

describe('a site that asks it of staff', () => {
  const require = async (isSecondFactorRequired: boolean) => {
    const value = { lockMode: false, isSecondFactorRequired, areAgentsApproved: false, signUp: 'open' as const };
    return commit(job(), savePartWrites(job(), await readSettings(job()), { part: 'access', value }));
  };
  afterEach(async () => {
    await require(false);
  });
  const asks = (call: Call, as: As) =>
    callHttp({ site: 'sarathi', call, body: (sampleRequests[call.name] ?? {}) as never, as });

  it('tells the browser, and refuses staff without one everything but their session, until they have it', async () => {
    const user = await staff();
    expect((await require(true)).ok).toBe(true);
    const site = await callHttp({ site: 'sarathi', call: detectSite, body: { domain: 'sarathi.localhost' }, as: user });
    expect(site.result!.wlMeta).toMatchObject({ isSecondFactorRequired: true });
    expect(await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: user })).toMatchObject({
      status: 403,
      errorCode: 'SECOND_FACTOR_MISSING',
      errorMessage: 'Please set up your second factor first.',
    });
    const { secret } = (await start(user)).result!;
    const { sessionId } = (await turnOn(user, codeOf(secret))).result!;
    const done = { site: 'sarathi', call: getTravellers, body: {}, as: { token: sessionId } } as const;
    expect(await callHttp(done)).toMatchObject({ status: 200 });
    world.clock.advance(MINUTE);
    expect((await turnOff({ token: sessionId }, codeOf(secret))).status).toBe(200);
    expect(await callHttp(done)).toMatchObject({ errorCode: 'SECOND_FACTOR_MISSING' });
  });

  it('asks it of nobody else', async () => {
    await require(true);
    expect(
      await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: world.user('sarathi', 'retail') }),
    ).toMatchObject({ status: 200 });
  });

  it('refuses every call but those on the list, whoever it is for', async () => {
    await require(true);
    const user = await staff();
    let as = { token: await signInAgain(user) };
    for (const call of allCalls.filter(({ access }) => access.userTypes?.includes('staff') ?? true)) {
      const { errorCode } = await asks(call, as);
      expect([call.name, errorCode === 'SECOND_FACTOR_MISSING']).toEqual([call.name, !sessionCalls.has(call.name)]);
      // One that is let through may end the session; a refused one leaves it as it was.
      if (sessionCalls.has(call.name)) as = { token: await signInAgain(user) };
    }
    const names = allCalls.map(({ name }): string => name);
    expect([...sessionCalls].filter((name) => !names.includes(name))).toEqual([]);
  });
});
