import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { endKeyWrites } from '#functions/keys/writes.ts';
import { userPlaces } from '#functions/users/list-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getCountryList } from '#shared/reference/get-country-list.ts';
import { allCalls } from '#shared/calls.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { DAY, HOUR } from '#shared/time.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { toggleBlockColleague } from '#shared/users/company/toggle-block-colleague.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { loginBySessionId } from '#shared/users/session/login-by-session-id.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp, eventOf, lambdaOf, sendEvent } from '#test/harness/call-http.ts';
import { scanTable } from '#test/harness/scan-table.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from './make-key.ts';

const world = useWorld();
const agency = () => world.addUser('sarathi', 'travelAgent');
const balance = (token: string, more: { address?: string; headers?: Record<string, string | undefined> } = {}) =>
  callHttp({
    site: 'sarathi',
    call: getWalletBalance,
    body: {},
    as: { token },
    ...more,
    headers: { origin: undefined, ...more.headers },
  });
const endKey = async ({ actor }: TestUser, key: Parameters<typeof endKeyWrites>[2]) =>
  expect((await commit(actor, endKeyWrites(actor, actor, key, { endedAt: key.createdAt, reason: '' }))).ok).toBe(true);

describe('a key is a session of a machine user', () => {
  it('answers as its company, sets no cookie, and lasts until its end however much it is used', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner);
    const first = await balance(token);
    expect(first).toMatchObject({ status: 200, cookies: [], result: { currency: 'INR', balance: 0 } });
    world.clock.advance(20 * DAY);
    expect((await balance(token)).status).toBe(200);
    expect((await getItem(keys.session(owner.actor, key.sessionHash)))!.expiresAt).toBe(key.endsAt);
    world.clock.advance(10 * DAY);
    expect(await balance(token)).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN', cookies: [] });
  });

  it('is refused with the call after it was ended', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner);
    expect((await balance(token)).status).toBe(200);
    await endKey(owner, key);
    expect((await balance(token)).errorCode).toBe('NOT_SIGNED_IN');
  });

  it('is refused with the call after its owner was blocked, or the company got another owner', async () => {
    const owner = await agency();
    const { token } = await makeKey(owner);
    expect((await balance(token)).status).toBe(200);
    const job = world.job('sarathi');
    const item = (await readUser(job, owner.item.userId))!;
    expect((await commit(job, blockUserWrites(job, item, true))).ok).toBe(true);
    expect((await balance(token)).errorCode).toBe('NOT_SIGNED_IN');

    const other = await agency();
    const { token: ofOther } = await makeKey(other);
    expect((await balance(ofOther)).status).toBe(200);
    const company = keys.legalEntity(job, other.item.legalEntityId!);
    const handedOver = await commit(job, [{ kind: 'update', key: company, set: { ownerUserId: owner.item.userId } }]);
    expect(handedOver.ok).toBe(true);
    expect((await balance(ofOther)).errorCode).toBe('NOT_SIGNED_IN');
  });

  it('is nobody at another site, in a cookie, in a query, or in a call that takes a session', async () => {
    const { token } = await makeKey(await agency());
    const elsewhere = await callHttp({ site: 'gulf', call: getWalletBalance, body: {}, as: { token } });
    expect(elsewhere.errorCode).toBe('NOT_SIGNED_IN');
    const inCookie = await callHttp({
      site: 'sarathi',
      call: getWalletBalance,
      body: {},
      headers: { cookie: `__Host-portolan=${token}`, origin: testSites.sarathi.origin },
    });
    expect(inCookie.errorCode).toBe('NOT_SIGNED_IN');
    const inQuery = { ...eventOf({ site: 'sarathi', call: getWalletBalance, body: {} }) };
    inQuery.queryStringParameters = { 'auth-token': token };
    expect((await sendEvent(lambdaOf(getWalletBalance), inQuery)).errorCode).toBe('NOT_SIGNED_IN');
    for (const call of [loginBySessionId, getUserBySessionId]) {
      const answered = await callHttp({ site: 'sarathi', call, body: { sessionId: token } });
      expect(answered).toMatchObject({ errorCode: 'NOT_SIGNED_IN', result: null });
      expect(answered.cookies.join()).not.toContain(token);
    }
  });

  it('comes from its networks alone, and from no page of another site, whatever it asks', async () => {
    const owner = await agency();
    const { token } = await makeKey(owner, { networks: ['103.21.58.0/24', '2001:db8:7::/48', '198.51.100.7'] });
    for (const address of ['103.21.58.9', '2001:db8:7:1::5', '198.51.100.7', '::ffff:103.21.58.9'])
      expect((await balance(token, { address })).status, address).toBe(200);
    for (const address of ['103.21.59.9', '2001:db8:8::5', '198.51.100.8', '', 'nowhere'])
      expect(await balance(token, { address }), address).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const { token: open } = await makeKey(owner);
    const asked = { site: 'sarathi', call: getCountryList, as: { token: open } } as const;
    expect((await callHttp({ ...asked, headers: { origin: 'https://elsewhere.example' } })).errorCode).toBe(
      'FOREIGN_ORIGIN',
    );
    expect((await callHttp(asked)).status).toBe(200);
  });

  it('stands in no list of devices, and what its owner may not lengthen, its use does not', async () => {
    const owner = await agency();
    const { token } = await makeKey(owner);
    await balance(token);
    const { result } = await callHttp({ site: 'sarathi', call: getSessions, as: owner });
    expect(result!.sessions).toHaveLength(1);
  });

  it('has its secret in no row', async () => {
    const { token } = await makeKey(await agency());
    await balance(token);
    const [, secret] = token.split('.');
    expect(secret).toMatch(/^live_[\w-]{43}$/);
    expect(JSON.stringify(await scanTable())).not.toContain(secret);
  });
});

