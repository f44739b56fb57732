import { beforeAll, describe, expect, test } from 'vitest';
import { pnrsOf } from '#functions/wallet/statement/pnr-store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { allWell, supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const staff = () => world.user(site, 'staff');
const double = supplierDouble(memoryStore());
beforeAll(() => {
  adapters.sandbox = () => double.supplier;
});

/** A customer whose wallet paid an order; no worker has seen it yet. */
async function buyer() {
  const user = await world.addUser(site, 'retail', { firstName: 'Meera', lastName: 'Iyer' });
  await fillWallet(world, user, 2 * TOTAL);
  const sold = await sellOrder(user);
  await callHttp({ site, call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  return { user, ...sold };
}
const mine = async (as: TestUser) => (await callHttp({ site, call: getMyWalletEntry, as, body: {} })).result!.records;
const all = async () => (await callHttp({ site, call: getSiteEntries, as: staff(), body: {} })).result!.records;
/** What is asked of the table for it. */
async function operations(ask: () => Promise<unknown>): Promise<string[]> {
  world.faults.reset();
  await ask();
  return world.faults.counts().list.map(({ name }) => name);
}
const SESSION_AND_QUERY = ['BatchGetItem', 'Query'];

describe('a statement', () => {
  test('says a PNR once it is known, asked before or not, and then without a trip', async () => {
    const { user, orderId, bookingId } = await buyer();
    expect((await mine(user))[0]).toMatchObject({ orderId, bookingId, serviceName: 'flight', pnr: '' });
    expect(await operations(() => mine(user))).toEqual([...SESSION_AND_QUERY, 'BatchGetItem']);
    await runBooking(site, orderId);
    const [shown] = await mine(user);
    expect(shown!.pnr).toMatch(/^\w{5,}$/);
    expect(await operations(() => mine(user))).toEqual(SESSION_AND_QUERY);
    expect((await mine(user))[0]).toEqual(shown);
  });

  test('tells of what came back, too', async () => {
    const { user, orderId, bookingId } = await buyer();
    double.plan = { ...allWell, book: 'SOLD_OUT' };
    await runBooking(site, orderId);
    double.plan = allWell;
    const [back, paid] = await mine(user);
    expect(back).toMatchObject({ kind: 'refund', orderId, bookingId, serviceName: 'flight', pnr: '' });
    expect(paid).toMatchObject({ kind: 'payment', orderId, bookingId, pnr: '' });
    // Nothing will ever be ticketed.
    expect(await operations(() => mine(user))).toEqual(SESSION_AND_QUERY);
  });

  test('of the site, or of a customer by id, is one Query; a name that changed is seen by the next request', async () => {
    const { user, orderId } = await buyer();
    await runBooking(site, orderId);
    const theirs = () =>
      callHttp({ site, call: getWlUserWalletEntry, as: staff(), body: { userId: user.item.userId } });
    for (const ask of [all, theirs]) {
      await ask();
      expect(await operations(ask)).toEqual(SESSION_AND_QUERY);
    }
    const paid = async () => (await all()).find((entry) => entry.orderId === orderId);
    expect(await paid()).toMatchObject({ customer: { name: 'Meera Iyer', userId: user.item.userId } });
    const email = `meera.${user.item.userId.toLowerCase()}@example.com`;
    const renamed = await commit(job(), changeUserWrites(job(), user.item, { lastName: 'Nambiar', email }));
    expect(renamed.ok).toBe(true);
    expect(await paid()).toMatchObject({ customer: { name: 'Meera Nambiar' }, by: email });
  });
});

describe('a PNR', () => {
  test('is kept of one site’s booking, and answered to no other', async () => {
    const bookingId = 'SAMEBOOKINGATBOTHSITES01';
    const [here, there] = [world.user(site, 'retail'), world.user('gulf', 'retail')];
    await storeBooking(job(), makeBooking(here, { bookingId, pnr: 'HERE12' }));
    expect((await pnrsOf(job(), [bookingId])).get(bookingId)).toBe('HERE12');
    expect(await pnrsOf(world.job('gulf'), [bookingId])).toEqual(new Map());
    await storeBooking(world.job('gulf'), makeBooking(there, { bookingId, pnr: 'THERE1' }));
    expect((await pnrsOf(world.job('gulf'), [bookingId])).get(bookingId)).toBe('THERE1');
    expect((await pnrsOf(job(), [bookingId])).get(bookingId)).toBe('HERE12');
  });

  test('of a hold may become another with the ticket', async () => {
    const user = world.user(site, 'retail');
    const held = makeBooking(user, { pnr: 'HELD01', statusId: BookingStatus.Hold });
    const { bookingId } = held;
    await storeBooking(job(), held);
    const asked = async () => (await pnrsOf(job(), [bookingId])).get(bookingId);
    expect(await asked()).toBe('HELD01');
    const set = { pnr: 'TICKET', statusId: BookingStatus.Ticketed };
    await commit(job(), [{ kind: 'update', key: keys.booking(job(), bookingId), set }]);
    expect(await asked()).toBe('TICKET');
    expect(await operations(asked)).toEqual([]);
  });
});
