import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import type { ChangeOffer, ChangeRequest, SupplierChangeStatus } from '#functions/suppliers/flight-supplier.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getChangeOffers } from '#shared/changes/get-change-offers.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const double = supplierDouble(memoryStore());
let agent: TestUser;
let desk: TestUser;
/** What the supplier was told, and what it says. */
let told: ChangeRequest[] = [];
let offers: ChangeOffer[] = [];
let how: 'taken' | 'PRICE_CHANGED' = 'taken';
let status: SupplierChangeStatus;
beforeAll(async () => {
  adapters.sandbox = () => ({
    ...double.supplier,
    carriesOut: [1, 2, 3],
    changeOffers: async () => ok(offers),
    changeRequest: async (_call, _reference, request) => {
      told.push(request);
      return how === 'taken' ? ok({ changeRequestId: 'S-1', rawStatus: 'RECEIVED' }) : fail(how);
    },
    findChange: async () => fail('NOT_FOUND'),
    changeRequestStatus: async () => ok(status),
  });
  await openGateway(job());
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 10 * TOTAL);
  told = [];
  how = 'taken';
});

const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;
const stateOf = async (requestId: string) => (await ask(desk, getChangeRequest, { requestId })).result!.change.state;

async function sold(): Promise<BookingItem> {
  const { orderId, bookingId } = await sellOrder(agent);
  await ask(agent, payFromWallet, { orderId });
  await runBooking('sarathi', orderId);
  const booking = (await readBooking(job(), bookingId))!;
  const [first] = booking.segments;
  const segments = [{ ...first!, departureTime: '2026-12-27T06:00', arrivalTime: '2026-12-27T08:10' }];
  const offer = { segments, difference: 30_000, charge: 20_000, currency: 'INR', remarks: 'A week later' };
  offers = [{ ...offer, offerId: '2026-12-27' }];
  status = {
    ...{ rawStatus: 'CLOSED', statusText: 'Reissued', state: 'COMPLETED' },
    reissued: {
      ...{ pnr: booking.pnr, segments },
      tickets: [{ ticketNumber: '098-5555555555', ticketId: 'T1', validatingAirline: '6E', barcodes: ['M1NEW'] }],
    },
  };
  return booking;
}
async function asked({ bookingId, passengers }: BookingItem): Promise<string> {
  const TicketId = passengers.map(({ ticket }) => ticket!.ticketId);
  const wish = { BookingId: bookingId, RequestType: 3, CancellationType: 3, TicketId, Remarks: 'Later' } as const;
  return (await ask(agent, changeRequest, wish)).result!.requestId;
}
const days = ['2026-12-27'];
const take = (requestId: string, more: Partial<WireRequestOf<typeof setChangeCharges>> = {}) =>
  ask(desk, setChangeCharges, {
    ...{ requestId, currency: 'INR', airlineCharge: 200, cancellationFee: 0, remarks: '', fareDifference: 300 },
    ...{ offer: { offerId: '2026-12-27', days }, ...more },
  });
async function paid(requestId: string): Promise<string> {
  const orderId = (await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 })).result!.orderToPay;
  expect(await ask(agent, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', orderId);
  return orderId;
}

test('the supplier’s offer is taken at its price, told once it is paid, and its answer reissues the booking', async () => {
  const booking = await sold();
  const requestId = await asked(booking);
  expect(await ask(desk, getChangeOffers, { requestId, days })).toMatchObject({
    result: { offers: [{ offerId: '2026-12-27', fareDifference: 300, airlineCharge: 200 }] },
  });
  expect(await take(requestId, { fareDifference: 290 })).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  expect(await take(requestId, { offer: { offerId: 'another', days } })).toMatchObject({ errorCode: 'CONFLICT' });
  expect(await take(requestId)).toMatchObject({ result: { charges: { saidBy: 'supplier', toPay: 500 } } });
  const orderId = await paid(requestId);
  await sweepDue();
  expect(told).toMatchObject([
    { RequestType: 3, offerId: '2026-12-27', agreedCharge: 50_000, clientReference: requestId },
  ]);
  world.clock.advance(10 * MINUTE);
  await sweepDue();
  expect(await stateOf(requestId)).toBe('Closed');
  expect(await readOrder(job(), orderId)).toMatchObject({ value: { state: 'COMPLETED' } });
  expect(await readBooking(job(), booking.bookingId)).toMatchObject({
    statusId: BookingStatus.Ticketed,
    segments: [{ departureTime: '2026-12-27T06:00' }],
    passengers: [{ ticket: { ticketNumber: '098-5555555555' }, barcodes: ['M1NEW'] }],
  });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('dearer by now, or declined after it was taken: what was paid goes back, and the booking is as it was', async () => {
  for (const way of ['PRICE_CHANGED', 'declined'] as const) {
    const booking = await sold();
    const before = await balance();
    if (way === 'PRICE_CHANGED') how = way;
    else how = 'taken';
    if (way === 'declined') status = { rawStatus: 'REJECTED', statusText: 'No seats', state: 'REJECTED' };
    const requestId = await asked(booking);
    await take(requestId);
    await paid(requestId);
    for (let round = 0; round < 3; round++) {
      await sweepDue();
      world.clock.advance(10 * MINUTE);
    }
    expect([way, await stateOf(requestId)]).toEqual([way, 'Rejected']);
    expect(await balance()).toBe(before);
    const { statusId, segments } = (await readBooking(job(), booking.bookingId))!;
    expect([statusId, segments]).toEqual([BookingStatus.Ticketed, booking.segments]);
  }
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('a supplier that does not say what it issued is staff’s to complete', async () => {
  const requestId = await asked(await sold());
  await take(requestId);
  await paid(requestId);
  const { reissued: _unsaid, ...rest } = status;
  status = rest;
  for (let round = 0; round < 3; round++) {
    await sweepDue();
    world.clock.advance(10 * MINUTE);
  }
  expect(await stateOf(requestId)).toBe('WithSupplier');
});