describe('what a key may call', () => {
  it('is what contracts say: to read, to sell, and nothing of people, rights, settings, files', () => {
    const byKey = (may: 'read' | 'sell') =>
      allCalls
        .filter(({ access }) => access.byKey === may)
        .map(({ name }) => name)
        .toSorted();
    expect(byKey('sell')).toEqual([
      'changes/accept-change-charges',
      'changes/change-request',
      'changes/withdraw-change-request',
      'flights/holds/confirm-hold',
      'flights/holds/hold-flight',
      'flights/holds/release-flight',
      'flights/set-flight-details',
      'payments/pay-from-wallet',
    ]);
    const opened = byKey('read').map((name) => name.split('/')[0]);
    expect([...new Set(opened)]).toEqual([
      'activities',
      'bookings',
      'changes',
      'flights',
      'payments',
      'reference',
      'wallet',
    ]);
    expect(allCalls.filter(({ access }) => access.byKey && access.userTypes?.includes('staff'))).toEqual([]);
  });

  it('orders nothing with a key that reads, and says why', async () => {
    const { token } = await makeKey(await agency(), { may: 'read' });
    const paid = await callHttp({
      site: 'sarathi',
      call: payFromWallet,
      body: { orderId: 'NOORDERATALL00000000', acceptedDuplicates: [] },
      as: { token },
    });
    expect(paid).toMatchObject({ status: 403, message: 'This key may only read. Make a key that may sell.' });
  });

  it('names no customer: its machine user is found by nobody', async () => {
    const owner = await agency();
    const { key } = await makeKey(owner);
    const staff = world.user('sarathi', 'staff');
    const details = await callHttp({ site: 'sarathi', call: getUserById, body: { id: key.id }, as: staff });
    expect(details.errorCode).toBe('NOT_FOUND');
    const blocked = await callHttp({
      site: 'sarathi',
      call: toggleBlockColleague,
      body: { userId: key.id, isBlocked: true },
      as: owner,
    });
    expect(blocked.errorCode).toBe('NOT_FOUND');
    const wallet = await callHttp({ site: 'sarathi', call: getWalletBalance, body: { userId: key.id }, as: staff });
    expect(wallet.errorCode).toBe('NOT_FOUND');
    const users = await callHttp({ site: 'sarathi', call: getColleagues, body: {}, as: owner });
    expect(users.result!.records.map(({ userId }) => userId)).toEqual([owner.item.userId]);
    const row = (await getItem(keys.user(owner.actor, key.id)))!;
    expect(userPlaces(owner.actor, row)).toEqual({ set: {}, remove: [] });
    expect(Object.keys(row).filter((field) => /^(?:g\d[ps]|d[ps]|card)$/.test(field))).toEqual([]);
  });
});

describe('what a key may ask', () => {
  const airports = (token: string) =>
    callHttp({ site: 'sarathi', call: getAirports, body: { search: 'kochi' }, as: { token } });

  it('lets no more pass in a second than its limit, by however many at once', async () => {
    const { key, token } = await makeKey(await agency());
    world.clock.set('2026-12-01T08:00:00.000Z');
    const answers = await Promise.all(Array.from({ length: 60 }, () => airports(token)));
    const passed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([key.perSecond, 60 - key.perSecond]);
    expect(refused[0]).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '1' } });
    world.clock.advance(1000);
    expect((await airports(token)).status).toBe(200);
    const row = await getItem(keys.callsOfDay(world.job('sarathi'), key.id, '2026-12-01'));
    expect(row).toMatchObject({ calls: key.perSecond + 1, inSecond: 1 });
  });

  it('ends with the calls of a day until the next day of the site begins', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner);
    world.clock.set('2026-12-01T17:30:00.000Z');
    await commit(world.job('sarathi'), [
      { kind: 'update', key: keys.session(owner.actor, key.sessionHash), set: { 'key.perDay': 2 } },
    ]);
    expect((await airports(token)).status).toBe(200);
    expect((await airports(token)).status).toBe(200);
    const over = await airports(token);
    expect(over).toMatchObject({ status: 429, headers: { 'retry-after': String(HOUR / 1000) } });
    world.clock.advance(HOUR);
    expect((await airports(token)).status).toBe(200);
  });

  it('costs a call two writes more than by a session', async () => {
    const owner = await agency();
    const { token } = await makeKey(owner);
    await airports(token);
    world.faults.reset();
    await airports(token);
    const writes = world.faults.counts().list.filter(({ name }) => /Update|Put|Write/.test(name));
    expect(writes.filter(({ name }) => name.includes('Transact'))).toEqual([]);
    expect(writes.length).toBeLessThanOrEqual(3);
  });
});
