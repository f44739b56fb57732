import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { formatMoney } from '#shared/money.ts';
import { MINUTE, SECOND } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readMail } from '#test/harness/read-mail.ts';
import { type Plan, supplierDouble } from '#test/workers/supplier-double.ts';
import { fillWallet, openGateway, payAtGateway, sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const double = supplierDouble(memoryStore());
const money = formatMoney(TOTAL, 'INR');
const job = () => world.job(site);
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser(site, 'travelAgent', { companyName: 'Backwater Holidays' });
  await fillWallet(world, user, 100 * TOTAL);
  await openGateway(job());
});
beforeEach(() => double.reset());

async function paid(plan: Partial<Plan>, by: 'wallet' | 'gateway' = 'wallet') {
  double.plan = { ...double.plan, ...plan };
  const sold = await sellOrder(user);
  if (by === 'wallet') await callHttp({ site, call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  else {
    await payAtGateway(job(), sold);
    await settleOrder(job(), sold.orderId);
  }
  await runBooking(site, sold.orderId);
  return sold;
}
const sweep = async (passes = 1, pause = MINUTE) => {
  for (let pass = 0; pass < passes; pass++) {
    await sweepDue();
    world.clock.advance(pause);
  }
};
const mailsTo = (address: string) =>
  world.mail.sent.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw));
const find = async (filter: object) =>
  (await callHttp({ site, call: getTickets, as: user, body: filter })).result!.tickets;

test('a sold-out booking mails what came back, where to and when; the traveller reads no price', async () => {
  const { orderId, bookingId } = await paid({ book: 'SOLD_OUT' });
  await sweep(3);
  const [told, ...more] = mailsTo(user.item.email);
  expect(more, 'once').toEqual([]);
  expect(told!.subject).toBe('Not booked: Delhi to Mumbai, Sun, 20 Dec 2026');
  expect(told!.text).toContain('The seats were sold in the meantime.');
  expect(told!.text).toContain(`The full amount of ${money} was refunded to your wallet on 21 Nov 2026, 09:30`);
  expect(told!.text).toContain(`Order ${orderId.slice(0, 10)}`);
  const [traveller] = mailsTo('arun@example.com');
  expect(traveller!.text).toContain('There is no ticket for this trip.');
  expect(traveller!.text).not.toMatch(/₹|1,000|wallet|Order/);
  expect(traveller!.from, "an agency's client hears from the agency").toContain('Backwater Holidays');
  const { siteName, companyName, adminEmail } = testSites[site].data;
  for (const word of [siteName, companyName, adminEmail]) expect(traveller!.html + traveller!.from).not.toContain(word);
  expect(told!.from).toContain(siteName);

  const row = { bookingId, status: 'Refunded', statusId: 6 };
  expect(await find({ PNR: orderId.slice(0, 10) })).toMatchObject([row]);
  expect(await find({ PNR: orderId.toLowerCase() })).toMatchObject([row]);
  expect((await find({ Passenger: 'arun nair' })).map((found) => found.bookingId)).toContain(bookingId);
  const details = await callHttp({ site, call: getBookingDetails, as: user, body: { bookingId } });
  expect(details.result!.timeline[0]).toMatchObject({ event: 'fail', note: `${money} was refunded to the wallet.` });
  const stranger = await world.addUser(site, 'retail');
  const seen = await callHttp({ site, call: getTickets, as: stranger, body: { PNR: orderId.slice(0, 10) } });
  expect(seen.result!.tickets).toEqual([]);
});

test('what was paid at a gateway is told to go back by it', async () => {
  await paid({ book: 'PRICE_CHANGED' }, 'gateway');
  await sweep(2);
  const [told] = mailsTo(user.item.email);
  expect(told!.text).toContain('The airline changed its price after you paid.');
  expect(told!.text).toContain(`The full amount of ${money} was refunded through Card on 21 Nov 2026`);
});

test('two minutes without an end are written about once, before a refund as before a ticket', async () => {
  await paid({ book: 'lost', isSilent: true });
  await sweep(2);
  expect(mailsTo(user.item.email), 'not before two minutes').toEqual([]);
  await sweep(4);
  const [told, ...more] = mailsTo(user.item.email);
  expect(more, 'once').toEqual([]);
  expect(told!.subject).toBe('Not confirmed yet: Delhi to Mumbai, Sun, 20 Dec 2026');
  expect(told!.text).toContain(
    `If the airline did not book, we refund the full amount of ${money} to your wallet straight away`,
  );
  const [traveller] = mailsTo('arun@example.com');
  expect(traveller!.text).toContain('has not confirmed the booking yet');
  expect(traveller!.text).not.toMatch(/₹|wallet/);
  double.plan = { ...double.plan, isSilent: false };
  await sweep(12, 2 * MINUTE);
  expect(mailsTo(user.item.email).map(({ subject }) => subject)).toEqual([
    'Not confirmed yet: Delhi to Mumbai, Sun, 20 Dec 2026',
    'Not booked: Delhi to Mumbai, Sun, 20 Dec 2026',
  ]);
});

test('a booking that ends well within two minutes is not written about, but for its ticket', async () => {
  await paid({});
  await sweep(5, 45 * SECOND);
  expect(mailsTo(user.item.email).map(({ subject }) => subject)).toEqual([expect.stringContaining('E-Ticket')]);
});
