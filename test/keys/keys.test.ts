import { describe, expect, it } from 'vitest';
import { createKey } from '#shared/keys/create-key.ts';
import { endKey } from '#shared/keys/end-key.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { isNetwork } from '#shared/keys/network.ts';
import { setKeyLimits } from '#shared/keys/set-key-limits.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from './make-key.ts';

const world = useWorld({ at: '2026-12-01T08:00:00.000Z' });
const agency = () => world.addUser('sarathi', 'travelAgent');
const wanted = { name: 'Website', may: 'sell', until: '2027-02-04' } as const;
const make = (as: TestUser, more: Partial<WireRequestOf<typeof createKey>> = {}) =>
  callHttp({ site: 'sarathi', call: createKey, body: { ...wanted, ...more }, as });
const list = (as: TestUser) => callHttp({ site: 'sarathi', call: getKeys, body: {}, as });
const airports = (token: string) =>
  callHttp({ site: 'sarathi', call: getAirports, body: { search: 'kochi' }, as: { token } });
const usage = (id: string, as: TestUser) => callHttp({ site: 'sarathi', call: getUsage, body: { id }, as });

describe('making a key', () => {
  it('tells its secret once, and lists it without', async () => {
    const owner = await agency();
    const { result } = await make(owner, { networks: ['103.21.58.0/24'], mailTo: 'it@malabar.example' });
    expect(result!.token).toBe(`${result!.key.id}.${result!.token.split('.')[1]}`);
    expect(result!.token.endsWith(result!.key.endsIn)).toBe(true);
    expect(result!.key).toMatchObject({
      ...{ name: 'Website', may: 'sell', state: 'active', networks: ['103.21.58.0/24'], mailTo: 'it@malabar.example' },
      ...{ perSecond: 20, perDay: 100_000, callsToday: 0, lastUsedAt: null },
      endsAt: '2027-02-04T18:30:00.000Z',
    });
    const listed = await list(owner);
    expect(listed.result!.keys).toEqual([result!.key]);
    expect(JSON.stringify(listed)).not.toContain(result!.token.split('.')[1]);
    expect(
      (
        await callHttp({
          site: 'sarathi',
          call: getAirports,
          body: { search: '' },
          as: { token: result!.token },
          address: '103.21.58.4',
        })
      ).status,
    ).toBe(200);
  });

  it('is for the owner of a company alone, whose mails it gets unless another address is named', async () => {
    const owner = await agency();
    const { legalEntityId, companyName } = owner.item;
    const colleague = await world.addUser('sarathi', 'travelAgent', {
      legalEntityId: legalEntityId!,
      companyName: companyName!,
    });
    expect((await make(colleague)).errorCode).toBe('FORBIDDEN');
    expect((await list(colleague)).errorCode).toBe('FORBIDDEN');
    const made = (await make(owner)).result!.key;
    expect(made.mailTo).toBe(owner.item.email);
    expect((await usage(made.id, colleague)).errorCode).toBe('FORBIDDEN');
    expect((await callHttp({ site: 'sarathi', call: endKey, body: { id: made.id }, as: colleague })).errorCode).toBe(
      'FORBIDDEN',
    );
  });

  it('has one name, one year at most, and networks that are some', async () => {
    const owner = await agency();
    const first = (await make(owner)).result!.key;
    expect((await make(owner, { name: 'website' })).errors).toHaveProperty('name');
    expect((await make(owner, { name: 'B', until: '2026-11-30' })).errors).toHaveProperty('until');
    expect((await make(owner, { name: 'B', until: '2027-12-02' })).errors).toHaveProperty('until');
    expect((await make(owner, { name: 'B', until: '2027-12-01' })).status).toBe(200);
    expect((await make(owner, { name: 'C', networks: ['300.1.1.1'] })).errorCode).toBe('VALIDATION');
    await callHttp({ site: 'sarathi', call: endKey, body: { id: first.id }, as: owner });
    expect((await make(owner)).status).toBe(200);
    expect((await make(await agency())).status).toBe(200);
  });

  it('may be named as one that is over by itself, which ends no other', async () => {
    const owner = await agency();
    const old = (await make(owner, { until: '2026-12-01' })).result!.key;
    world.clock.set('2026-12-02T08:00:00.000Z');
    const next = (await make(owner)).result!.key;
    const ended = await callHttp({ site: 'sarathi', call: endKey, body: { id: old.id }, as: owner });
    expect(ended.result).toMatchObject({ state: 'expired', endedAt: null });
    expect((await list(owner)).result!.keys.map(({ id, state }) => [id, state])).toEqual([
      [next.id, 'active'],
      [old.id, 'expired'],
    ]);
  });

  it('stops at twenty that work', async () => {
    const owner = await agency();
    for (let nth = 0; nth < 20; nth++) await makeKey(owner, { name: `K${nth}` });
    expect((await make(owner)).errorCode).toBe('TOO_MANY_KEYS');
  });

  it('knows a network from what is none', () => {
    for (const network of ['103.21.58.0/24', '198.51.100.7', '2001:db8::/32', '2001:db8::1', '::ffff:1.2.3.4'])
      expect(isNetwork(network), network).toBe(true);
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.4/33',
      '1.2.3.4/4',
      '256.1.1.1',
      'example.com',
      '2001:db8::/129',
      '1.2.3.4/8/8',
      ':::',
    ])
      expect(isNetwork(text), text).toBe(false);
  });
});

