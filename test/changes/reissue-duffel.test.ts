import { expect, test } from 'vitest';
import { readChange } from '#functions/changes/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getChangeOffers } from '#shared/changes/get-change-offers.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { addDays, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { useDuffelSite } from '#test/suppliers/duffel-site.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';

const START = '2026-11-21T04:00:00Z';
const world = useWorld({ at: START });
const duffel = useDuffelSite(world);
const site = 'sarathi' as const;
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });
const balance = async () => (await readWallet(duffel.job(), duffel.user.actor.owner, 'INR')).balance;
const confirmations = () =>
  duffel.fake.asked.filter(({ path }) => /order_changes\/.+\/actions\/confirm$/.test(path)).length;

/** Other flights of Duffel's own, offered by staff, accepted by the customer and paid from the wallet. */
async function paid() {
  const sale = await duffel.sell('Menon');
  const { bookingId } = sale;
  const booking = await duffel.booking(sale);
  const TicketId = booking.passengers.map(({ ticket }) => ticket!.ticketId);
  const wish = { BookingId: bookingId, RequestType: 3, CancellationType: 3, TicketId, Remarks: 'Later' } as const;
  const { requestId } = (await ask(duffel.user, changeRequest, wish)).result!;
  const days = [addDays(booking.segments[0]!.departureTime.slice(0, 10), 40)];
  const [offer] = (await ask(duffel.admin(), getChangeOffers, { requestId, days })).result!.offers;
  const { offerId, currency, fareDifference, airlineCharge } = offer!;
  const costs = { currency, fareDifference, airlineCharge, cancellationFee: 0, remarks: '' };
  const said = await ask(duffel.admin(), setChangeCharges, { requestId, ...costs, offer: { offerId, days } });
  expect(said).toMatchObject({ status: 200, result: { charges: { saidBy: 'supplier' } } });
  const accepted = await ask(duffel.user, acceptChangeCharges, { requestId, chargesNo: 1 });
  const orderId = accepted.result!.orderToPay;
  const before = await balance();
  expect(await ask(duffel.user, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  return { sale, booking, requestId, orderId, days, spent: before - (await balance()) };
}

/** One life with a fault at the n-th operation of those who lead it on (0: none); answers how many those are. */
async function life(n: number, when: 'before' | 'after'): Promise<number> {
  world.clock.set(START);
  duffel.fake.asked.length = 0;
  const { sale, booking, requestId, orderId, days, spent } = await paid();
  const before = await balance();
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  await runBooking(site, orderId).catch(() => undefined);
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(2 * MINUTE);
    await runSchedule('lead-bookings-on').catch(() => undefined);
  }
  const { operations } = world.faults.counts();
  world.faults.reset();
  for (let pass = 0; pass < 6; pass++) {
    world.clock.advance(11 * MINUTE);
    await sweepDue();
  }
  const [change, order, after] = [
    await readChange(duffel.job(), requestId),
    await readOrder(duffel.job(), orderId),
    await duffel.booking(sale),
  ];
  expect([n, when, change!.state, order.ok && order.value.state, spent > 0]).toEqual([
    ...[n, when, 'Closed', 'COMPLETED', true],
  ]);
  expect([n, when, before - (await balance()), confirmations()]).toEqual([n, when, 0, 1]);
  expect([n, when, after.statusId, after.segments[0]!.departureTime.slice(0, 10)]).toEqual([
    ...[n, when, BookingStatus.Ticketed, days[0]],
  ]);
  const [was, is] = [booking, after].map(({ passengers }) => passengers.map(({ ticket }) => ticket!.ticketNumber));
  expect(is).not.toEqual(was);
  return operations;
}

/** Each operation in the long tests, some here. */
const TURNS = process.env.PORTOLAN_ALL_FAILURES ? 1 : 3;
test('other flights at Duffel are taken by its offer: whatever fails on the way, they are confirmed once and paid once', async () => {
  const operations = await life(0, 'before');
  expect(operations).toBeGreaterThan(10);
  for (let n = 1; n <= operations; n += TURNS) for (const when of ['before', 'after'] as const) await life(n, when);
  expect(faultsOf(await readLedger(site))).toEqual([]);
}, 300_000);
