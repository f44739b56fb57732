// domains: activities
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import {
  addOffer,
  cartOf,
  cityId,
  dialog,
  orderOf,
  payFromWallet,
  press,
  titled,
  toast,
  TRIP,
} from './activity-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';

/** What a call says while the server fails without a word. */
async function whileItFails(page: Page, path: string, work: () => Promise<unknown>): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '' }));
  await work();
  await page.unroute(`**${path}`);
}

it.each(widthsOf(import.meta.url))(
  'what fails without a word says what it was, where it happened, %s',
  async (width) => {
    const name = `Gorge ${width}`;
    const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
    await titled(desk, 'Activities');
    const { tourOptionId, marketId } = await addOffer(desk, name, { isInstant: false });
    const agent = await addBuyer(site, {
      ...{ userType: 'travelAgent', firstName: 'Priya', lastName: 'Rao', companyName: name, marketId, balance: 1_000 },
    });
    const page = await browser.open({ site, path: '/app/activities/cart', as: agent, width });
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await whileItFails(page, '/searchActivitiesByCityId', async () => {
      await page.goto(browser.address(site, `/app/activities/search?cityId=${cityId}&${TRIP}`));
      await page.getByRole('heading', { name: 'Error fetching activity search' }).waitFor();
      await lookAt(page, 'activity-search-failed');
    });
    await press(page, 'Try again');
    await page.getByRole('region', { name: `${name}, Morning boat` }).waitFor();

    const cart = await cartOf(page, [{ tourOptionId }]);
    await page.goto(browser.address(site, '/app/activities/cart'));
    await titled(page, 'Cart');
    const remarks = page.getByRole('textbox', { name: 'Remarks for the desk' });
    await whileItFails(page, '/updateRemarks', async () => {
      await remarks.fill('By the window.');
      await remarks.blur();
      await toast(page, 'Failed to update remarks');
    });
    expect(await remarks.inputValue(), 'nothing that was typed is lost').toBe('By the window.');

    const orderId = await orderOf(page, cart, 'Gita', width);
    await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
    await payFromWallet(page, /^Pay /);
    await page.goto(browser.address(site, `/app/activities/cart?cartId=${cart.cartId}`));
    await press(page, 'Cancel booking');
    const cancel = dialog(page, 'Cancel this booking?');
    await whileItFails(page, '/updateCartStatus', async () => {
      await press(cancel, 'Cancel booking');
      await cancel.getByText('Failed to update status').waitFor();
      await lookAt(page, 'activity-cancel-failed');
    });
    await press(cancel, 'Keep booking');

    await desk.goto(browser.address(site, '/app/activities/queue'));
    await titled(desk, 'Activity queue');
    await press(desk, `Gita ${width}`);
    await desk.getByRole('textbox', { name: 'Confirmation number' }).fill('GG-1');
    await whileItFails(desk, '/updateCartStatus', async () => {
      await press(desk, 'Confirm');
      await desk.getByText('Error updating cart status').waitFor();
      await lookAt(desk, 'activity-confirm-failed');
    });
    await desk.goto(browser.address(site, '/app/activities/queue'));
    await titled(desk, 'Activity queue');
    await whileItFails(desk, '/getQueue', async () => {
      await desk.getByRole('link', { name: /^Rejected/ }).click();
      await toast(desk, 'Error changing active status');
      await lookAt(desk, 'activity-queue-failed');
    });
  },
);
