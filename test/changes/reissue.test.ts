import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readTravelDays } from '#functions/bookings/travel/travel-day-store.ts';
import { clock } from '#functions/clock.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { fareOfTicket } from '#shared/bookings/ticket-fare.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
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
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  await openGateway(job());
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 100 * TOTAL);
});

const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) =>
  callHttp({ site: 'sarathi', call, body, as });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;
const read = async ({ bookingId }: BookingItem) => (await readBooking(job(), bookingId))!;
/** What its ticket said before anything was changed. */
const fareBefore = (booking: BookingItem) => fareOfTicket(booking.fare, booking, true).totalFare / 100;
const stateOf = async (orderId: string) => {
  const order = await readOrder(job(), orderId);
  return order.ok && order.value.state;
};

async function sold({ crowdOf = 0 } = {}): Promise<BookingItem> {
  const { orderId, bookingId } = await sellOrder(agent, { crowdOf });
  expect(await ask(agent, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', orderId);
  return (await readBooking(job(), bookingId))!;
}
const wanted = ({ bookingId, passengers }: BookingItem): WireRequestOf<typeof changeRequest> => ({
  ...{ BookingId: bookingId, RequestType: 3, CancellationType: 3, Remarks: 'A week later, please' },
  TicketId: passengers.map(({ ticket }) => ticket!.ticketId),
});
async function asked(booking: BookingItem): Promise<string> {
  const answer = await ask(agent, changeRequest, wanted(booking));
  expect(answer).toMatchObject({ status: 200, result: { state: 'Asked', RequestType: 3, sectors: ['DEL-BOM'] } });
  return answer.result!.requestId;
}
const later = {
  ...{ tripIndicator: 1, airlineCode: 'AI', flightNumber: '665' },
  ...{ originAirportCode: 'DEL', destinationAirportCode: 'BOM' },
  ...{ departureTime: '2026-12-27T09:00', arrivalTime: '2026-12-27T11:15' },
};
const charge = (requestId: string, more: Partial<WireRequestOf<typeof setChangeCharges>> = {}) =>
  ask(desk, setChangeCharges, {
    ...{ requestId, currency: 'INR', airlineCharge: 200, cancellationFee: 0, remarks: 'By the rules' },
    ...{ fareDifference: 300, flights: [later], ...more },
  });
const accept = (requestId: string, chargesNo = 1) => ask(agent, acceptChangeCharges, { requestId, chargesNo });
const complete = (requestId: string, more: Partial<WireRequestOf<typeof completeChangeRequest>> = {}) =>
  ask(desk, completeChangeRequest, { requestId, currency: 'INR', ticketNumbers: ['098-7777777777'], ...more });

test('other flights that cost more are paid as an order, and take the place of the booked ones', async () => {
  const booking = await sold();
  const before = await balance();
  const requestId = await asked(booking);
  expect(await charge(requestId)).toMatchObject({
    status: 200,
    result: { charges: { toPay: 500, comesBack: 0, fareDifference: 300, newFlights: [{ airlineName: 'Air India' }] } },
  });
  const answer = await accept(requestId);
  expect(answer).toMatchObject({ status: 200, result: { state: 'ChargesSet' } });
  const orderId = answer.result!.orderToPay;
  // Asked for once more it is the same order.
  expect((await accept(requestId)).result!.orderToPay).toBe(orderId);
  expect(await ask(agent, getOrder, { orderId })).toMatchObject({
    result: { serviceName: 'reissue', amount: 500, segments: [{ flightNumber: '665' }] },
  });
  expect(await complete(requestId)).toMatchObject({ status: 409 });
  expect(await ask(agent, payFromWallet, { orderId })).toMatchObject({ status: 200 });
  await runBooking('sarathi', orderId);
  expect(before - (await balance())).toBe(50_000);
  expect(await stateOf(orderId)).toBe('BOOKING');
  expect(await ask(desk, getChangeRequest, { requestId })).toMatchObject({ result: { change: { state: 'Accepted' } } });
  expect(await complete(requestId, { ticketNumbers: [] })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  expect(await complete(requestId, { refund: 5 })).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  expect(await complete(requestId)).toMatchObject({ status: 200, result: { state: 'Closed' } });
  expect(await stateOf(orderId)).toBe('COMPLETED');

  const after = await read(booking);
  expect(after).toMatchObject({
    statusId: BookingStatus.Ticketed,
    segments: [{ airlineCode: 'AI', flightNumber: '665', departureTime: '2026-12-27T09:00', cabin: 'Economy' }],
    passengers: [{ ticket: { ticketNumber: '098-7777777777' } }],
  });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  const { house } = await readLedger('sarathi');
  const posted = house.filter(({ reference }) => reference === orderId).map(({ account, minor }) => [account, minor]);
  expect(Object.fromEntries(posted)).toMatchObject({ 'supplierPayable:sandbox-gds': 50_000 });

  // The ticket says the new fare, and so do lists.
  const ticketOf = async () => (await ask(agent, getTicketDetail, { bookingId: booking.bookingId, pnr: '' })).result!;
  expect((await ticketOf()).fare).toMatchObject({ changeOfFlights: 500, totalFare: fareBefore(booking) + 500 });
  const [row] = (await ask(agent, getTickets, { PNR: booking.pnr })).result!.tickets;
  expect(row!.fare.totalFare).toBe(booking.fare.totalPayable / 100 + 500);

  // Found by its new number, listed on its new day, its old day is free again.
  for (const filter of [
    { PNR: '098-7777777777' },
    { sort: 'TD', travelDateFrom: '2026-12-27', travelDateTo: '2026-12-27' } as const,
  ])
    expect(JSON.stringify((await ask(agent, getTickets, filter)).result)).toContain(booking.bookingId);
  const onOldDay = { sort: 'TD', travelDateFrom: '2026-12-20', travelDateTo: '2026-12-20' } as const;
  expect(JSON.stringify((await ask(agent, getTickets, onOldDay)).result)).not.toContain(booking.bookingId);
  const [old] = await readTravelDays(job(), booking);
  expect(old!.flights.filter(({ bookingId }) => bookingId === booking.bookingId)).toEqual([]);
  const [next] = await readTravelDays(job(), after);
  expect(next!.flights.some(({ bookingId }) => bookingId === booking.bookingId)).toBe(true);

  // An invoice of its own, and the e-ticket once more.
  await sweepDue();
  expect(world.mail.sent.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Changed: DEL-BOM'));
  expect((await read(booking)).ticketMailIds).toHaveLength(2);
  const invoices = await ask(agent, getInvoices, {} as WireRequestOf<typeof getInvoices>);
  expect(JSON.stringify(invoices.result)).toContain('Change of flights DEL-BOM');
  // A supplier that still knows the old flights has nothing new to say.
  world.clock.advance(25 * 60 * MINUTE);
  await sweepDue();
  expect((await read(booking)).segments[0]!.flightNumber).toBe('665');
});

test('cheaper flights give the difference back, and what is refunded later is no more than is left', async () => {
  const booking = await sold();
  const before = await balance();
  const requestId = await asked(booking);
  expect(await charge(requestId, { fareDifference: -400, airlineCharge: 100, cancellationFee: 50 })).toMatchObject({
    result: { charges: { toPay: 0, comesBack: 241 } },
  });
  expect(await accept(requestId)).toMatchObject({ result: { state: 'Accepted', orderToPay: '' } });
  expect(await complete(requestId)).toMatchObject({
    result: { state: 'Completed', refund: { amount: 241, state: 'Due' } },
  });
  await runSchedule('give-money-back');
  expect((await balance()) - before).toBe(24_100);
  const { fare } = (await ask(agent, getTicketDetail, { bookingId: booking.bookingId, pnr: '' })).result!;
  expect(fare).toMatchObject({ changeOfFlights: -241, totalFare: fareBefore(booking) - 241 });
  expect(await ask(desk, getChangeRequest, { requestId })).toMatchObject({ result: { change: { state: 'Closed' } } });

  const whole = { BookingId: booking.bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;
  const second = (await ask(agent, changeRequest, whole)).result!.requestId;
  const set = { requestId: second, currency: 'INR', airlineCharge: 0, cancellationFee: 0, remarks: '' };
  expect(await ask(desk, setChangeCharges, set)).toMatchObject({ status: 200 });
  await accept(second);
  expect(await ask(desk, completeChangeRequest, { requestId: second, currency: 'INR', creditNote: 'C' })).toMatchObject(
    {
      status: 200,
    },
  );
  await runSchedule('give-money-back');
  // All that was paid, less the service fees of the sale and of the reissue and the GST on both.
  expect((await balance()) - before).toBe(TOTAL - 5_000 - 900 - 5_000 - 900);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('what was paid for other flights goes back with the rest, each from the order that paid it', async () => {
  const booking = await sold();
  const before = await balance();
  const requestId = await asked(booking);
  await charge(requestId, { cancellationFee: 100 });
  const orderId = (await accept(requestId)).result!.orderToPay;
  await ask(agent, payFromWallet, { orderId });
  await runBooking('sarathi', orderId);
  await complete(requestId);
  expect(before - (await balance())).toBe(61_800);
  const whole = { BookingId: booking.bookingId, RequestType: 1, CancellationType: 3 } as const;
  // 940 of the sale and 500 of the reissue; the service fees of both stay.
  expect(await ask(agent, forecastRefund, whole)).toMatchObject({ result: { comesBackAtMost: 1441 } });
  const second = (await ask(agent, changeRequest, { ...whole, Remarks: 'Ill' })).result!.requestId;
  const set = { requestId: second, currency: 'INR', cancellationFee: 0, remarks: '' };
  expect(await ask(desk, setChangeCharges, { ...set, airlineCharge: 1441 })).toMatchObject({ status: 400 });
  // More than the first sale was: the rest of the charge is taken from what the new flights cost.
  expect(await ask(desk, setChangeCharges, { ...set, airlineCharge: 1041 })).toMatchObject({
    result: { charges: { comesBack: 400 } },
  });
  await accept(second);
  expect(await ask(desk, completeChangeRequest, { requestId: second, currency: 'INR', creditNote: 'C' })).toMatchObject(
    {
      result: { state: 'Completed', refund: { amount: 400, state: 'Due' } },
    },
  );
  await runSchedule('give-money-back');
  expect(before - (await balance())).toBe(21_800);
  expect(await ask(desk, getChangeRequest, { requestId: second })).toMatchObject({
    result: { change: { state: 'Closed', refund: { amount: 400, state: 'Given' } } },
  });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('what nobody pays expires and can be accepted anew; what was rejected once paid goes back', async () => {
  const booking = await sold();
  const before = await balance();
  const requestId = await asked(booking);
  await charge(requestId);
  const first = (await accept(requestId)).result!.orderToPay;
  world.clock.advance(16 * MINUTE);
  expect(await ask(agent, payFromWallet, { orderId: first })).toMatchObject({ errorCode: 'ORDER_EXPIRED' });
  await charge(requestId, { fareDifference: 400 });
  const second = (await accept(requestId, 2)).result!.orderToPay;
  expect(second).not.toBe(first);
  await charge(requestId, { fareDifference: 500 });
  // Its charges are others by now: it pays nothing any more.
  expect(await ask(agent, payFromWallet, { orderId: second })).toMatchObject({ errorCode: 'ALREADY_PAID' });
  const third = (await accept(requestId, 3)).result!.orderToPay;
  expect(await ask(agent, payFromWallet, { orderId: third })).toMatchObject({ status: 200 });
  await runBooking('sarathi', third);
  expect(await ask(agent, withdrawChangeRequest, { requestId })).toMatchObject({ status: 409 });
  expect(
    await ask(desk, rejectChangeRequest, { requestId, reason: 'No seats are left on that flight.' }),
  ).toMatchObject({ status: 200, result: { state: 'Rejected' } });
  await sweepDue();
  expect(await stateOf(third)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
  expect(await read(booking)).toMatchObject({ statusId: BookingStatus.Ticketed, segments: booking.segments });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('paid at the gateway it is accepted by the gateway’s word; paid in the second of the withdrawal it goes back', async () => {
  for (const isWithdrawn of [false, true]) {
    const booking = await sold();
    const requestId = await asked(booking);
    await charge(requestId);
    const orderId = (await accept(requestId)).result!.orderToPay;
    expect(await ask(agent, startPayment, { orderId, gateway: 'sandbox' })).toMatchObject({ status: 200 });
    if (isWithdrawn) await ask(agent, withdrawChangeRequest, { requestId });
    const begun = (await readSandboxOrder(`${orderId}-1`))!;
    const payments = paymentsAfter(begun, 'succeed', clock.now());
    await commit(job(), changeSandboxOrderWrites(begun, { payments }));
    await settleOrder(job(), orderId);
    world.clock.advance(16 * MINUTE);
    await sweepDue();
    const { result } = await ask(agent, getChangeRequest, { requestId });
    expect(result!.change.state).toBe(isWithdrawn ? 'Withdrawn' : 'Accepted');
    expect(await stateOf(orderId)).toBe(isWithdrawn ? 'EXPIRED' : 'BOOKING');
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  }
});

test('what cannot be meant is refused at its field', async () => {
  const booking = await sold();
  const refusals: [object, string][] = [
    [{ CancellationType: 2 }, 'CancellationType'],
    [{ Sectors: [{ Origin: 'DEL', Destination: 'BOM' }] }, 'Sectors'],
    [{ TicketId: [] }, 'TicketId'],
    [{ TicketId: ['ANOTHERS'] }, 'TicketId'],
  ];
  for (const [more, field] of refusals) {
    const answer = await ask(agent, changeRequest, { ...wanted(booking), ...more });
    expect([field, answer.status, Object.keys(answer.errors ?? {})]).toEqual([field, 400, [field]]);
  }
  const requestId = await asked(booking);
  const [now] = booking.segments;
  const same = {
    ...later,
    ...{ airlineCode: now!.airlineCode, flightNumber: now!.flightNumber },
    ...{ departureTime: now!.departureTime, arrivalTime: now!.arrivalTime },
  };
  const wrong: [object, string][] = [
    [{ flights: undefined }, 'flights'],
    [{ fareDifference: undefined }, 'fareDifference'],
    [{ fareDifference: -1000 }, 'fareDifference'],
    [{ flights: [same] }, 'flights'],
    [{ flights: [{ ...later, originAirportCode: 'QQQ' }] }, 'flights'],
    [{ flights: [{ ...later, airlineCode: '00' }] }, 'flights'],
    [{ flights: [{ ...later, arrivalTime: '2026-12-27T08:00' }] }, 'flights'],
    [{ flights: [{ ...later, departureTime: '2026-11-20T09:00' }] }, 'flights'],
    [{ flights: [later, later] }, 'flights'],
  ];
  for (const [more, field] of wrong) {
    const answer = await charge(requestId, more);
    expect([more, answer.status, Object.keys(answer.errors ?? {})]).toEqual([more, 400, [field]]);
  }
});

test('other flights are for everybody of a booking, of which nothing went back', async () => {
  const booking = await sold({ crowdOf: 3 });
  const [first, ...others] = booking.passengers.map(({ ticket }) => ticket!.ticketId);
  for (const TicketId of [[first!], others])
    expect(await ask(agent, changeRequest, { ...wanted(booking), TicketId })).toMatchObject({
      status: 400,
      errors: { TicketId: expect.stringContaining('for all passengers') },
    });
  const part: WireRequestOf<typeof changeRequest> = {
    ...{ BookingId: booking.bookingId, RequestType: 2, CancellationType: 3, Remarks: 'Ill', TicketId: [first!] },
    Sectors: [{ Origin: 'DEL', Destination: 'BOM' }],
  };
  const { requestId } = (await ask(agent, changeRequest, part)).result!;
  const set = { requestId, currency: 'INR', airlineCharge: 0, cancellationFee: 0, remarks: '' };
  await ask(desk, setChangeCharges, set);
  await accept(requestId);
  const back = { requestId, currency: 'INR', creditNote: 'CN-1' };
  expect(await ask(desk, completeChangeRequest, back)).toMatchObject({ status: 200 });
  expect(await ask(agent, changeRequest, wanted(booking))).toMatchObject({
    status: 400,
    errors: { RequestType: expect.stringContaining('cancelled before') },
  });
  // The same again is refunded no second time, at once or later.
  const twice = await Promise.all([1, 2].map(() => ask(desk, completeChangeRequest, back)));
  expect(twice.map(({ status }) => status)).toEqual([409, 409]);
  expect(await ask(agent, changeRequest, part)).toMatchObject({
    status: 400,
    errors: { TicketId: expect.any(String) },
  });
  expect((await read(booking)).segments).toEqual(booking.segments);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('while it is open the refresh takes no other flights for the airline’s; under another PNR nobody is asked any more', async () => {
  const booking = await sold();
  const kept = (await double.keptOf(booking.bookingId))!;
  kept.booking.segments = [{ ...booking.segments[0]!, departureTime: '2026-12-20T07:00' }];
  const requestId = await asked(booking);
  await charge(requestId, { fareDifference: 0, airlineCharge: 0 });
  world.clock.advance(25 * 60 * MINUTE);
  await sweepDue();
  expect((await read(booking)).segments).toEqual(booking.segments);
  expect(await accept(requestId)).toMatchObject({ result: { state: 'Accepted' } });
  expect(await complete(requestId, { pnr: 'NEW123' })).toMatchObject({ result: { state: 'Closed' } });
  expect(await read(booking)).toMatchObject({ pnr: 'NEW123', isReissuedElsewhere: true });
  kept.booking.state = 'CANCELLED';
  world.clock.advance(25 * 60 * MINUTE);
  await sweepDue();
  expect(await read(booking)).toMatchObject({ statusId: BookingStatus.Ticketed, segments: [{ flightNumber: '665' }] });
});
