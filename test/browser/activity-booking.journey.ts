// domains: activities, payments
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import { cartOf, addOffer, orderOf, payFromWallet, press, sayWhoComes, titled, toast } from './activity-steps.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

const openDesk = async (width: (typeof widths)[number]) => {
  const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
  await titled(desk, 'Activities');
  return desk;
};
/** Somebody who buys in a market, with 1,000 in the wallet. */
const agentIn = (marketId: string, lastName: string) =>
  addBuyer(site, {
    ...{ userType: 'travelAgent', firstName: 'Priya', lastName, companyName: `${lastName} Tours` },
    ...{ marketId, balance: 1_000 },
  });

it.each(widths)(
  'an agent checks out, is told of a time without room, pays and has a confirmed booking, %s',
  async (width) => {
    const name = `Reef ${width}`;
    const desk = await openDesk(width);
    const { tourOptionId, marketId } = await addOffer(desk, name, { capacity: 3 });

    const page = await browser.open({
      ...{ site, path: '/app/activities/cart', width },
      as: await agentIn(marketId, `Reef ${width}`),
    });
    await titled(page, 'Cart');
    const { cartId } = await cartOf(page, [{ tourOptionId }]);
    await page.reload();
    await page.getByRole('link', { name: 'Check out' }).click();
    await titled(page, 'Check out');
    await press(page, /^Continue to payment/);
    await page.getByText('Please enter the first name.').waitFor();
    await sayWhoComes(page, 'Anoop', 'Nambiar');
    await lookAt(page, 'activity-checkout-filled');

    // Somebody else takes two of the three places.
    const other = await browser.open({
      ...{ site, path: '/app/activities/cart' },
      as: await agentIn(marketId, `Shoal ${width}`),
    });
    await orderOf(other, await cartOf(other, [{ tourOptionId }]), 'Zoya', 'Khan');
    await press(page, /^Continue to payment/);
    await page.getByText(/has no room for all of you/).waitFor();
    await lookAt(page, 'activity-no-room');
    await press(page, '08:00');
    await page.getByText(/has no room for all of you/).waitFor({ state: 'detached' });
    await press(page, /^Continue to payment/);
    await payFromWallet(page, /^Pay .*240/);
    await page.getByRole('link', { name: 'Open the activities' }).click();
    await titled(page, 'Activities of Anoop Nambiar');
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await page.getByText(/^Free cancellation until/).waitFor();
    await lookAt(page, 'activity-booked');
    await page.getByRole('link', { name: 'Open the voucher' }).click();
    await titled(page, 'Activity voucher');
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
  const { tourOptionId, marketId } = await addOffer(desk, name, { isInstant: false });
  const page = await browser.open({
    ...{ site, path: '/app/activities/cart', width },
    as: await agentIn(marketId, `Wadi ${width}`),
  });
  await titled(page, 'Cart');
  const pay = async (firstName: string) => {
    const cart = await cartOf(page, [{ tourOptionId }]);
    const orderId = await orderOf(page, cart, firstName, width);
    await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
    await payFromWallet(page, /^Pay .*240/);
    return cart.cartId;
  };
  await pay('Lakshmi');
  const second = await pay('Arjun');
  const third = await pay('Zoya');

  await desk.goto(browser.address(site, '/app/activities/queue'));
  await titled(desk, 'Activity queue');
  // Words and days narrow what stands there, and both are in the address.
  await desk.getByRole('searchbox', { name: 'Search carts' }).fill(`lakshmi ${width}`);
  await expect.poll(() => desk.locator('[data-row]').count()).toBe(1);
  await press(desk, /^Filter/);
  await desk.getByRole('textbox', { name: 'First day from' }).fill('6 Mar 2030');
  await lookAt(desk, 'activity-queue-filter');
  await press(desk, 'Apply');
  await desk.getByText('No Reults found!').waitFor();
  await press(desk, 'Remove First day from 6 Mar 2030');
  await expect.poll(() => desk.locator('[data-row]').count()).toBe(1);
  expect(new URL(desk.url()).searchParams.get('search')).toBe(`lakshmi ${width}`);
  await lookAt(desk, 'activity-queue-found');
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

  // What was rejected is in the wallet again: two of the three of 240 are still paid.
  await page.goto(browser.address(site, `/app/activities/cart?cartId=${second}`));
  await page.getByText('Rejected', { exact: true }).first().waitFor();
  await page.getByText('Sold out on this day', { exact: true }).first().waitFor();
  await lookAt(page, 'activity-rejected');
  const balance = async () =>
    (await askSite<{ balance: number }>(page, '/api/wl/user/getWlUserWalletBalance', {})).balance;
  await expect.poll(balance).toBe(520);

  await page.goto(browser.address(site, `/app/activities/cart?cartId=${third}`));
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await cancel.getByText('It is refunded to the original payment method.').waitFor();
  await lookAt(page, 'activity-cancel');
  await cancel.getByRole('button', { name: 'Cancel booking' }).click();
  await toast(page, /^Cancelled. .*240\.00 is refunded/);
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  await expect.poll(balance).toBe(760);
});
