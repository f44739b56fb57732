import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { packedCard } from '#functions/bookings/packed-card.ts';
import { changesFile } from '#functions/changes/change-sheet.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { assignChangeRequest } from '#shared/changes/assign-change-request.ts';
import { changeFilter } from '#shared/changes/change-filter.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { giveRefundAgain } from '#shared/changes/give-refund-again.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
let agent: TestUser;
let desk: TestUser;
let clerk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  await openGateway(job());
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  clerk = await addClerk(world, { 'changes.decide': true });
});
beforeEach(async () => {
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 100 * TOTAL);
});

const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });
/** What the agent was mailed, in whatever order. */
const subjects = () => world.mail.sent.flatMap(({ to, subject }) => (to.includes(agent.item.email) ? [subject] : []));
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** A ticketed flight of so many passengers on so many sectors, paid from the wallet. */
async function sold({ crowdOf = 0, days = 1 } = {}): Promise<BookingItem> {
  const { orderId, bookingId } = await sellOrder(agent, { crowdOf, days });
  expect(await ask(agent, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', orderId);
  const booking = (await readBooking(job(), bookingId))!;
  expect(booking.statusId).toBe(BookingStatus.Ticketed);
  return booking;
}
const whole = ({ bookingId }: BookingItem) =>
  ({ BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' }) as const;
async function asked(booking: BookingItem, more: Partial<WireRequestOf<typeof changeRequest>> = {}): Promise<string> {
  const answer = await ask(agent, changeRequest, { ...whole(booking), ...more });
  expect(answer).toMatchObject({ status: 200, result: { state: 'Asked' } });
  return answer.result!.requestId;
}
const charge = (requestId: string, airlineCharge: number, more: object = {}) =>
  ask(desk, setChangeCharges, {
    ...{ requestId, currency: 'INR', airlineCharge, cancellationFee: 0, remarks: 'By the rules' },
    ...more,
  });
const accept = (requestId: string, chargesNo = 1) => ask(agent, acceptChangeCharges, { requestId, chargesNo });
const complete = (requestId: string, more: object, as = desk) =>
  ask(as, completeChangeRequest, { requestId, currency: 'INR', ...more });

test('its booking says where it stands on its card, in the queue of what waits and in its details, until it ends', async () => {
  const booking = await sold();
  const { bookingId } = booking;
  const said = async () => {
    const [all, waiting, details] = await Promise.all([
      ask(agent, getTickets, {}),
      ask(desk, getTickets, { statusIds: [BookingStatus.ChangeRequested] }),
      ask(agent, getBookingDetails, { bookingId }),
    ]);
    const rows = [all, waiting].flatMap(({ result }) => result!.tickets.filter((row) => row.bookingId === bookingId));
    const cards = rows.map(({ supplierChangeReqStatus }) => supplierChangeReqStatus?.statusText);
    return [...cards, details.result!.booking.supplierChangeReqStatus?.statusText];
  };
  expect(await said()).toEqual([undefined, undefined]);
  const requestId = await asked(booking);
  expect(await said()).toEqual(['Charges requested', 'Charges requested', 'Charges requested']);
  await charge(requestId, 300);
  expect(await said()).toEqual(['Charges to accept', 'Charges to accept', 'Charges to accept']);
  await charge(requestId, 200);
  await accept(requestId, 2);
  expect(await said()).toEqual(['Accepted', 'Accepted', 'Accepted']);
  await ask(desk, rejectChangeRequest, { requestId, reason: 'The flight has left' });
  expect(await said()).toEqual([undefined, undefined]);
  await asked(booking);
  expect(await said()).toEqual(['Charges requested', 'Charges requested', 'Charges requested']);
});

test('asked, charged, accepted, completed: the money is in the wallet once, and the request is closed', async () => {
  const booking = await sold();
  const before = await balance();
  const { Remarks: _, ...parts } = whole(booking);
  const forecast = await ask(agent, forecastRefund, parts);
  // 1,000.00 less the service fee of 50.00 and its GST of 9.00.
  expect(forecast.result).toMatchObject({
    comesBackAtMost: 941,
    to: 'wallet',
    parts: [{ sector: 'DEL-BOM', amount: 940 }],
  });
  const requestId = await asked(booking);
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.ChangeRequested);
  expect(await ask(desk, assignChangeRequest, { requestId, mine: true })).toMatchObject({ status: 200 });
  expect(await charge(requestId, 300)).toMatchObject({
    status: 200,
    result: { state: 'ChargesSet', charges: { chargesNo: 1, airlineCharge: 300, comesBack: 641 } },
  });
  await runSchedule('send-mails');
  expect(subjects()).toContainEqual(expect.stringContaining('What cancelling costs'));
  expect(await accept(requestId)).toMatchObject({ status: 200, result: { state: 'Accepted' } });
  expect(await balance()).toBe(before);
  expect(await complete(requestId, { refund: 640 })).toMatchObject({
    status: 200,
    result: { state: 'Completed', refund: { amount: 641, state: 'Due', to: 'wallet' } },
  });
  await Promise.all([runSchedule('give-money-back'), runSchedule('give-money-back'), runSchedule('send-mails')]);
  expect(subjects()).toContainEqual(expect.stringContaining('Cancelled: DEL-BOM'));
  expect((await balance()) - before).toBe(64_100);
  const { result } = await ask(agent, getChangeRequest, { requestId });
  expect(result).toMatchObject({ change: { state: 'Closed', refund: { state: 'Given' }, assignedTo: '' } });
  expect(result!.timeline.map(({ event }) => event)).toEqual([
    ...['ask', 'setCharges', 'accept', 'acknowledge', 'complete', 'close'],
  ]);
  // Who of staff did it is not for customers.
  const nameOf = ({ item: { firstName, lastName } }: TestUser) => `${firstName} ${lastName}`;
  const told = result!.timeline.map(({ who }) => who);
  expect(told[0]).toBe(nameOf(agent));
  expect(told).not.toContain(nameOf(desk));
  const seen = await ask(desk, getChangeRequest, { requestId });
  expect(seen.result!.timeline.find(({ event }) => event === 'setCharges')!.who).toBe(nameOf(desk));
  const shown = result!.change.refund!.lines.map(({ kind, amount }) => [kind, amount]);
  expect(shown).toEqual([
    ['fare', 940],
    ['serviceFee', 50],
    ['gst', 9],
    ['tds', 1],
    ['airlineCharge', -300],
    ['keptServiceFee', -50],
    ['gstOnKeptServiceFee', -9],
  ]);
  // The statement says the same, line by line; an entry of anything else has no lines.
  const [given, paid] = (await ask(agent, getMyWalletEntry, {})).result!.records;
  expect(given).toMatchObject({ kind: 'refund', amount: 641 });
  expect(given!.lines?.map(({ kind, amount }) => [kind, amount])).toEqual(shown);
  expect(paid!.lines).toBeUndefined();
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Cancelled);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  // Nothing is left that could be asked for.
  expect(await ask(agent, changeRequest, whole(booking))).toMatchObject({ status: 400 });
});

test('one passenger on one sector, then the rest: together no more than was paid', async () => {
  const booking = await sold({ crowdOf: 3, days: 2 });
  const before = await balance();
  const ticketOf = (at: number) => booking.passengers[at]!.ticket!.ticketId;
  const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];
  const one = await asked(booking, { RequestType: 2, Sectors, TicketId: [ticketOf(1)] });
  await charge(one, 0);
  await accept(one);
  expect(await complete(one, { creditNote: 'CN-1' })).toMatchObject({ result: { creditNote: 'CN-1' } });
  await runSchedule('give-money-back');
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Ticketed);
  // A refund of everything is none any more of what went back already.
  expect(await ask(agent, changeRequest, whole(booking))).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  const rest = await asked(booking, { RequestType: 2, Sectors, TicketId: [ticketOf(0), ticketOf(2)] });
  expect(rest).toBe(`${booking.bookingId}-2`);
  await charge(rest, 0);
  await accept(rest);
  await complete(rest, { creditNote: 'CN-2' });
  await runSchedule('give-money-back');
  expect((await balance()) - before).toBe(TOTAL - 5_900);
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Cancelled);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('less than was accepted takes a reason and a right; more is the customer’s; completed twice at once it is once', async () => {
  const booking = await sold();
  const requestId = await asked(booking);
  await charge(requestId, 300);
  await accept(requestId);
  const decider = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  expect(await complete(requestId, {})).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  expect(await complete(requestId, { refund: 600 })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  expect(await complete(requestId, { refund: 941 })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  expect(await complete(requestId, { refund: 600, reason: 'No-show' }, clerk)).toMatchObject({ status: 403 });
  const lacks = await addClerk(world, {});
  expect(await complete(requestId, { refund: 700 }, lacks)).toMatchObject({ status: 403 });
  const twice = await Promise.all([
    complete(requestId, { refund: 700 }),
    complete(requestId, { refund: 700 }, decider),
  ]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await readRefund(job(), booking.orderId, requestId)).toMatchObject({ minor: 70_100 });
  expect(await complete(requestId, { refund: 700 })).toMatchObject({ status: 409 });
});

test('a reason lets the desk give less than was accepted', async () => {
  const requestId = await asked(await sold());
  await charge(requestId, 300);
  await accept(requestId);
  expect(await complete(requestId, { refund: 600, reason: 'The airline kept its no-show fee' })).toMatchObject({
    status: 200,
    result: { reason: 'The airline kept its no-show fee', refund: { amount: 601 } },
  });
});

test('charges are accepted as they were read, while they stand, by whose booking it is', async () => {
  const booking = await sold();
  const requestId = await asked(booking);
  expect(await accept(requestId)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  const validUntil = Date.parse('2026-11-21T05:00:00Z');
  await charge(requestId, 300, { validUntil });
  await charge(requestId, 400, { validUntil });
  expect(await accept(requestId)).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
  world.clock.set('2026-11-21T05:00:00Z');
  expect(await accept(requestId, 2)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
  expect(await charge(requestId, 400, { validUntil })).toMatchObject({ status: 400 });
  expect(await charge(requestId, 941)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  await charge(requestId, 940);
  const stranger = await world.addUser('sarathi', 'travelAgent');
  expect(await ask(stranger, acceptChangeCharges, { requestId, chargesNo: 3 })).toMatchObject({ status: 404 });
  expect(await accept(requestId, 3)).toMatchObject({ status: 200 });
  // Whatever is forfeited leaves nothing to give but the TDS; nothing waits.
  expect(await complete(requestId, { refund: 0 })).toMatchObject({ status: 200 });
});

test('withdrawn or rejected, the booking is again what it was; its customer can ask anew', async () => {
  const booking = await sold();
  const first = await asked(booking);
  expect(await ask(agent, changeRequest, whole(booking))).toMatchObject({ status: 409 });
  expect(await ask(agent, withdrawChangeRequest, { requestId: first })).toMatchObject({
    result: { state: 'Withdrawn' },
  });
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Ticketed);
  const second = await asked(booking);
  const reason = 'The airline takes no cancellation of this fare';
  expect(await ask(desk, rejectChangeRequest, { requestId: second, reason })).toMatchObject({
    result: { state: 'Rejected', reason },
  });
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Ticketed);
  await charge(await asked(booking), 300);
  const third = `${booking.bookingId}-3`;
  await accept(third);
  expect(await ask(agent, withdrawChangeRequest, { requestId: third })).toMatchObject({ status: 409 });
  const mine = await ask(agent, getChangeRequests, {});
  expect(mine.result!.records.map(({ requestId }) => requestId).toSorted()).toEqual([first, second, third].toSorted());
  const waiting = await ask(agent, getChangeRequests, { waiting: true });
  expect(waiting.result!.records.map(({ requestId }) => requestId)).toEqual([third]);
  await runSchedule('send-mails');
  expect(subjects()).toContainEqual(expect.stringContaining('Not cancelled'));
});

test('what cannot be meant is refused at the field', async () => {
  const booking = await sold({ crowdOf: 2, days: 2 });
  const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];
  const TicketId = [booking.passengers[0]!.ticket!.ticketId];
  const refusals: [object, string][] = [
    [{ CancellationType: 2 }, 'CancellationType'],
    [{ Sectors }, 'RequestType'],
    [{ RequestType: 2, Sectors }, 'TicketId'],
    [{ RequestType: 2, Sectors, TicketId: ['ANOTHERS'] }, 'TicketId'],
    [{ RequestType: 2, TicketId }, 'Sectors'],
    [{ RequestType: 2, TicketId, Sectors: [{ Origin: 'BOM', Destination: 'DXB' }] }, 'Sectors'],
    [{ Remarks: ' ' }, 'Remarks'],
  ];
  for (const [more, field] of refusals) {
    const answer = await ask(agent, changeRequest, { ...whole(booking), ...more });
    expect([field, answer.status, Object.keys(answer.errors ?? {})]).toEqual([field, 400, [field]]);
  }
  world.clock.set('2026-12-20T01:00:00Z');
  const later = { token: await signInAgain(agent) } as TestUser;
  expect(await ask(later, changeRequest, whole(booking))).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
});

test('what the airline cancelled is asked for as that, and nothing else can be', async () => {
  const booking = await sold();
  const cancelled: BookingItem = {
    ...booking,
    statusId: BookingStatus.Cancelled,
    segments: booking.segments.map((segment) => ({ ...segment, flightStatus: 'Cancelled' })),
  };
  const { statusId, segments } = cancelled;
  await commit(job(), [
    {
      kind: 'update',
      key: bookingKeys.booking(job(), booking.bookingId),
      set: { statusId, segments, card: packedCard(cancelled) },
    },
  ]);
  const requestId = await asked(cancelled, { CancellationType: 2 });
  expect(await ask(agent, withdrawChangeRequest, { requestId })).toMatchObject({ status: 200 });
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Cancelled);
  const again = await asked(cancelled, { CancellationType: 2 });
  await charge(again, 0);
  await accept(again);
  expect(await complete(again, { refund: 940 })).toMatchObject({ status: 200, result: { refund: { amount: 941 } } });
  expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(BookingStatus.Cancelled);
  expect(await ask(agent, changeRequest, { ...whole(booking), CancellationType: 2 })).toMatchObject({ status: 400 });
});

test('money that its gateway refuses three times waits for staff, who give it to the wallet; then the request is closed', async () => {
  const one = await sellOrder(agent);
  await payAtGateway(job(), one);
  expect(await ask(agent, orderSuccessCallback, { orderId: one.orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', one.orderId);
  const booking = (await readBooking(job(), one.bookingId))!;
  const sandbox = (await readSandboxOrder(gatewayOrderOf(one)))!;
  await commit(job(), changeSandboxOrderWrites(sandbox, { refuses: 3 }));
  const requestId = await asked(booking);
  await charge(requestId, 300);
  await accept(requestId);
  await complete(requestId, { refund: 640 });
  await runSchedule('give-money-back');
  const shown = async () => (await ask(agent, getChangeRequest, { requestId })).result!.change;
  expect(await shown()).toMatchObject({ state: 'Completed', refund: { state: 'Stuck', to: 'gateway' } });
  const before = await balance();
  const again = () => ask(desk, giveRefundAgain, { requestId, to: 'wallet' });
  const twice = await Promise.all([again(), again()]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  await runSchedule('give-money-back');
  expect(await shown()).toMatchObject({ state: 'Closed', refund: { state: 'Given', to: 'wallet' } });
  expect((await balance()) - before).toBe(64_100);
  expect(await again()).toMatchObject({ status: 409 });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('what the site keeps is in forecast and charges, and stays as it was said once it was accepted', async () => {
  await saveFlights(desk, { domesticFee: { kind: 'amount', amount: 100, percent: 0 }, keepsServiceFee: false });
  const booking = await sold();
  const { Remarks: _, ...parts } = whole(booking);
  const forecast = (await ask(agent, forecastRefund, parts)).result!;
  // The service fee comes back with its GST; the fee of 100.00 and the GST on it do not.
  expect(forecast.comesBackAtMost).toBe(882);
  const requestId = await asked(booking);
  expect(await charge(requestId, 300)).toMatchObject({ result: { charges: { comesBack: 700 } } });
  await accept(requestId);
  await saveFlights(desk, { domesticFee: { kind: 'amount', amount: 0, percent: 0 }, keepsServiceFee: true });
  expect(await complete(requestId, { refund: 640 })).toMatchObject({
    status: 200,
    result: { refund: { amount: 700 } },
  });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('the file of requests has what the list has', async () => {
  const requestId = await asked(await sold());
  const { rows } = await changesFile.read(job(), {
    filter: changeFilter.parse({ waiting: true }),
    cursor: undefined,
    wanted: 500,
    userId: desk.item.userId,
  });
  expect(rows.map((row) => row.requestId)).toContain(requestId);
});
