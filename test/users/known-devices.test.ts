import { describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { allowanceKey } from '#functions/http/request/rate-limit.ts';
import { addressHash } from '#functions/notifications/store.ts';
import { commit } from '#functions/table/commit.ts';
import { chargeTry, STRANGERS_TRIES } from '#functions/users/session/back-off.ts';
import { signInsPerAddress } from '#functions/users/session/mail-limits.ts';
import { DAY, HOUR, MINUTE } from '#shared/time.ts';
import { changePassword } from '#shared/users/session/change-password.ts';
import { confirmSecondFactor } from '#shared/users/session/confirm-second-factor.ts';
import { endSessions } from '#shared/users/session/end-sessions.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { login } from '#shared/users/session/login.ts';
import { signOutEverywhere } from '#shared/users/session/sign-out-everywhere.ts';
import { callHttp, SESSION_COOKIE } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addStaffWithApp, codeOf, tokenOf, wrongCodeFor } from './app-of.ts';
import type { KnownDevicesItem } from '#functions/users/access-model.ts';

const password = 'monsoon over Kochi';
const HOME = '198.51.100.7';
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
useQuickPasswords();
const agentWith = (fields = {}) => world.addUser('sarathi', 'travelAgent', { password, ...fields });
const job = () => world.job('sarathi');

/** A network of its own for each stranger. */
const networkOf = (at: number) => `203.0.${at >> 8}.${at & 255}`;
const jarOf = (device: string) => ({ cookie: `${SESSION_COOKIE}-device=${device}` });
const signIn = (email: string, { tried = password, address = HOME, device = '' } = {}) =>
  callHttp({
    site: 'sarathi',
    call: login,
    address,
    body: { email, password: tried },
    ...(device && { headers: jarOf(device) }),
  });
const deviceIn = (cookies: readonly string[]) =>
  cookies.map((line) => /^__Host-portolan-device=([\w-]{43});/.exec(line)?.[1]).find(Boolean) ?? '';
/** A right sign-in, and the device that it made known. */
const deviceOf = async (email: string, device = '', tried = password) => {
  const answer = await signIn(email, { device, tried });
  expect(answer.status).toBe(200);
  return deviceIn(answer.cookies);
};
/** Wrong passwords, ten from each network. */
const tryFromNetworks = async (email: string, networks: number) => {
  for (let at = 0; at < networks * 10; at++)
    expect((await signIn(email, { tried: `guess ${at}`, address: networkOf(Math.floor(at / 10)) })).errorCode).toBe(
      'WRONG_CREDENTIALS',
    );
};
/** All that strangers of all networks may try together in this window. */
const exhaust = async (account: string, what = 'PASSWORD') => {
  const key = allowanceKey(job(), `${what}-STRANGERS`, addressHash(account), { windowMs: 6 * HOUR });
  const spent = { kind: 'put' as const, key, item: { count: STRANGERS_TRIES, ttl: 2_000_000_000 } };
  expect((await commit(job(), [spent])).ok).toBe(true);
};
const isLetIn = async (email: string, device: string, tried = password) =>
  (await signIn(email, { device, tried, address: networkOf(9000) })).status === 200;

describe('a stranger’s wrong passwords', () => {
  it('slow that network, and nobody who signs in from another', async () => {
    const { item } = await agentWith();
    await tryFromNetworks(item.email, 1);
    expect(await signIn(item.email, { address: networkOf(0) })).toMatchObject({ status: 429 });
    expect((await signIn(item.email)).status).toBe(200);
    // The owner's being right gives the stranger no fresh start.
    expect(await signIn(item.email, { address: networkOf(0) })).toMatchObject({ status: 429 });
  });

  it('kept up from one network never reach what all strangers have together', async () => {
    const { item } = await agentWith();
    world.clock.set('2026-12-01T06:00:00Z');
    let passed = 0;
    for (let second = 0; second < 6 * 3600; second += second < 1100 ? 1 : 60) {
      world.clock.set(new Date(Date.parse('2026-12-01T06:00:00Z') + second * 1000).toISOString());
      if ((await chargeTry(job(), item.email, { network: networkOf(0) })).ok) passed++;
    }
    expect(passed).toBeGreaterThan(20);
    expect(passed).toBeLessThan(STRANGERS_TRIES / 2);
    expect((await signIn(item.email)).status).toBe(200);
  }, 60_000);

  it('from many networks are bounded over all of them, for the account alone', async () => {
    const [one, other] = [await agentWith(), await agentWith()];
    await tryFromNetworks(one.item.email, STRANGERS_TRIES / 10);
    const answer = await signIn(one.item.email.toUpperCase(), { address: networkOf(500) });
    expect(answer).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
    expect((await signIn(other.item.email)).status).toBe(200);
    world.clock.advance(6 * HOUR);
    expect((await signIn(one.item.email)).status).toBe(200);
  }, 90_000);

  it('bound an account that nobody has in the same way', async () => {
    await exhaust('ghost@sarathi.example');
    expect(await signIn('ghost@sarathi.example', { address: networkOf(500) })).toMatchObject({ status: 429 });
  });

  it('are not counted together with right ones: a program signs in as often as it likes', async () => {
    const { item } = await agentWith();
    for (let at = 0; at < 12; at++) expect((await signIn(item.email)).status).toBe(200);
    const key = allowanceKey(job(), 'PASSWORD-STRANGERS', addressHash(item.email), { windowMs: 6 * HOUR });
    expect(await getItem(key)).toMatchObject({ count: 0 });
  });
});