describe('what was used', () => {
  it('counts every answer by its day and kind, and shows the last hundred', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner);
    for (let nth = 0; nth < 130; nth++) {
      world.clock.advance(1000);
      expect((await airports(token)).status).toBe(200);
    }
    const refused = await callHttp({
      site: 'sarathi',
      call: payFromWallet,
      body: { orderId: 'NOORDERATALL00000000', acceptedDuplicates: [] },
      as: { token },
    });
    expect(refused.status).toBe(404);
    const { result } = await usage(key.id, owner);
    expect(result!.days).toHaveLength(14);
    expect(result!.days.at(-1)).toEqual({ day: '2026-12-01', answered: 130, refused: 1, searches: 0, bookings: 0 });
    expect(result!.answers).toHaveLength(100);
    expect(result!.answers[0]).toMatchObject({ call: 'payments.pay-from-wallet', status: 404, requestId: 'test' });
    expect(result!.key).toMatchObject({ callsToday: 131 });
    expect(result!.key.lastUsedAt).toBe(result!.answers[0]!.at);
    world.clock.set('2026-12-02T08:00:00.000Z');
    await airports(token);
    const next = (await usage(key.id, owner)).result!;
    expect(next.days.slice(-2).map(({ answered }) => answered)).toEqual([130, 1]);
    expect(next.answers.map(({ at }) => at.slice(0, 10)).filter((day) => day === '2026-12-01')).toHaveLength(99);
    expect(next.key.callsToday).toBe(1);
  });

  it('counts what was refused for its limits with the next answer', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner);
    const answers = await Promise.all(Array.from({ length: 30 }, () => airports(token)));
    const counted = answers.filter(({ status }) => status === 429).length;
    expect(counted).toBe(10);
    world.clock.advance(1000);
    await airports(token);
    const today = (await usage(key.id, owner)).result!.days.at(-1)!;
    expect([today.answered, today.refused]).toEqual([21, counted]);
  });

  it('is its owner’s to see, and staff’s: to others there is no such key', async () => {
    const { key } = await makeKey(await agency());
    expect((await usage(key.id, await agency())).errorCode).toBe('NOT_FOUND');
    expect((await usage(key.id, world.user('sarathi', 'staff'))).status).toBe(200);
    expect(
      (await callHttp({ site: 'gulf', call: getUsage, body: { id: key.id }, as: world.user('gulf', 'staff') }))
        .errorCode,
    ).toBe('NOT_FOUND');
    expect((await usage((await agency()).item.userId, world.user('sarathi', 'staff'))).errorCode).toBe('NOT_FOUND');
  });
});

