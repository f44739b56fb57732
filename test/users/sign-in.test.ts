import { afterEach, describe, expect, it } from 'vitest';
import { argon2, hashPasswordsBy } from '#functions/runtime/argon2.ts';
import { readUser } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { DAY, HOUR, MINUTE } from '#shared/time.ts';
import { changePassword } from '#shared/users/session/change-password.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { loginBySessionId } from '#shared/users/session/login-by-session-id.ts';
import { login } from '#shared/users/session/login.ts';
import { logout } from '#shared/users/session/logout.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { randomId } from '#shared/ids.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { signInTestUser, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const password = 'monsoon over Kochi';
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const agentWith = (fields = {}) => world.addUser('sarathi', 'travelAgent', { password, ...fields });
const tryLogin = (email: string, tried = password) =>
  callHttp({ site: 'sarathi', call: login, body: { email, password: tried } });
const whoIs = (token: string, site: 'sarathi' | 'gulf' = 'sarathi') =>
  callHttp({ site, call: getUserBySessionId, body: {}, as: { token } });

describe('signing in', () => {
  it('answers the user with a token and sets a host-only cookie and its marker', async () => {
    const agent = await agentWith();
    const answer = await tryLogin(agent.item.email.toUpperCase());
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      result: {
        user: { id: agent.item.userId, users_id: agent.item.userId, userType: 'travelAgent', status: 'verified' },
      },
    });
    const { sessionId } = answer.result!;
    expect(sessionId).toMatch(/^[0-9A-Z]{10,40}\.[\w-]{43}$/);
    expect(answer.cookies[0]).toBe(
      `__Host-portolan=${sessionId}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(answer.cookies[1]).toMatch(/^portolan-signed-in=1; /);
    expect(answer.cookies[1]).not.toContain('HttpOnly');
    expect(JSON.stringify(answer)).not.toContain('argon2');
    expect((await whoIs(sessionId)).result).toMatchObject({ id: agent.item.userId, email: agent.item.email });
  });

  it('says the same to a wrong password, an account nobody has and one without a password yet', async () => {
    const agent = await agentWith();
    const unset = await world.addUser('sarathi', 'retail', { status: 'unverified' });
    for (const answer of [
      await tryLogin(agent.item.email, 'wrong'),
      await tryLogin('nobody@sarathi.example'),
      await tryLogin(unset.item.email),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        errorCode: 'WRONG_CREDENTIALS',
        errorMessage: 'Email or password is incorrect.',
        cookies: [],
      });
    }
  });

  it('does not tell by its table operations whether there is an account', async () => {
    const agent = await agentWith();
    await tryLogin('warm@sarathi.example');
    const operations = async (email: string) => {
      world.faults.reset();
      await tryLogin(email, 'wrong');
      return world.faults.counts();
    };
    expect((await operations('nobody@sarathi.example')).operations).toEqual(
      (await operations(agent.item.email)).operations,
    );
  });

  it('tells that an account is blocked or unverified only to who has its password', async () => {
    const blocked = await agentWith({ isBlocked: true });
    const unverified = await agentWith({ status: 'unverified' });
    expect(await tryLogin(blocked.item.email)).toMatchObject({ status: 403, errorCode: 'BLOCKED', cookies: [] });
    expect(await tryLogin(blocked.item.email, 'wrong')).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    expect(await tryLogin(unverified.item.email)).toMatchObject({
      status: 403,
      errorCode: 'EMAIL_NOT_VERIFIED',
      cookies: [],
    });
  });

  it('does not know another site’s users', async () => {
    const agent = await agentWith();
    expect(await callHttp({ site: 'gulf', call: login, body: { email: agent.item.email, password } })).toMatchObject({
      errorCode: 'WRONG_CREDENTIALS',
    });
  });

  it('requires both fields', async () => {
    const answer = await callHttp({ site: 'sarathi', call: login, body: { email: '', password: '' } });
    expect(answer).toMatchObject({
      status: 400,
      errors: { email: 'This is required field.', password: 'This is required field.' },
    });
  });
});

describe('guessing passwords', () => {
  useQuickPasswords();
  it('is slowed after ten wrong ones, doubling from a second, and never locked out for good', async () => {
    const { item } = await agentWith();
    for (let i = 0; i < 10; i++) expect((await tryLogin(item.email, `guess ${i}`)).errorCode).toBe('WRONG_CREDENTIALS');
    expect(await tryLogin(item.email)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    world.clock.advance(1000);
    expect((await tryLogin(item.email, 'again wrong')).errorCode).toBe('WRONG_CREDENTIALS');
    world.clock.advance(1999);
    expect((await tryLogin(item.email)).errorCode).toBe('TOO_MANY_REQUESTS');
    world.clock.advance(1);
    expect((await tryLogin(item.email)).status).toBe(200);
    expect((await tryLogin(item.email, 'wrong')).errorCode).toBe('WRONG_CREDENTIALS');
    expect((await tryLogin(item.email)).status).toBe(200);
  });

  it('is slowed for the account, from whatever addresses of one network they come and whatever letters the address of the account is in', async () => {
    const { item } = await agentWith();
    const from = (at: number, tried: string) =>
      callHttp({
        site: 'sarathi',
        call: login,
        address: `2001:db8::${at.toString(16)}`,
        body: { email: at % 2 ? item.email : item.email.toUpperCase(), password: tried },
      });
    for (let at = 0; at < 10; at++) expect((await from(at, `guess ${at}`)).errorCode).toBe('WRONG_CREDENTIALS');
    expect(await from(10, password)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    for (let n = 0; n < 12; n++) {
      const pause = Math.min(1000 * 2 ** n, 15 * MINUTE);
      world.clock.advance(pause - 1);
      expect([n, (await from(20 + n, password)).errorCode]).toEqual([n, 'TOO_MANY_REQUESTS']);
      world.clock.advance(1);
      expect([n, (await from(40 + n, 'again wrong')).errorCode]).toEqual([n, 'WRONG_CREDENTIALS']);
    }
    world.clock.advance(15 * MINUTE);
    expect((await from(99, password)).status).toBe(200);
  }, 60_000);

  it('does not go faster with many tries at once', async () => {
    const { item } = await agentWith();
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => tryLogin(item.email, `guess ${i}`)));
    expect(answers.filter(({ errorCode }) => errorCode === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(10);
    expect(
      answers.every(
        ({ errorCode }) =>
          errorCode === 'WRONG_CREDENTIALS' || errorCode === 'TOO_MANY_REQUESTS' || errorCode === 'BUSY',
      ),
    ).toBe(true);
  });

  it('slows an account that nobody has in the same way', async () => {
    for (let i = 0; i < 10; i++) await tryLogin('ghost@sarathi.example', `guess ${i}`);
    expect((await tryLogin('ghost@sarathi.example')).status).toBe(429);
  });
});

describe('a session', () => {
  const dead = { status: 401, success: false, errorCode: 'NOT_SIGNED_IN' };

  it('ends with signing out, and the cookies go', async () => {
    const agent = await agentWith();
    const answer = await callHttp({ site: 'sarathi', call: logout, body: {}, as: agent });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-portolan=; .*Max-Age=0/),
      expect.stringMatching(/^portolan-signed-in=; .*Max-Age=0/),
    ]);
    expect(await whoIs(agent.token)).toMatchObject(dead);
    expect((await callHttp({ site: 'sarathi', call: logout, body: {}, as: agent })).status).toBe(200);
  });

  it('ends when its user is blocked', async () => {
    const agent = await agentWith();
    const job = world.job('sarathi');
    await commit(job, blockUserWrites(job, agent.item, true));
    expect(await whoIs(agent.token)).toMatchObject(dead);
    const blocked = (await readUser(job, agent.item.userId))!;
    expect((await commit(job, blockUserWrites(job, blocked, false))).ok).toBe(true);
    expect(await whoIs(agent.token)).toMatchObject(dead);
  });

  it('has the rights its user has now, not those of when it began', async () => {
    const clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    const customer = await world.addUser('sarathi', 'retail');
    const job = world.job('sarathi');
    const enter = () =>
      callHttp({
        site: 'sarathi',
        call: addWalletEntry,
        as: clerk,
        body: {
          ...{ userId: customer.item.userId, type: 'credit' as const, currency: 'INR', amount: 1, remark: 'NEFT' },
          externalId: `UTR ${randomId()}`,
        },
      });
    expect((await enter()).status).toBe(200);
    await commit(job, [{ kind: 'update', key: keys.user(job, clerk.item.userId), set: { userType: 'retail' } }]);
    expect(await enter()).toMatchObject({ status: 403, errorCode: 'FORBIDDEN', result: null });
    await commit(job, [{ kind: 'update', key: keys.user(job, clerk.item.userId), set: { userType: 'staff' } }]);
    expect((await enter()).status).toBe(200);
  });

  it('is forged, expired, or of another site: nobody', async () => {
    const agent = await agentWith();
    const old = await signInTestUser('sarathi', agent.item, { lasting: -1 });
    const other = world.user('sarathi', 'retail');
    const [, secret] = agent.token.split('.');
    for (const token of [
      old,
      `${agent.token}x`,
      `${agent.item.userId}.${'A'.repeat(43)}`,
      `${other.item.userId}.${secret}`,
      'x',
      '',
    ])
      expect(await whoIs(token)).toMatchObject(dead);
    expect(await whoIs(agent.token, 'gulf')).toMatchObject(dead);
  });

  it('lasts 14 days from its last use', async () => {
    const agent = await agentWith();
    world.clock.advance(13 * DAY);
    expect((await whoIs(agent.token)).status).toBe(200);
    world.clock.advance(13 * DAY);
    expect((await whoIs(agent.token)).status).toBe(200);
    world.clock.advance(14 * DAY + HOUR);
    expect(await whoIs(agent.token)).toMatchObject(dead);
  });

  it('lasts as long in the browser: a use that moves its expiry moves the cookies’ too, at most hourly', async () => {
    const agent = await agentWith();
    const use = async () =>
      (await callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as: agent })).cookies;
    expect(await use()).toEqual([]);
    world.clock.advance(2 * HOUR);
    expect(await use()).toEqual([
      expect.stringContaining(`__Host-portolan=${agent.token}; Path=/; Max-Age=1209600`),
      expect.stringContaining('portolan-signed-in=1'),
    ]);
    expect(await use()).toEqual([]);
    world.clock.advance(2 * HOUR);
    const out = await callHttp({ site: 'sarathi', call: logout, body: {}, as: agent });
    expect(out.cookies).toEqual([expect.stringContaining('Max-Age=0'), expect.stringContaining('Max-Age=0')]);
  });

  it('that is over leaves the browser at the first answer that says so, whatever staff it names', async () => {
    const clerk = await world.addUser('sarathi', 'staff', { password });
    const asClerk = <C extends Call>(call: C, body: WireRequestOf<C>) =>
      callHttp({ site: 'sarathi', call, body, as: clerk, headers: { 'staff-id': clerk.item.userId } });
    expect((await asClerk(getTickets, {})).status).toBe(200);
    const job = world.job('sarathi');
    await commit(job, blockUserWrites(job, clerk.item, true));
    const cleared = [
      expect.stringMatching(/^__Host-portolan=; .*Max-Age=0/),
      expect.stringMatching(/^portolan-signed-in=; .*Max-Age=0/),
    ];
    expect(await asClerk(getTickets, {})).toMatchObject({ ...dead, cookies: cleared });
    expect(await asClerk(getSources, {})).toMatchObject({ ...dead, cookies: cleared });
    expect(await asClerk(getAirports, { search: 'DEL', limit: 1 })).toMatchObject({ status: 200, cookies: [] });
    expect(await asClerk(logout, {})).toMatchObject({ status: 200, cookies: cleared });
    expect(await callHttp({ site: 'sarathi', call: getTickets, body: {}, as: { token: clerk.token } })).toMatchObject({
      ...dead,
      cookies: [],
    });
  });

  it('is found by its id in the body, and signs a browser in', async () => {
    const agent = await agentWith();
    const body = { sessionId: agent.token };
    expect((await callHttp({ site: 'sarathi', call: getUserBySessionId, body })).result).toMatchObject({
      id: agent.item.userId,
    });
    const answer = await callHttp({ site: 'sarathi', call: loginBySessionId, body });
    expect(answer).toMatchObject({ status: 200, result: { sessionId: agent.token, user: { id: agent.item.userId } } });
    expect(answer.cookies[0]).toContain(`__Host-portolan=${agent.token};`);
    expect(await callHttp({ site: 'gulf', call: loginBySessionId, body })).toMatchObject({ ...dead, cookies: [] });
  });

  it('is refused to pages of other origins, and with the cookie to none', async () => {
    const agent = await agentWith();
    const ask = (as: TestUser | { token: string }, origin: string | undefined) =>
      callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as, headers: { origin } });
    expect(await ask(agent, 'http://gulf.localhost:4400')).toMatchObject({ status: 403, errorCode: 'FOREIGN_ORIGIN' });
    expect(await ask(agent, undefined)).toMatchObject({ status: 403, errorCode: 'FOREIGN_ORIGIN' });
    expect((await ask({ token: agent.token }, undefined)).status).toBe(200);
    expect(
      await callHttp({
        site: 'sarathi',
        call: login,
        body: { email: agent.item.email, password },
        headers: { origin: 'http://gulf.localhost:4400' },
      }),
    ).toMatchObject({ status: 403, cookies: [] });
  });
});

describe('changing the password', () => {
  const next = 'winter over Kochi';

  it('ends every session and only the new password signs in', async () => {
    const agent = await agentWith();
    const elsewhere = await signInTestUser('sarathi', agent.item);
    const answer = await callHttp({
      site: 'sarathi',
      call: changePassword,
      body: { oldPassword: password, newPassword: next },
      as: agent,
    });
    expect(answer).toMatchObject({
      status: 200,
      result: { message: 'Password Changed! Redirecting to login page...' },
    });
    expect(answer.cookies[0]).toContain('Max-Age=0');
    expect((await whoIs(agent.token)).status).toBe(401);
    expect((await whoIs(elsewhere)).status).toBe(401);
    expect((await tryLogin(agent.item.email)).errorCode).toBe('WRONG_CREDENTIALS');
    expect((await tryLogin(agent.item.email, next)).status).toBe(200);
  });

  it('needs the old one, and a session', async () => {
    const agent = await agentWith();
    const body = { oldPassword: 'wrong', newPassword: next };
    expect(await callHttp({ site: 'sarathi', call: changePassword, body, as: agent })).toMatchObject({
      status: 400,
      errorCode: 'WRONG_CREDENTIALS',
      errors: { oldPassword: expect.any(String) },
    });
    expect((await callHttp({ site: 'sarathi', call: changePassword, body })).status).toBe(401);
    expect((await whoIs(agent.token)).status).toBe(200);
  });

  it('refuses a short one', async () => {
    const body = { oldPassword: password, newPassword: 'short' };
    expect(await callHttp({ site: 'sarathi', call: changePassword, body, as: await agentWith() })).toMatchObject({
      status: 400,
      errors: { newPassword: 'Use at least 8 characters.' },
    });
  });
});

describe('where too many wait for a password', () => {
  const full = { hash: argon2().hash, verify: argon2().verify, enter: () => undefined };
  afterEach(() => hashPasswordsBy(undefined));

  it('is told so at once, and nothing is counted against the account', async () => {
    const agent = await agentWith();
    hashPasswordsBy(full);
    for (let tried = 0; tried < 12; tried++) {
      const answer = await tryLogin(agent.item.email, 'wrong-password-1');
      expect(answer).toMatchObject({ status: 503, errorCode: 'BUSY', headers: { 'retry-after': '2' } });
    }
    hashPasswordsBy(undefined);
    expect((await tryLogin(agent.item.email)).status).toBe(200);
  });

  it('gives the place back however the try ends', async () => {
    const agent = await agentWith();
    let inside = 0;
    const enter = () => {
      inside += 1;
      return () => {
        inside -= 1;
      };
    };
    hashPasswordsBy({ ...full, enter });
    await tryLogin(agent.item.email, 'wrong-password-1');
    await tryLogin(agent.item.email);
    hashPasswordsBy({ ...full, verify: () => Promise.reject(new Error('a password thread ended')), enter });
    expect((await tryLogin(agent.item.email)).status).toBe(500);
    expect(inside).toBe(0);
  });
});
