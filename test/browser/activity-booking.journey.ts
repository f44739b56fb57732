// domains: activities, payments
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { makeOffer } from './activity-steps.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

const toast = (page: Page, text: RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();

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
    await page.getByText('An email says whether all of it is confirmed.').waitFor();
    await page.getByRole('link', { name: 'Open the activities' }).click();
    await page.getByRole('heading', { name: 'Activities of Anoop Nambiar', level: 1 }).waitFor();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByText(/^Free cancellation until/).waitFor();
    await lookAt(page, 'activity-booked');
    await page.getByRole('link', { name: 'Open the voucher' }).click();
    await page.getByRole('heading', { name: 'Activity voucher', level: 1 }).waitFor();
    await page.getByRole('img', { name: `Code of ${name}` }).waitFor();
    await lookAt(page, 'activity-voucher');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^voucher-AV-.*\.pdf$/);
    await desk.goto(page.url());
    await desk.getByRole('button', { name: 'Redeem', exact: true }).click();
    await desk.getByText(/^Redeemed .* by /).waitFor();
    await lookAt(desk, 'activity-voucher-redeemed');
    await page.reload();
    await page.getByText(/^Redeemed .* by the desk$/).waitFor();
    await page.goto(browser.address(site, `/app/activities/checkout?cartId=${cartId}`));
    await page.getByRole('heading', { name: 'This cart was checked out' }).waitFor();
  },
);

it.each(widths)('the desk confirms one cart, rejects another, and a third is cancelled, %s', async (width) => {
  const name = `Wadi ${width}`;
  const desk = await openDesk(width);
  const tourOptionId = await makeOffer(desk, name, { isInstant: false });
  const item = { tourOptionId, date: '2030-03-05', timeSlot: '10:00' };
  const guests = { adults: 2, children: 0, infants: 0, startDate: '2030-03-04', endDate: '2030-03-06' };
  const page = await browser.open({ site, path: '/app/activities/cart', as: accountOf(site, 'travelAgent'), width });
  await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
  const pay = async (firstName: string) => {
    const { cart } = await askSite<{ cart: { cartId: string; version: number; total: number } }>(
      page,
      '/api/activities/cart/duplicateCart',
      { ...guests, cartItems: [item] },
    );
    const { orderId } = await askSite<{ orderId: string }>(page, '/api/activities/cart/checkOut', {
      ...{ cartId: cart.cartId, version: cart.version, total: cart.total },
      ...{ leadGuest: { firstName, lastName: width }, phone: '+971 50 555 0177' },
    });
    await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
    await page.getByRole('button', { name: /^Pay .*240/ }).click();
    await page.getByText('An email says whether all of it is confirmed.').waitFor();
    return cart.cartId;
  };
  await pay('Lakshmi');
  await pay('Arjun');
  const third = await pay('Zoya');

  await desk.goto(browser.address(site, '/app/activities/queue'));
  await desk.getByRole('heading', { name: 'Activity queue', level: 1 }).waitFor();
  await desk.getByRole('button', { name: `Lakshmi ${width}` }).click();
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
  await desk.getByText('Please enter a confirmation number.').first().waitFor();
  await desk.getByRole('textbox', { name: 'Confirmation number' }).fill('DCT-77120');
  await lookAt(desk, 'activity-queue-open');
  await desk.getByRole('button', { name: 'Confirm', exact: true }).click();
  await toast(desk, /^Confirmed. The voucher was emailed/);
  await desk.goto(browser.address(site, '/app/activities/queue'));
  await desk.getByRole('button', { name: `Arjun ${width}` }).click();
  await desk.getByRole('button', { name: 'Reject', exact: true }).click();
  const reject = desk.getByRole('dialog', { name: 'Reject this booking?' });
  await reject.getByRole('textbox', { name: 'Reason' }).fill('Sold out on this day');
  await lookAt(desk, 'activity-reject');
  await reject.getByRole('button', { name: /^Reject and refund .*240/ }).click();
  await toast(desk, /^Rejected. .*240\.00 is refunded/);
  await desk.goto(browser.address(site, '/app/activities/queue?tab=rejected'));
  await desk.getByRole('button', { name: `Arjun ${width}` }).click();
  await desk.getByText('Sold out on this day', { exact: true }).first().waitFor();

  await page.goto(browser.address(site, `/app/activities/cart?cartId=${third}`));
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await cancel.getByText('It is refunded to the original payment method.').waitFor();
  await lookAt(page, 'activity-cancel');
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await toast(page, /^Cancelled. .*240\.00 is refunded/);
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
});