describe('a known device', () => {
  it('is what signed in rightly: a host-only cookie, its hash in the account', async () => {
    const { item } = await agentWith();
    const { cookies } = await signIn(item.email);
    const line = cookies.find((each) => each.startsWith(`${SESSION_COOKIE}-device=`))!;
    expect(line).toMatch(
      /^__Host-portolan-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const kept = await getItem<KnownDevicesItem>(keys.knownDevices(job(), item.userId));
    expect(kept!.devices).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(deviceIn(cookies));
    expect(deviceIn((await signIn(item.email, { tried: 'wrong' })).cookies)).toBe('');
  });

  it('is let in whatever strangers try, from their network too, and is slowed by its own wrong ones alone', async () => {
    const { item } = await agentWith();
    const device = await deviceOf(item.email);
    await exhaust(item.email);
    expect((await signIn(item.email)).status).toBe(429);
    expect((await signIn(item.email, { address: networkOf(0), device })).status).toBe(200);
    for (let at = 0; at < 10; at++)
      expect(await signIn(item.email, { tried: 'mistyped', device })).toMatchObject({ errorCode: 'WRONG_CREDENTIALS' });
    expect((await signIn(item.email, { device })).status).toBe(429);
    world.clock.advance(1000);
    expect((await signIn(item.email, { device })).status).toBe(200);
  });

  it('is let in though its network used up what one address may try', async () => {
    const { item } = await agentWith();
    const device = await deviceOf(item.email);
    const address = '198.51.100.99';
    const key = allowanceKey(job(), 'LOGIN', address, signInsPerAddress);
    await commit(job(), [{ kind: 'put', key, item: { count: 300, ttl: 2_000_000_000 } }]);
    expect((await signIn(item.email, { address })).status).toBe(429);
    expect((await signIn(item.email, { address, device })).status).toBe(200);
  });

  it('of somebody else, made up, or of another site helps nobody', async () => {
    const [one, other] = [await agentWith(), await agentWith()];
    const device = await deviceOf(other.item.email);
    await exhaust(one.item.email);
    for (const each of [device, 'A'.repeat(43), 'x', '']) expect(await isLetIn(one.item.email, each)).toBe(false);
  });

  it('keeps its name when somebody else signs in on it, and both are known there', async () => {
    const [one, other] = [await agentWith(), await agentWith()];
    const device = await deviceOf(one.item.email);
    expect(await deviceOf(other.item.email, device)).toBe(device);
    const rows = await Promise.all(
      [one, other].map(({ item }) => getItem<KnownDevicesItem>(keys.knownDevices(job(), item.userId))),
    );
    expect(rows[0]!.devices[0]!.hash).not.toBe(rows[1]!.devices[0]!.hash);
    for (const { item } of [one, other]) {
      await exhaust(item.email);
      expect(await isLetIn(item.email, device)).toBe(true);
    }
  });

  it('is one of five: the one used longest ago is dropped', async () => {
    const { item } = await agentWith();
    const devices: string[] = [];
    for (let at = 0; at < 5; at++) {
      devices.push(await deviceOf(item.email));
      world.clock.advance(2 * DAY);
    }
    await deviceOf(item.email, devices[0]);
    devices.push(await deviceOf(item.email));
    await exhaust(item.email);
    const known: boolean[] = [];
    for (const device of devices) known.push(await isLetIn(item.email, device));
    expect(known).toEqual([true, false, true, true, true, true]);
  });
});

describe('a device is known no more', () => {
  it('after Sign out everywhere', async () => {
    const user = await agentWith();
    const device = await deviceOf(user.item.email);
    await callHttp({ site: 'sarathi', call: signOutEverywhere, body: {}, as: user });
    await exhaust(user.item.email);
    expect(await isLetIn(user.item.email, device)).toBe(false);
  });

  it('after signing out every other device, but for the one that did it', async () => {
    const { item } = await agentWith();
    const [lost, device] = [await deviceOf(item.email), await deviceOf(item.email)];
    const { result } = await signIn(item.email, { device });
    await callHttp({
      site: 'sarathi',
      call: endSessions,
      body: {},
      headers: { cookie: `${SESSION_COOKIE}=${result!.sessionId}; ${SESSION_COOKIE}-device=${device}` },
    });
    await exhaust(item.email);
    expect([await isLetIn(item.email, lost), await isLetIn(item.email, device)]).toEqual([false, true]);
  });

  it('after another password, but for the one that changed it or opened the mailed link', async () => {
    const { item } = await agentWith();
    const [lost, device] = [await deviceOf(item.email), await deviceOf(item.email)];
    const { result } = await signIn(item.email, { device });
    const next = 'winter over Kochi';
    const changed = await callHttp({
      site: 'sarathi',
      call: changePassword,
      body: { oldPassword: password, newPassword: next },
      headers: { cookie: `${SESSION_COOKIE}=${result!.sessionId}; ${SESSION_COOKIE}-device=${device}` },
    });
    expect([changed.status, deviceIn(changed.cookies)]).toEqual([200, device]);
    await exhaust(item.email);
    expect([await isLetIn(item.email, lost, next), await isLetIn(item.email, device, next)]).toEqual([false, true]);
    await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: item.email } });
    await expect.poll(() => world.mail.sent.length).toBe(1);
    const token = /token=([\w-]{43})/.exec(world.mail.lastTo(item.email).text)![1]!;
    const set = await callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'a new harbour' } });
    await exhaust(item.email);
    const known = await Promise.all(
      [device, deviceIn(set.cookies)].map((each) => isLetIn(item.email, each, 'a new harbour')),
    );
    expect(known).toEqual([false, true]);
  });
});

