import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adapters } from '#functions/suppliers/registry.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { fail } from '#shared/errors.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { orderFlight } from '#test/suppliers/buy-flight.ts';
import { bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
/** What the supplier's own source waits to be accepted, and whether it can be accepted there. */
const airline = { isOpen: true, isAble: true, isSilent: false, accepted: [] as string[], asked: '' };
let day = 10;
const { sandbox } = adapters;

beforeAll(async () => {
  sites = await linkSites(world, { own: ['sandbox-lcc'] });
  adapters.sandbox = async (actor, setting) => {
    const supplier = await sandbox!(actor, setting);
    return (
      supplier && {
        ...supplier,
        book: async (...asked) => (airline.isSilent ? fail('SUPPLIER_TIMEOUT') : supplier.book(...asked)),
        retrieve: async (call, reference) => {
          if (airline.isSilent) return fail('SUPPLIER_TIMEOUT');
          airline.asked = reference;
          const answer = await supplier.retrieve(call, reference);
          return answer.ok && airline.isOpen ? { ...answer, value: { ...answer.value, isChangeOpen: true } } : answer;
        },
        acceptChanges: async (call, reference) => {
          if (!airline.isAble) return fail('ILLEGAL_TRANSITION');
          airline.accepted.push(reference);
          airline.isOpen = false;
          return supplier.retrieve(call, airline.asked);
        },
      }
    );
  };
});
afterAll(() => {
  adapters.sandbox = sandbox!;
});
beforeEach(() => {
  Object.assign(airline, { isOpen: true, isAble: true, isSilent: false, accepted: [] });
  world.clock.restore();
});

/** Bought through the link under a name that the supplier acts by, and led on as far as it goes; both bookings' ids. */
async function bought(lastName: string) {
  const { source, agent } = sites;
  const { orderId } = await orderFlight({ site: CONSUMER, as: agent, source, lastName, day: `2026-12-${++day}` });
  await told(agent, payFromWallet, { orderId });
  await runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
  const [theirs, ours] = (await bothOrders(orderId)).bookings.map(({ bookingId }) => String(bookingId));
  return { orderId, theirs: theirs!, ours: ours! };
}
/** The same with flights that the airline changed, which both desks have heard of. */
async function rescheduled() {
  const both = await bought('RESCHEDULED');
  world.clock.advance(DAY + MINUTE);
  // Bookings of before are looked at too.
  for (let round = 0; round < 4; round++) await runSchedule('refresh-status');
  expect((await desk(sites.consumer, both.ours)).desk).toMatchObject({ about: 'airlineChange' });
  return both;
}
const desk = async (as: TestUser, bookingId: string) => {
  const { desk: shown, timeline } = await told(as, getBookingDetails, { bookingId });
  return { desk: shown, notes: timeline.map(({ event, note }) => `${event}: ${note}`) };
};
const accept = (as: TestUser, bookingId: string) => asking(as)(acceptAirlineChange, { bookingId });
const acceptedAt = async (as: TestUser, bookingId: string) =>
  (await desk(as, bookingId)).notes.filter((note) => note.startsWith('acceptChange'));

const callTheirs = 'You bought it through a partner: call their desk, which asks the airline.';

describe('the supplier’s queue', () => {
  it('shows the consumer as the customer, by its company alone, and is narrowed to it by one Query', async () => {
    const { theirs } = await bought('Thampi');
    const { supplier, consumer, agent } = sites;
    await told(supplier, getTickets, {});
    world.faults.reset();
    const { tickets, customerName } = await told(supplier, getTickets, { consumerSiteId: CONSUMER });
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
    expect(customerName).toBe('Quiet Travels Ltd');
    expect(tickets.map(({ bookingId }) => bookingId)).toContain(theirs);
    for (const row of tickets) expect(row.customer).toEqual({ name: '', companyName: 'Quiet Travels Ltd' });
    const { customer } = await told(supplier, getBookingDetails, { bookingId: theirs });
    expect(customer).toEqual({ name: '', companyName: 'Quiet Travels Ltd' });
    const pnr = tickets.find(({ bookingId }) => bookingId === theirs)!.pnr;
    const found = await told(supplier, getTickets, { consumerSiteId: CONSUMER, PNR: pnr });
    expect(found.tickets.map(({ bookingId }) => bookingId)).toEqual([theirs]);
    expect((await told(supplier, getTickets, { consumerSiteId: SUPPLIER })).tickets).toEqual([]);
    expect((await told(supplier, getTickets, { consumerSiteId: CONSUMER, customerId: 1 })).tickets).toEqual([]);
    // No site sells what the consumer supplies.
    expect((await told(consumer, getTickets, { consumerSiteId: CONSUMER })).tickets).toEqual([]);
    expect(await asking(agent)(getTickets, { consumerSiteId: CONSUMER })).toMatchObject({ status: 403 });
  });

  it('of change requests is narrowed to it by one Query too', async () => {
    const { theirs, ours } = await bought('Iyer');
    const { supplier, agent } = sites;
    await told(agent, changeRequest, { BookingId: ours, RequestType: 1, CancellationType: 3, Remarks: 'Ill' });
    const requestId = `${theirs}-1`;
    world.faults.reset();
    const { records } = await told(supplier, getChangeRequests, { consumerSiteId: CONSUMER });
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
    expect(records.map((one) => one.requestId)).toEqual([requestId]);
    expect((await told(supplier, getChangeRequests, { consumerSiteId: 'gulf' })).records).toEqual([]);
    expect(await asking(agent)(getChangeRequests, { consumerSiteId: CONSUMER })).toMatchObject({ status: 403 });
  });
});

describe('a change of the airline', () => {
  it('is accepted by the consumer’s desk at the supplier’s source, for both', async () => {
    const { theirs, ours } = await rescheduled();
    expect((await desk(sites.supplier, theirs)).desk).toMatchObject({
      about: 'airlineChange',
      supplier: 'sandbox-lcc',
    });
    expect((await desk(sites.supplier, theirs)).desk).not.toHaveProperty('partner');
    expect((await desk(sites.consumer, ours)).desk).toMatchObject({
      ...{ about: 'airlineChange', partner: 'Sarathi Travels Ltd', supplierReference: theirs },
    });
    const [atSupplier, atConsumer] = [await desk(sites.supplier, theirs), await desk(sites.consumer, ours)];
    expect(atSupplier.notes.join('\n')).toContain('is waiting for an answer');
    expect(atSupplier.notes.join('\n')).not.toContain(callTheirs);
    expect(atConsumer.notes.join('\n')).toContain(callTheirs);
    expect(await accept(sites.consumer, theirs)).toMatchObject({ status: 404 });
    expect(await accept(sites.supplier, ours)).toMatchObject({ status: 404 });
    expect(await accept(sites.consumer, ours)).toMatchObject({ status: 200 });
    expect(airline.accepted).toHaveLength(1);
    expect((await desk(sites.supplier, theirs)).desk).toBeNull();
    expect((await desk(sites.consumer, ours)).desk).toBeNull();
    expect(await acceptedAt(sites.supplier, theirs)).toEqual(['acceptChange: Accepted by Quiet Travels Ltd.']);
    expect(await acceptedAt(sites.consumer, ours)).toEqual(['acceptChange: ']);
    expect(await accept(sites.supplier, theirs)).toMatchObject({ status: 409 });
    expect(airline.accepted).toHaveLength(1);
  });

  it('is accepted by the supplier’s desk for both', async () => {
    const { theirs, ours } = await rescheduled();
    expect(await accept(sites.supplier, theirs)).toMatchObject({ status: 200 });
    expect((await desk(sites.consumer, ours)).desk).toBeNull();
    expect(await acceptedAt(sites.consumer, ours)).toEqual(['acceptChange: Accepted by the partner that supplies it.']);
  });

  it('that cannot be accepted from here leads to the desk of the partner', async () => {
    const { theirs, ours } = await rescheduled();
    airline.isAble = false;
    expect(await accept(sites.consumer, ours)).toMatchObject({
      ...{ status: 409, errorCode: 'ILLEGAL_TRANSITION' },
      message: 'This change cannot be accepted from here. Call the desk of the partner that supplies this booking.',
    });
    expect((await desk(sites.supplier, theirs)).desk).toMatchObject({ about: 'airlineChange' });
  });
});

describe('a booking in doubt', () => {
  it('can be given up at the supplier’s desk alone, and each is told whom to call', async () => {
    airline.isSilent = true;
    const { theirs, ours } = await bought('Varghese');
    expect((await desk(sites.supplier, theirs)).desk).toMatchObject({ about: 'outcome', mayRefund: true });
    expect((await desk(sites.consumer, ours)).desk).toMatchObject({
      ...{ about: 'outcome', mayAskAgain: true, mayRefund: false, partner: 'Sarathi Travels Ltd' },
    });
    expect(await asking(sites.supplier)(refundUnknownBooking, { bookingId: theirs })).toMatchObject({ status: 200 });
    const [atSupplier, atConsumer] = [await desk(sites.supplier, theirs), await desk(sites.consumer, ours)];
    expect(atSupplier.notes.join('\n')).toContain('Have any booking it made voided');
    expect(atSupplier.notes.join('\n')).not.toContain(callTheirs);
    expect(atConsumer.notes.join('\n')).toContain(callTheirs);
  });
});

it('an unpaid order of the consumer’s is neither held nor paid by anybody of the supplier’s, and offers neither', async () => {
  await openGateway(world.job(SUPPLIER));
  const { source, agent, supplier } = sites;
  const { orderId } = await orderFlight({ site: CONSUMER, as: agent, source, lastName: 'Menon', day: '2026-12-22' });
  const { theirOrderId } = await bothOrders(orderId);
  const refused = {
    ...{ status: 409, errorCode: 'ALREADY_PAID' },
    message:
      'A partner sold this booking: only they can hold it or pay for it, and what they pay comes from their wallet here.',
  };
  expect(await asking(supplier)(holdFlight, { orderId: theirOrderId, acceptedDuplicates: [] })).toMatchObject({
    ...refused,
  });
  expect(await asking(supplier)(startPayment, { orderId: theirOrderId, gateway: 'sandbox' })).toMatchObject({
    ...refused,
  });
  expect(await asking(supplier)(payFromWallet, { orderId: theirOrderId })).toMatchObject(refused);
  expect(await told(supplier, getOrder, { orderId: theirOrderId })).toMatchObject({
    ...{ mayHold: false, gateways: [], wallet: { isAllowed: false } },
  });
  expect((await bothOrders(orderId)).states).toEqual(['AWAITING_PAYMENT', 'AWAITING_PAYMENT']);
});
