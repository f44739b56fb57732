import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import type { CancellationQuote, PartOfBooking, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const validUntil = Date.parse('2026-11-21T04:30:00Z');
const usual: CancellationQuote = { charge: 30_000, currency: 'INR', remarks: 'By the fare', validUntil };
/** What the supplier says next, and what it was asked last. */
let says: Outcome<CancellationQuote, SupplierFailure> = ok(usual);
let about: PartOfBooking | undefined;
let agent: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => ({
    ...supplier,
    cancellationCharges: async (_call, _reference, part) => {
      about = part;
      return says;
    },
  });
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  says = ok(usual);
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 10 * TOTAL);
});
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });

async function sold(crowdOf = 0): Promise<BookingItem> {
  const { orderId, bookingId } = await sellOrder(agent, { crowdOf });
  await ask(agent, payFromWallet, { orderId });
  await runBooking('sarathi', orderId);
  return (await readBooking(world.job('sarathi'), bookingId))!;
}
const whole = ({ bookingId }: BookingItem) => ({ BookingId: bookingId, RequestType: 1, CancellationType: 3 }) as const;

test('what the supplier said is agreed to in one, and stands until the money is there', async () => {
  const booking = await sold();
  const { result: quote } = await ask(agent, getCc, whole(booking));
  expect(quote).toMatchObject({ cancellationCharge: 300, comesBack: 641, remarks: 'By the fare', validUntil });
  expect(about).toBeUndefined();
  expect((await readBooking(world.job('sarathi'), booking.bookingId))!.statusId).toBe(BookingStatus.Ticketed);
  const sent = await ask(agent, changeRequest, { ...whole(booking), Remarks: 'Ill', QuoteId: quote!.QuoteId });
  expect(sent).toMatchObject({
    status: 200,
    result: { state: 'Accepted', charges: { saidBy: 'supplier', airlineCharge: 300, comesBack: 641 } },
  });
  const { requestId } = sent.result!;
  const completed = await ask(desk, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1' });
  expect(completed).toMatchObject({ status: 200, result: { refund: { amount: 641 } } });
  await runSchedule('give-money-back');
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('a part is asked for as such, and its quote is of that part, that booking and its time alone', async () => {
  const booking = await sold(2);
  const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];
  const partOf = (at: number) => ({
    ...{ ...whole(booking), RequestType: 2 as const },
    ...{ Sectors, TicketId: [booking.passengers[at]!.ticket!.ticketId] },
  });
  const { result: quote } = await ask(agent, getCc, partOf(0));
  expect(about).toEqual({ Sectors, TicketId: [booking.passengers[0]!.ticket!.ticketId] });
  expect(await ask(agent, getCc, { ...partOf(0), TicketId: ['ANOTHERS'] })).toMatchObject({ status: 400 });
  const agree = (body: object, QuoteId = quote!.QuoteId) =>
    ask(agent, changeRequest, { ...partOf(0), ...body, Remarks: 'Ill', QuoteId });
  const other = await sold(2);
  expect(await agree(partOf(1))).toMatchObject({ status: 404 });
  expect(await agree({ BookingId: other.bookingId })).toMatchObject({ status: 404 });
  expect(await agree({}, randomId())).toMatchObject({ status: 404 });
  world.clock.set('2026-11-21T04:30:00Z');
  expect(await agree({})).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  world.clock.set('2026-11-21T04:29:00Z');
  const twice = await Promise.all([agree({}), agree({})]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('what was quoted before another request of the booking is not agreed to after it', async () => {
  const booking = await sold(2);
  const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];
  const partOf = (at: number) => ({
    ...{ ...whole(booking), RequestType: 2 as const },
    ...{ Sectors, TicketId: [booking.passengers[at]!.ticket!.ticketId] },
  });
  const quotes = [await ask(agent, getCc, partOf(0)), await ask(agent, getCc, partOf(1))];
  const agree = (at: number) =>
    ask(agent, changeRequest, { ...partOf(at), Remarks: 'Ill', QuoteId: quotes[at]!.result!.QuoteId });
  const first = await agree(0);
  expect(first).toMatchObject({ status: 200, result: { state: 'Accepted' } });
  const { requestId } = first.result!;
  expect(await ask(desk, rejectChangeRequest, { requestId, reason: 'The fare has changed' })).toMatchObject({
    status: 200,
  });
  for (const at of [0, 1]) expect(await agree(at)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  quotes[1] = await ask(agent, getCc, partOf(1));
  expect(await agree(1)).toMatchObject({ status: 200, result: { state: 'Accepted' } });
});

test('what a supplier cannot say, or says as nobody can mean it, is staff’s to ask for; its trouble is said as that', async () => {
  const booking = await sold();
  const asked = () => ask(agent, getCc, whole(booking));
  for (const answer of [
    fail('ILLEGAL_TRANSITION'),
    ok({ ...usual, charge: 94_001 }),
    ok({ ...usual, currency: 'USD' }),
  ] as (typeof says)[]) {
    says = answer;
    expect(await asked()).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  }
  says = fail('SUPPLIER_FAILED');
  expect(await asked()).toMatchObject({ errorCode: 'SUPPLIER_FAILED' });
  const { validUntil: _, ...endless } = usual;
  says = ok(endless);
  expect((await asked()).result!.validUntil).toBe(Date.parse('2026-11-21T04:15:00Z'));
  const stranger = await world.addUser('sarathi', 'travelAgent');
  expect(await ask(stranger, getCc, whole(booking))).toMatchObject({ status: 404 });
});
