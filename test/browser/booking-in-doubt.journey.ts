// domains: bookings
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { makeOrder } from './make-order.ts';
import { callsOf } from './walk/walker-world.ts';

const browser = useBrowser();
const SITE = 'dune';

/** A paid booking whose supplier never says whether it was made; answers its id. */
async function leaveInDoubt(page: Page): Promise<string> {
  const ask = callsOf(page);
  const passenger = { firstName: 'Uma', lastName: 'Neversays', pan: 'ABCPE1234F' };
  const { orderId, bookingId } = await makeOrder(page, { origin: 'DXB', destination: 'DOH', days: 40, passenger });
  await ask(payFromWallet, { orderId });
  await expect
    .poll(async () => (await ask(getBookingDetails, { bookingId })).booking.status, { timeout: 60_000 })
    .toBe('Unknown');
  return bookingId;
}

it('a booking in doubt that staff refund is refunded in the list and its counts too, by itself', async () => {
  const agent = await browser.open({ site: SITE, path: '/app/login', as: accountOf(SITE, 'travelAgent') });
  const bookingId = await leaveInDoubt(agent);
  const page = await browser.open({
    site: SITE,
    path: `/app/flight/ticketQueue?open=${bookingId}`,
    as: accountOf(SITE, 'staff'),
  });
  const row = page.getByRole('row', { name: /Neversays, Uma/ });
  const opened = page.getByRole('complementary', { name: 'Booking' });
  const inProcess = page.getByRole('navigation', { name: 'Saved filters' }).getByText(/^In process/);
  await row.getByText('Unknown', { exact: true }).waitFor();
  // Other journeys may have bookings on their way here, too.
  const count = async () => Number(/\d*$/.exec((await inProcess.textContent()) ?? '')?.[0]);
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await opened.getByText('Not ticketed yet').waitFor();

  await opened.getByRole('button', { name: 'Refund' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await opened.getByText('Refunded', { exact: true }).waitFor();
  await row.getByText('Refunded', { exact: true }).waitFor();
  await expect.poll(count).toBeLessThan(before);
  await opened.getByText('Not ticketed', { exact: true }).waitFor();
});
