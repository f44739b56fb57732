import { beforeAll, describe, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { LEASE, LONGEST_BOOKING_DEADLINE, renewedLease } from '#functions/flights/saga/saga.ts';
import { leaseOrderWrites, releaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { isInProcess, type OrderState } from '#shared/payments/model.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, type Sold, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { allWell, type Plan, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
});

const orderOf = async (orderId: string) => ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
/** All that stands about an order and its booking: rows, events, tasks. */
const standing = async ({ orderId, bookingId }: Sold) => [
  ...(await queryAll(keys.orderItems(job(), orderId), { consistent: true })),
  ...(await queryAll(keys.bookingItems(job(), bookingId), { consistent: true })),
];

async function paid(plan: Plan, isLcc: boolean): Promise<Sold> {
  world.clock.restore();
  double.reset();
  double.plan = plan;
  const sold = await sellOrder(user, { isLcc });
  const { orderId } = sold;
  expect(await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId } })).toMatchObject({
    status: 200,
  });
  return sold;
}

/** Another worker takes the order as soon as it may: the one that has it was too slow. */
async function takeOver({ orderId }: Sold): Promise<void> {
  world.clock.advance(LEASE + 1);
  const taken = await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('another')));
  expect(taken).toEqual({ ok: true, value: undefined });
}

const TURNS = 4;
/** All operations in the long tests; here every fourth, and the next sale takes the next turn. */
const isAll = Boolean(process.env.PORTOLAN_ALL_FAILURES);

type Sale = [title: string, plan: Plan, isLcc: boolean, waited: number];
const sales: Sale[] = [
  ['a low-cost fare', allWell, true, 0],
  ['a full-service fare', allWell, false, 0],
  ['a sold-out fare', { ...allWell, book: 'SOLD_OUT' }, true, 0],
  ['a booking whose answer never came', { ...allWell, book: 'unheard' }, true, 0],
  ['a booking asked about', { ...allWell, book: 'unheard' }, true, 31_000],
  ['a booking asked about in vain', { ...allWell, book: 'unheard', isSilent: true }, true, 31_000],
  [
    'a booking asked about in vain for half an hour',
    { ...allWell, book: 'unheard', isSilent: true },
    true,
    31 * 60_000,
  ],
  ['a booking asked about in vain for a day', { ...allWell, book: 'unheard', isSilent: true }, true, 24 * 3_600_000],
  ['a hold whose ticketing is asked about', { ...allWell, ticket: 'lost' }, false, 31_000],
];

/** A sold order up to where the worker under test sets out: just paid, or `waited` ms out of sight. */
async function upTo([, plan, isLcc, waited]: Sale): Promise<Sold> {
  const sold = await paid(plan, isLcc);
  if (waited > 0) {
    await runBooking('sarathi', sold.orderId);
    world.clock.advance(waited);
  }
  world.faults.reset();
  return sold;
}

test.each(sales)(
  'a worker that lost its lease on %s changes nothing more, whatever it has in hand',
  async (...sale) => {
    const first = await upTo(sale);
    await runBooking('sarathi', first.orderId);
    const operations = world.faults.counts().operations;
    const lost: Sold[] = [];
    const turn = sales.findIndex(([title]) => title === sale[0]) % TURNS;
    for (let n = isAll ? 2 : 2 + turn; n <= operations; n += isAll ? 1 : TURNS) {
      const sold = await upTo(sale);
      let found: Awaited<ReturnType<typeof standing>> | undefined;
      world.faults.beforeNth(n, async () => {
        const { state } = await orderOf(sold.orderId);
        // A refund needs no hold: the rows it changes decide who gives the money back.
        if (!isInProcess(state) || state === 'REFUNDING') return;
        await takeOver(sold);
        found = await standing(sold);
      });
      await runBooking('sarathi', sold.orderId);
      world.faults.reset();
      if (!found) continue;
      lost.push(sold);
      expect(await standing(sold), `lost before operation ${n}`).toEqual(found);
    }
    expect(lost.length).toBeGreaterThan(isAll ? 2 : 0);
    await endWell(lost);
  },
  60_000,
);

/** A full-service fare, led on by a worker that is held up between recording `state` and reading what it recorded. */
async function heldUpIn(state: OrderState, meanwhile: (sold: Sold) => void | Promise<void>): Promise<Sold> {
  const sold = await upTo(['a full-service fare', allWell, false, 0]);
  const look = () =>
    world.faults.beforeNth(1, async () => {
      if ((await orderOf(sold.orderId)).state === state) await meanwhile(sold);
      else look();
    });
  look();
  await runBooking('sarathi', sold.orderId);
  world.faults.reset();
  return sold;
}

describe.each([
  ['BOOKING', 'book'],
  ['TICKETING', 'ticket'],
] as const)('held up before it reads the %s it recorded', (state, call) => {
  test('a worker whose order another has by then tells the supplier nothing', async () => {
    const sold = await heldUpIn(state, takeOver);
    expect(await orderOf(sold.orderId)).toMatchObject({ state, lease: 'another' });
    expect(double.calls).not.toContain(call);
    await endWell([sold]);
    expect(double.calls).toContain(call);
  });

  test('a worker tells the supplier only what it hears back while it holds the order', async () => {
    const late = await heldUpIn(state, () => world.clock.advance(LEASE - LONGEST_BOOKING_DEADLINE + 1));
    expect(double.calls).not.toContain(call);
    await endWell([late]);
    await heldUpIn(state, () => world.clock.advance(LEASE - LONGEST_BOOKING_DEADLINE));
    expect(double.calls).toContain(call);
  });
});

/** The other worker goes on, once it is its turn: one ticket or the money, and nothing twice. */
async function endWell(lost: readonly Sold[]): Promise<void> {
  for (const { orderId } of lost) await commit(job(), releaseOrderWrites(job(), orderId, 'another'));
  double.plan = allWell;
  for (let pass = 0; pass < 3; pass++) {
    world.clock.advance(11 * 60_000);
    await sweepDue();
  }
  for (const { orderId, bookingId } of lost) {
    const issued = (await double.keptOf(bookingId))?.issued ?? 0;
    expect(['COMPLETED 1', 'REFUNDED 0']).toContain(`${(await orderOf(orderId)).state} ${issued}`);
  }
}

test('a hold is let go of by whoever has it only', async () => {
  const { orderId } = await paid(allWell, true);
  await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('one')));
  expect(await commit(job(), releaseOrderWrites(job(), orderId, 'another'))).toMatchObject({ code: 'BUSY' });
  expect(await orderOf(orderId)).toMatchObject({ lease: 'one' });
  expect(await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('another')))).toMatchObject({
    code: 'BUSY',
  });
  // To the last millisecond it is the first one's.
  world.clock.advance(LEASE);
  expect(await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('another')))).toMatchObject({
    code: 'BUSY',
  });
  world.clock.advance(1);
  expect(await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('another')))).toMatchObject({ ok: true });
  expect(await orderOf(orderId)).toMatchObject({ lease: 'another', leasedUntil: clock.now() + LEASE });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
