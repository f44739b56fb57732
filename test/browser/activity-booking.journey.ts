// domains: activities, payments
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { makeOffer } from './activity-steps.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

const openDesk = async (width: (typeof widths)[number]) => {
  const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
  await desk.getByRole('heading', { name: 'Activities', level: 1 }).waitFor();
  return desk;
};

/** Fills the form of the checkout, and goes on to the payment. */
async function checkOut(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Anoop');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nambiar');
  await page.getByRole('textbox', { name: 'Mobile, reached on the day' }).fill('+971 50 555 0177');
}

it.each(widths)(
  'an agent checks out, is told of a time without room, pays and has a confirmed booking, %s',
  async (width) => {
    const name = `Reef ${width}`;
    const desk = await openDesk(width);
    const tourOptionId = await makeOffer(desk, name, { capacity: 3 });
    const item = { tourOptionId, date: '2030-03-05', timeSlot: '10:00' };
    const guests = { adults: 2, children: 0, infants: 0, startDate: '2030-03-04', endDate: '2030-03-06' };

    const page = await browser.open({ site, path: '/app/activities/cart', as: accountOf(site, 'travelAgent'), width });
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
    const cartId = await askSite<{ cart: { cartId: string } }>(page, '/api/activities/cart/duplicateCart', {
      ...guests,
      cartItems: [item],
    }).then(({ cart }) => cart.cartId);
    await page.goto(browser.address(site, '/app/activities/cart'));
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.getByRole('heading', { name: 'Check out', level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Continue to payment/ }).click();
    await page.getByText('Please enter the first name.').waitFor();
    await checkOut(page);
    await lookAt(page, 'activity-checkout-filled');

    // Somebody else takes two of the three places.
    const other = await askSite<{ cart: { cartId: string; version: number; total: number } }>(
      desk,
      '/api/activities/cart/duplicateCart',
      { ...guests, cartItems: [item] },
    );
    await askSite(desk, '/api/activities/cart/checkOut', {
      ...{ cartId: other.cart.cartId, version: other.cart.version, total: other.cart.total },
      ...{ leadGuest: { firstName: 'Zoya', lastName: 'Khan' }, phone: '+971 50 555 0178' },
    });
    await page.getByRole('button', { name: /^Continue to payment/ }).click();
    await page.getByText(/has no room for all of you/).waitFor();
    await lookAt(page, 'activity-no-room');
    await page.getByRole('button', { name: '08:00' }).click();
    await page.getByText(/has no room for all of you/).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Continue to payment/ }).click();
    await page.getByRole('heading', { name: 'Pay for your activities', level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Pay .*240/ }).click();
    await page.getByRole('link', { name: 'Open the activities' }).waitFor();
    await page.getByText('Booked', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Open the activities' }).click();
    await page.getByRole('heading', { name: 'Activities of Anoop Nambiar', level: 1 }).waitFor();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByText(/^Free cancellation until/).waitFor();
    await lookAt(page, 'activity-booked');
    await page.goto(browser.address(site, `/app/activities/checkout?cartId=${cartId}`));
    await page.getByRole('heading', { name: 'This cart was checked out' }).waitFor();
  },
);