describe('the second step', () => {
  const giveCode = (token: string, code: string, { address = HOME, device = '' } = {}) =>
    callHttp({
      site: 'sarathi',
      call: confirmSecondFactor,
      address,
      body: { token, code },
      ...(device && { headers: jarOf(device) }),
    });

  it('makes a device known after the code alone, and wrong codes of one network slow no other', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const first = await signIn(user.item.email);
    expect(deviceIn(first.cookies)).toBe('');
    for (let at = 0; at < 10; at++)
      expect((await giveCode(await tokenOf(user), wrongCodeFor(secret), { address: networkOf(0) })).status).toBe(400);
    expect((await giveCode(await tokenOf(user), codeOf(secret), { address: networkOf(0) })).status).toBe(429);
    const done = await giveCode(await tokenOf(user), codeOf(secret));
    expect(done.status).toBe(200);
    expect(deviceIn(done.cookies)).not.toBe('');
  });

  it('is bounded over all networks, and a known device passes', async () => {
    const { user, secret } = await addStaffWithApp(world);
    const device = deviceIn((await giveCode(await tokenOf(user), codeOf(secret))).cookies);
    world.clock.advance(MINUTE);
    const token = await tokenOf(user);
    for (let at = 0; at < STRANGERS_TRIES; at++)
      expect((await giveCode(token, wrongCodeFor(secret), { address: networkOf(Math.floor(at / 10)) })).status).toBe(
        400,
      );
    expect((await giveCode(token, codeOf(secret))).status).toBe(429);
    expect((await giveCode(token, codeOf(secret), { device })).status).toBe(200);
  });
});

describe('mails with a link', () => {
  const ask = (email: string, { address = HOME, device = '' } = {}) =>
    callHttp({
      site: 'sarathi',
      call: forgetPassword,
      address,
      body: { email },
      ...(device && { headers: jarOf(device) }),
    });

  it('that a stranger asks for leave the owner’s own, and are bounded over all networks', async () => {
    const { item } = await agentWith();
    const device = await deviceOf(item.email);
    for (let at = 0; at < 5; at++) expect((await ask(item.email, { address: networkOf(0) })).status).toBe(200);
    expect((await ask(item.email, { address: networkOf(0) })).status).toBe(429);
    expect((await ask(item.email)).status).toBe(200);
    for (let at = 0; at < 14; at++) expect((await ask(item.email, { address: networkOf(at + 1) })).status).toBe(200);
    expect((await ask(item.email, { address: networkOf(99) })).status).toBe(429);
    expect((await ask(item.email, { device })).status).toBe(200);
  });
});
