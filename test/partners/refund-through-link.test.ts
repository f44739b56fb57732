import { beforeAll, expect, it } from 'vitest';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { orderFlight } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { own: ['sandbox-gds'] });
});

/** A desk cancels all of a booking that a customer asks for, at a charge; the customer, or staff for the partner, accept it. */
async function cancelled(asker: TestUser, desk: TestUser, bookingId: string): Promise<string> {
  const asked = await asking(asker)(changeRequest, {
    ...{ BookingId: bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' },
  });
  expect(asked).toMatchObject({ status: 200 });
  const { requestId } = asked.result!;
  const charges = { requestId, currency: 'INR', airlineCharge: 1_000, cancellationFee: 0, remarks: '' };
  const set = await asking(desk)(setChangeCharges, charges);
  expect(set).toMatchObject({ status: 200 });
  const { chargesNo } = set.result!.charges!;
  expect(await asking(asker)(acceptChangeCharges, { requestId, chargesNo })).toMatchObject({ status: 200 });
  const done = { requestId, currency: 'INR', creditNote: 'AI-1', reason: '' };
  expect(await asking(desk)(completeChangeRequest, done)).toMatchObject({ status: 200 });
  return requestId;
}

it('is refunded by each desk to its own customer, and one owes what the other kept where both keep the same', async () => {
  const retail = await world.addUser(CONSUMER, 'retail');
  await fillWallet(world, retail, 1_000_000_00);
  const { orderId } = await orderFlight({ site: CONSUMER, as: retail, source: sites.source, lastName: 'Menon' });
  await told(retail, payFromWallet, { orderId });
  await runBooking(SUPPLIER, (await bothOrders(orderId)).theirOrderId);
  const { bookings } = await bothOrders(orderId);
  const paid = (await bothBooks()).paid;
  const requestId = await cancelled(retail, sites.consumer, String(bookings[1].bookingId));
  await sweepDue();
  expect(await told(retail, getChangeRequest, { requestId })).toMatchObject({ change: { state: 'Closed' } });
  const books = await bothBooks();
  expect(books.faults).toEqual([]);
  expect(books.clearing).toEqual([0, 0]);
  // The supplier's booking stands until the consumer's desk has called the supplier's.
  expect(books.paid).toBe(paid);
  expect((await bothOrders(orderId)).bookings[0].statusId).toBe(3);

  // Which cancels there as for any customer, to the wallet of the partner, at the same charge.
  await cancelled(sites.supplier, sites.supplier, String(bookings[0].bookingId));
  await sweepDue();
  const both = await bothBooks();
  expect(both.faults).toEqual([]);
  expect(both.clearing).toEqual([0, 0]);
  expect(both.paid).toBeLessThan(paid);
  expect(both.payable).toBe(both.paid);
});
