import { describe, expect, it, vi } from 'vitest';
import { shownNetwork } from '#functions/http/request/network-of.ts';
import { deviceOf } from '#functions/users/session/device-of.ts';
import { HOUR } from '#shared/time.ts';
import { endSessions } from '#shared/users/session/end-sessions.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { login } from '#shared/users/session/login.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
const password = 'a river in Kerala';
type As = { token: string };

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};
async function signIn(email: string, agent: keyof typeof agents): Promise<As> {
  const headers = { 'user-agent': agents[agent] };
  const { result } = await callHttp({ site, call: login, body: { email, password }, headers });
  return { token: result!.sessionId };
}
const list = async (as: As) => (await callHttp({ site, call: getSessions, body: {}, as })).result!.sessions;
const end = (as: As, sessionIds?: string[]) =>
  callHttp({ site, call: endSessions, body: sessionIds ? { sessionIds } : {}, as });
const isLive = async (as: As) => (await callHttp({ site, call: getUserBySessionId, body: {}, as })).status === 200;
/** Somebody who is signed in on these devices and nowhere else, in this order. */
async function onDevices(...devices: (keyof typeof agents)[]) {
  const { item, token } = await world.addUser(site, 'retail', { password });
  const sessions: As[] = [];
  for (const device of devices) {
    world.clock.advance(2 * HOUR);
    sessions.push(await signIn(item.email, device));
  }
  await end(sessions[0]!, [(await list({ token })).find(({ isCurrent }) => isCurrent)!.id]);
  return { item, sessions };
}

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['nobody', ''],
])('of the network %s one is shown %j', (network, shown) => expect(shownNetwork(network)).toBe(shown));

describe('where one is signed in', () => {
  it('is told by device, the one that asks first, then by last use; nothing of it opens anything', async () => {
    const { sessions } = await onDevices('phone', 'desk', 'tablet');
    const rows = await list(sessions[0]!);
    expect(rows).toMatchObject([
      { device: 'Chrome on Android', isCurrent: true },
      {
        device: 'Safari on iPad',
        network: '192.0.2.*',
        isCurrent: false,
        signedInAt: '2026-12-01T14:00:00.000Z',
      },
      { device: 'Firefox on Windows', isCurrent: false },
    ]);
    for (const { id } of rows) expect(await isLive({ token: `${rows[0]!.id}.${id}` })).toBe(false);
    for (const { token } of sessions) expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('is ended one by one, from the next call on', async () => {
    const { sessions } = await onDevices('phone', 'desk', 'tablet');
    const [phone, desk, tablet] = sessions as [As, As, As];
    const { id } = (await list(phone)).find(({ device }) => device === 'Firefox on Windows')!;
    expect(await end(phone, [id])).toMatchObject({ status: 200, result: { isSignedOut: false }, cookies: [] });
    expect(await Promise.all([phone, desk, tablet].map(isLive))).toEqual([true, false, true]);
    expect(await list(phone)).toHaveLength(2);
    expect(await end(phone, [id])).toMatchObject({ status: 404, errorMessage: 'This device is already signed out.' });
  });

  it('is ended all at once but here, where the same session goes on; mailed links end too', async () => {
    const { item, sessions } = await onDevices('phone', 'desk', 'tablet');
    const [phone, desk, tablet] = sessions as [As, As, As];
    await callHttp({ site, call: forgetPassword, body: { email: item.email } });
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const token = /token=([\w-]{43})/.exec(world.mail.lastTo(item.email).text)![1]!;
    expect((await end(phone)).result).toEqual({ isSignedOut: false });
    expect(await Promise.all([phone, desk, tablet].map(isLive))).toEqual([true, false, false]);
    expect(await list(phone)).toMatchObject([{ device: 'Chrome on Android', isCurrent: true }]);
    const late = await callHttp({ site, call: generatePassword, body: { token, password } });
    expect(late.errorCode).toBe('LINK_EXPIRED');
    const again = await signIn(item.email, 'desk');
    expect(await list(again)).toHaveLength(2);
  });

  it('is ended here too where it is named, and the browser forgets it', async () => {
    const { sessions } = await onDevices('phone', 'desk');
    const [phone] = sessions as [As];
    const { id } = (await list(phone)).find(({ isCurrent }) => isCurrent)!;
    const answer = await end(phone, [id]);
    expect(answer.result).toEqual({ isSignedOut: true });
    expect(answer.cookies.join()).toContain('Max-Age=0');
    expect(await isLive(phone)).toBe(false);
  });

  it('is nobody else’s to see or to end', async () => {
    const { sessions } = await onDevices('phone', 'desk');
    const own = await list(sessions[0]!);
    const stranger = world.user(site, 'travelAgent');
    const theirs = await list(stranger);
    expect(theirs.map(({ id }) => id)).not.toEqual(expect.arrayContaining([own[0]!.id]));
    for (const ids of [[own[0]!.id], [theirs[0]!.id, own[1]!.id], ['0'.repeat(32)]])
      expect((await end(stranger, ids)).status).toBe(404);
    expect(await Promise.all([...sessions, stranger].map(isLive))).toEqual([true, true, true]);
  });

  it('is ended by two at once without either being wrong', async () => {
    const { sessions } = await onDevices('phone', 'desk');
    const answers = await Promise.all(sessions.map((one) => end(one)));
    // Who comes second was signed out by the first, or signs the first one out.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const live = await Promise.all(sessions.map(isLive));
    expect(live.filter(Boolean).length).toBeLessThanOrEqual(1);
  });
});

it.each([
  [agents.phone, 'Chrome on Android'],
  [agents.tablet, 'Safari on iPad'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('a device is called what a person calls it: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