describe('staff', () => {
  it('see whose keys there are, and set what they may ask, from the next call on', async () => {
    // The newest of the site.
    world.clock.set('2026-12-05T08:00:00.000Z');
    const owner = await agency();
    const { key, token } = await makeKey(owner, { name: 'Fare sheet' });
    const staff = world.user('sarathi', 'staff');
    const listed = await callHttp({ site: 'sarathi', call: getSiteKeys, body: {}, as: staff });
    const row = listed.result!.records.find(({ id }) => id === key.id);
    expect(row).toMatchObject({
      name: 'Fare sheet',
      companyName: owner.item.companyName,
      ownerUserId: owner.item.userId,
    });
    const limits = { id: key.id, perSecond: 1, perDay: 3 };
    const set = await callHttp({ site: 'sarathi', call: setKeyLimits, body: limits, as: staff });
    expect(set.result).toMatchObject({ perSecond: 1, perDay: 3 });
    const [one, two] = [await airports(token), await airports(token)];
    expect([one.status, two.status]).toEqual([200, 429]);
  });

  it('end a key with a reason that its owner is mailed', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner, { name: 'Old CRM' });
    const staff = world.user('sarathi', 'staff');
    const end = (reason: string) =>
      callHttp({ site: 'sarathi', call: endKey, body: { id: key.id, reason }, as: staff });
    expect((await end('')).errors).toHaveProperty('reason');
    expect((await end('Found in public code')).result).toMatchObject({
      state: 'ended',
      reason: 'Found in public code',
    });
    expect((await airports(token)).status).toBe(200);
    expect((await usage(key.id, owner)).result!.days.at(-1)!.answered).toBe(0);
    const mails = world.mail.sent.filter(({ to }) => to.includes(owner.item.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Reason: Found in public code');
    expect((await end('Again')).result).toMatchObject({ state: 'ended', reason: 'Found in public code' });
    const limits = await callHttp({
      site: 'sarathi',
      call: setKeyLimits,
      body: { id: key.id, perSecond: 1, perDay: 1 },
      as: staff,
    });
    expect(limits.errorCode).toBe('ILLEGAL_TRANSITION');
  });
});

describe('its owner is mailed', () => {
  /** The task writes the mail, which the next look sends. */
  const sweep = async () => {
    await sweepDue();
    await sweepDue();
  };
  const mailsTo = ({ item }: TestUser) => world.mail.sent.filter(({ to }) => to.includes(item.email));

  it('once a day, at four fifths of the day’s calls', async () => {
    const owner = await agency();
    const { key, token } = await makeKey(owner, { name: 'Fare sheet' });
    const staff = world.user('sarathi', 'staff');
    await callHttp({ site: 'sarathi', call: setKeyLimits, body: { id: key.id, perSecond: 20, perDay: 10 }, as: staff });
    for (let nth = 0; nth < 7; nth++) await airports(token);
    await sweep();
    expect(mailsTo(owner)).toEqual([]);
    for (let nth = 0; nth < 3; nth++) await airports(token);
    await sweep();
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('your key Fare sheet has made 80 % of today’s calls'),
    ]);
  });

  it('two weeks before it ends, unless it was ended', async () => {
    const [owner, other] = [await agency(), await agency()];
    await make(owner);
    const gone = (await make(other)).result!.key;
    await callHttp({ site: 'sarathi', call: endKey, body: { id: gone.id }, as: other });
    world.clock.set('2027-01-21T18:29:00.000Z');
    await sweep();
    expect(mailsTo(owner)).toEqual([]);
    world.clock.set('2027-01-21T18:31:00.000Z');
    await sweep();
    expect(mailsTo(owner).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('your key Website ends on 4 Feb 2027'),
    ]);
    expect(mailsTo(other)).toEqual([]);
  });
});
