import { beforeAll, describe, expect, it } from 'vitest';
import type { Segment } from '#shared/flights/model.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { askSupplierAgain } from '#shared/bookings/ask-supplier-again.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { orderFlight } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { own: ['hasty-lcc'] });
});

/** Bought through the link under a name that the supplier acts by, and led on as far as it goes. */
async function bought(lastName: string) {
  const { source, agent } = sites;
  const { orderId } = await orderFlight({ site: CONSUMER, as: agent, source, lastName, day: '2026-12-20' });
  await told(agent, payFromWallet, { orderId });
  await runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
  return orderId;
}
const bookingsOf = async (orderId: string) => (await bothOrders(orderId)).bookings;
const leaves = ({ segments }: Record<string, unknown>) => (segments as Segment[])[0]!.departureTime;
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });

describe('what the airline does after a sale through a link', () => {
  it('is known at the consumer with the supplier’s next look, whatever became of the link', async () => {
    const orderId = await bought('RESCHEDULED');
    const [before] = await bookingsOf(orderId);
    await suspend('Suspended');
    world.clock.advance(DAY + MINUTE);
    await runSchedule('refresh-status');
    await runSchedule('refresh-status');
    const [theirs, ours] = await bookingsOf(orderId);
    expect(leaves(theirs)).not.toBe(leaves(before));
    expect(leaves(ours)).toBe(leaves(theirs));
    expect(ours.statusId).toBe(BookingStatus.Ticketed);
    await suspend('Approved');
    world.clock.restore();
  });

  it('cancels both bookings where it cancels the flights', async () => {
    const orderId = await bought('AIRLINECANCELS');
    world.clock.advance(DAY + MINUTE);
    await runSchedule('refresh-status');
    await runSchedule('refresh-status');
    const [theirs, ours] = await bookingsOf(orderId);
    expect([theirs.statusId, ours.statusId]).toEqual([BookingStatus.Cancelled, BookingStatus.Cancelled]);
    world.clock.restore();
  });
});

describe('a booking in doubt', () => {
  it('is asked about by either desk, and given up by the supplier’s alone, for both', async () => {
    const orderId = await bought('NEVERSAYS');
    expect((await bothOrders(orderId)).states).toEqual(['UNKNOWN', 'UNKNOWN']);
    const [theirs, ours] = await bookingsOf(orderId);
    const [here, there] = [asking(sites.consumer), asking(sites.supplier)];
    const [oursId, theirsId] = [String(ours.bookingId), String(theirs.bookingId)];
    expect(await here(askSupplierAgain, { bookingId: oursId })).toMatchObject({ status: 200 });
    expect(await here(refundUnknownBooking, { bookingId: oursId })).toMatchObject({
      ...{ status: 409, message: 'A partner supplies this booking. Call their desk: only they can give it up.' },
    });
    expect(await here(refundUnknownBooking, { bookingId: theirsId })).toMatchObject({ status: 404 });
    expect(await there(refundUnknownBooking, { bookingId: oursId })).toMatchObject({ status: 404 });
    expect(await there(refundUnknownBooking, { bookingId: theirsId })).toMatchObject({ status: 200 });
    await sweepDue();
    expect((await bothOrders(orderId)).states).toEqual(['REFUNDED', 'REFUNDED']);
    const books = await bothBooks();
    expect(books).toMatchObject({ faults: [], clearing: [0, 0] });
    expect(books.payable).toBe(books.paid);
  });

  it('tells both desks after half an hour, the consumer’s to call the supplier’s', async () => {
    const orderId = await bought('NEVERSAYS');
    for (let pass = 0; pass < 5; pass++) {
      world.clock.advance(10 * MINUTE);
      await sweepDue();
    }
    const [theirs, ours] = await bookingsOf(orderId);
    expect(String(theirs.pk)).not.toBe(String(ours.pk));
    expect((await bothOrders(orderId)).states).toEqual(['UNKNOWN', 'UNKNOWN']);
    world.clock.advance(DAY);
    await sweepDue();
    await sweepDue();
    expect((await bothOrders(orderId)).states).toEqual(['REFUNDED', 'REFUNDED']);
    world.clock.restore();
  });
});

it('is not held where the site that supplies it has not allowed it', async () => {
  const { source, agent } = sites;
  const { orderId } = await orderFlight({ site: CONSUMER, as: agent, source, lastName: 'Menon', day: '2026-12-22' });
  expect(await asking(agent)(holdFlight, { orderId })).toMatchObject({ status: 403, errorCode: 'HOLD_NOT_ALLOWED' });
});
