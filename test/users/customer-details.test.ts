import { describe, expect, it } from 'vitest';
import { countFlightWrite } from '#functions/flights/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { lastMonths } from '#functions/users/customers/flight-months.ts';
import { readUser, readUserByEmail } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2027-01-15T08:00:00Z' });
const staff = () => world.user('sarathi', 'staff');
const details = (id: string, as = staff()) => callHttp({ site: 'sarathi', call: getUserById, body: { id }, as });
const months = (userId: string) =>
  callHttp({ site: 'sarathi', call: getCustomerMonthlyFlightDetails, body: { userId }, as: staff() });

describe('a customer in full', () => {
  it('is the user, its row of the list, who referred it, its wallets and its company', async () => {
    const agent = world.user('sarathi', 'travelAgent');
    const before = (await details(agent.item.userId)).result!;
    expect(before).toMatchObject({
      user: { id: agent.item.userId, legalEntity: { id: agent.item.legalEntityId } },
      customer: { users_id: agent.item.userId, customerNumber: agent.item.sequence },
      referredBy: '',
      wallets: [],
    });
    const entry = { type: 'credit', currency: 'INR', amount: 500.5, remark: 'desk', externalId: 'DESK 1' } as const;
    const body = { userId: agent.item.userId, ...entry };
    expect((await callHttp({ site: 'sarathi', call: addWalletEntry, body, as: staff() })).status).toBe(200);
    expect((await details(agent.item.userId)).result!.wallets).toEqual([
      { currency: 'INR', balance: 500.5, creditLimit: 0 },
    ]);
    const may = await addClerk(world, {});
    expect((await details(agent.item.userId, may)).result!.wallets).toHaveLength(1);
    const mayNot = await addClerk(world, { 'wallet.view': false });
    expect((await details(agent.item.userId, mayNot)).result!.wallets, 'without wallet.view').toEqual([]);
  });

  it('says which link waits to be sent, and that none goes where none can', async () => {
    const linkOf = async (of: Parameters<typeof world.addUser>[2]) =>
      (await details((await world.addUser('sarathi', 'retail', of)).item.userId)).result!.linkToSend;
    const passwordHash = 'argon2id';
    expect(await linkOf({})).toBe('first');
    expect(await linkOf({ passwordHash })).toBe('password');
    expect(await linkOf({ isBlocked: true })).toBe('none');
    expect(await linkOf({ email: '' })).toBe('none');
    const until = Date.parse('2027-01-16T08:00:00Z');
    expect(await linkOf({ passwordHash, formerEmail: { email: 'was@sarathi.example', until } })).toBe('first');
  });

  it('tells what was done to the account in words, newest first, and by whom', async () => {
    const job = world.job('sarathi');
    const body = { gender: 2 as const, firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com' };
    const referralCode = 'Diwali 2026';
    await callHttp({
      site: 'sarathi',
      call: signUp,
      body: { ...body, phone: '9810012399', phoneCode: '+91', referralCode },
    });
    const { userId } = (await readUserByEmail(job, 'asha@example.com'))!;
    const read = async () => (await readUser(job, userId))!;
    const { actor } = staff();
    await commit(actor, changeUserWrites(actor, await read(), { lastName: 'Nair', phoneNumbers: [] }));
    await commit(actor, blockUserWrites(actor, await read(), true));
    await commit(job, blockUserWrites(job, await read(), false));
    const { result } = await details(userId);
    expect(result).toMatchObject({ referredBy: referralCode, customer: { isBlocked: false, lastName: 'Nair' } });
    expect(result!.events.map(({ text, by }) => `${text} — ${by}`)).toEqual([
      'Unblocked — The site',
      `Blocked — ${actor.name}`,
      `Details changed: last name, phone numbers — ${actor.name}`,
      'Account opened — Asha Nair',
    ]);
    expect(result!.events[0]!.at).toBe('2027-01-15T08:00:00.000Z');
  });

  it('is not found where it is another site’s, or nobody’s', async () => {
    for (const id of [world.user('gulf', 'retail').item.userId, 'NOBODY'])
      for (const answer of [await details(id), await months(id)])
        expect(answer).toMatchObject({ status: 404, errorCode: 'NOT_FOUND', result: null });
  });
});

describe('looks and bookings by month', () => {
  it('are those of the last twelve months in the site’s zone, this one first, zeros where nothing was', async () => {
    const { item } = await world.addUser('sarathi', 'retail', { isSearchExempt: true });
    const count = async (what: 'lookCount' | 'bookCount', at: string, times: number) => {
      world.clock.set(at);
      for (let nth = 0; nth < times; nth++)
        await commit(world.job('sarathi'), [countFlightWrite(world.job('sarathi'), item.userId, what)]);
    };
    await count('lookCount', '2026-01-31T18:00:00Z', 1); // Still January in Delhi: too long ago.
    await count('lookCount', '2026-01-31T19:00:00Z', 7);
    await count('bookCount', '2026-02-10T19:00:00Z', 3);
    await count('lookCount', '2026-12-31T19:00:00Z', 2);
    world.clock.set('2027-01-15T08:00:00Z');
    world.faults.reset();
    const { result } = await months(item.userId);
    expect(world.faults.counts().byName.Query).toBe(1);
    expect(result!.lastSearch, 'counted without what it was for').toBeNull();
    expect(result!.flightLookToBook).toEqual({ is_exempted: true });
    expect(result!.months).toHaveLength(12);
    expect(result!.months[0]).toEqual({ month_year: '2027-01', look_count: 2, book_count: 0, lookToBook: null });
    expect(result!.months[1]).toEqual({ month_year: '2026-12', look_count: 0, book_count: 0, lookToBook: null });
    expect(result!.months.at(-1)).toEqual({ month_year: '2026-02', look_count: 7, book_count: 3, lookToBook: 2.3 });
  });

  it('are counted over the turn of a year', () => {
    expect(lastMonths('Asia/Kolkata', Date.parse('2026-03-31T19:00:00Z')).slice(0, 5)).toEqual([
      '2026-04',
      '2026-03',
      '2026-02',
      '2026-01',
      '2025-12',
    ]);
  });
});
