// domains: activities, transfers, payments
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import { cartOf, dialog, addOffer, payFromWallet, press, sayWhoComes, titled, toast } from './activity-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';

it.each(widthsOf(import.meta.url))(
  'two activities with pickup and return are confirmed, driven by the job sheet, and withdrawn with a cancellation, %s',
  async (width) => {
    const [name, lastName] = [`Fjord ${width}`, width === 'phone' ? 'Phone' : 'Desk'];
    const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
    await titled(desk, 'Activities');
    const { tourOptionId, marketId, pickup, both } = await addOffer(desk, name, {
      ...{ isInstant: false, pickupPickupTime: '07:15' },
    });
    const agent = await addBuyer(site, {
      ...{ userType: 'travelAgent', firstName: 'Tara', lastName, companyName: `Fjord ${width}`, marketId },
      balance: 2_000,
    });
    const page = await browser.open({ site, path: '/app/activities/cart', as: agent, width });
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await cartOf(page, [
      { tourOptionId, timeSlot: '08:00', pickUp: pickup, date: '2030-03-04' },
      { tourOptionId, timeSlot: '10:00', returnId: both },
    ]);
    await page.reload();
    await titled(page, 'Cart');
    await lookAt(page, 'activity-cart-driven');
    await page.getByRole('link', { name: 'Check out' }).click();
    await titled(page, 'Check out');
    await sayWhoComes(page, 'Tara', lastName);
    await press(page, /^Continue to payment/);
    await page.getByText('Please enter where to be fetched.').first().waitFor();
    await page.getByRole('textbox', { name: 'Hotel or address' }).fill('Harbour Hotel');
    await page.getByRole('textbox', { name: /^Room or note/ }).fill('Room 12');
    // The boat of 08:00 is fetched for at 07:15, so that of 10:00 is at 09:15.
    const fetched = page.getByRole('region', { name: 'Where to be fetched' });
    await fetched.getByText('07:15', { exact: true }).waitFor();
    await fetched.getByText('09:15', { exact: true }).waitFor();
    await lookAt(page, 'activity-checkout-driven');
    await press(page, /^Continue to payment/);
    await payFromWallet(page, /^Pay /);
    await page.getByRole('link', { name: 'Open the activities' }).click();
    await titled(page, `Activities of Tara ${lastName}`);
    await page.getByText('Pending', { exact: true }).waitFor();
    const address = page.url();

    await desk.goto(browser.address(site, '/app/activities/queue'));
    await press(desk, `Tara ${lastName}`);
    await press(desk, 'Confirm both');
    await desk.getByText('Please enter a confirmation number.').first().waitFor();
    for (const [at, number] of ['FJ-1', 'FJ-2'].entries())
      await desk
        .getByRole('textbox', { name: /^Confirmation number/ })
        .nth(at)
        .fill(number);
    await lookAt(desk, 'activity-queue-two');
    await press(desk, 'Confirm both');
    await toast(desk, /^Confirmed. The voucher was emailed/);

    const sheet = browser.address(site, '/app/staff/dmc_job_sheet?from=2030-03-04&to=2030-03-06');
    const driven = desk.getByRole('listitem').filter({ hasText: `Activities of Tara ${lastName}` });
    await expect
      .poll(
        async () => {
          await desk.goto(sheet);
          await desk
            .getByText(/^\d+ transfers?, |^No transfers/)
            .first()
            .waitFor();
          return driven.count();
        },
        { interval: 500 },
      )
      .toBe(3);
    for (const time of ['07:15', '09:15', '12:30'])
      await desk
        .getByRole('listitem', { name: new RegExp(`^${time} `) })
        .and(driven)
        .waitFor();
    await driven
      .first()
      .getByText(/Begins at 08:00/)
      .waitFor();
    await lookAt(desk, 'activity-job-sheet');

    await page.goto(address);
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByText('Pickup at 09:15', { exact: true }).waitFor();
    await lookAt(page, 'activity-booked-driven');
    await page.getByRole('link', { name: 'Open the voucher' }).click();
    await titled(page, 'Activity voucher');
    await page.getByText('09:15, Harbour Hotel', { exact: false }).first().waitFor();
    await lookAt(page, 'activity-voucher-driven');
    await page.goto(address);
    await press(page, 'Cancel booking');
    const cancel = dialog(page, 'Cancel this booking?');
    await press(cancel, 'Cancel booking');
    await toast(page, /^Cancelled\. /);
    await expect
      .poll(
        async () => {
          await desk.goto(sheet);
          await titled(desk, 'Job sheet');
          await desk
            .getByText(/^\d+ transfers?, |^No transfers/)
            .first()
            .waitFor();
          return driven.count();
        },
        { interval: 500 },
      )
      .toBe(0);
  },
);
