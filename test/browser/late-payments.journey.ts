// domains: notifications, payments, wallet
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { jobAt } from './exports-world.ts';
import { endMessages } from './end-messages.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { refundElsewhere } from './refund-elsewhere.ts';
import { runUntil } from './run-until.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'lantern';
const retail = accountOf(site, 'retail');
const staff = accountOf(site, 'staff');
const widths = widthsOf(import.meta.url);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Razorpay"]');

/** The wallet's customer at the gateway's own page, where nothing is paid yet. */
async function atGateway(gateway: 'Razorpay' | 'PhonePe', amount: string, width: Width): Promise<Page> {
  const page = await browser.open({ site, path: '/app/user/transactionHistory?topUp=1', as: retail, width });
  const box = page.getByRole('dialog', { name: 'Top up wallet' });
  await box.getByLabel('Amount').fill(amount);
  await box.getByLabel('Pay with').selectOption({ label: gateway });
  await box.getByRole('button', { name: 'Go to the gateway' }).click();
  if (gateway === 'PhonePe') await page.getByRole('heading', { name: 'PhonePe, a stand-in' }).waitFor();
  else await checkoutOf(page).getByRole('heading', { name: 'Razorpay, a stand-in' }).waitFor();
  return page;
}

/** The customer's top-up of an amount, as their own payments list it. */
async function orderIdOf(page: Page, amount: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(browser.address(site, '/app/payments'));
  const own = other.getByRole('list', { name: 'Payments' }).getByRole('listitem').filter({ hasText: amount });
  const orderId = (await own.getByRole('link', { name: 'Wallet top-up' }).first().getAttribute('href'))!
    .split('/')
    .at(-1)!;
  await other.close();
  return orderId;
}

/** The time to pay an order is over. */
async function expire(orderId: string): Promise<void> {
  const job = await jobAt(site);
  const set = { expiresAt: clock.now() - 1000 };
  const done = await commit(job, [{ kind: 'update', key: keys.order(job, orderId), set }]);
  if (!done.ok) throw new Error(done.code);
}

const transactionsAt = (orderId: string) => `/app/staff/paymentGatewayTransactions?open=${orderId}`;
const opened = (page: Page, width: Width) =>
  width === 'desktop' ? page.getByRole('complementary', { name: 'Payment' }) : page.getByRole('main');

it.each(widths)('a top-up that is left at PhonePe is asked about, and may be begun anew, %s', async (width) => {
  const page = await atGateway('PhonePe', width === 'phone' ? '61' : '62', width);
  // Both pages ask five times more, two seconds apart.
  await page.clock.install();
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await runUntil(heading(page, 'The gateway has not confirmed your payment yet'));
  expect(new URL(page.url()).pathname).toMatch(/\/user\/payments\//);
  await page.getByRole('link', { name: 'Top up again' }).click();
  await page.getByRole('dialog', { name: 'Top up wallet' }).waitFor();
});

it.each(widths.flatMap((width) => (['Razorpay', 'PhonePe'] as const).map((gateway) => ({ width, gateway }))))(
  'a top-up paid at $gateway after its time was over goes back and credits nothing, $width',
  async ({ width, gateway }) => {
    const amount = `${width === 'phone' ? 51 : 52}${gateway === 'PhonePe' ? 1 : 2}.50`;
    const page = await atGateway(gateway, amount, width);
    const orderId = await orderIdOf(page, amount);
    await expire(orderId);
    if (gateway === 'PhonePe') await page.getByRole('button', { name: 'Pay now' }).click();
    else await checkoutOf(page).getByRole('button', { name: 'Pay now' }).click();
    await heading(page, 'Payment unsuccessful').waitFor();
    await page.getByText('We are refunding it.').first().waitFor();
    await lookAt(page, `late-${gateway.toLowerCase()}`);
    await page.goto(browser.address(site, '/app/payments'));
    const own = page.getByRole('list', { name: 'Payments' }).getByRole('listitem').filter({ hasText: amount });
    await own.getByText('Returned', { exact: true }).waitFor();
    await own.getByText(/A payment of .* was refunded on/).waitFor();
    await lookAt(page, `late-${gateway.toLowerCase()}-own`);
    await page.goto(browser.address(site, '/app/user/transactionHistory'));
    await page.getByText('Balance now').waitFor();
    await expect.poll(() => page.getByLabel('Entries', { exact: true }).getByText(amount).count()).toBe(0);

    const desk = await browser.open({ site, path: transactionsAt(orderId), as: staff, width });
    await opened(desk, width).getByText('Returned').first().waitFor();
    // The refund is told by the gateway, and PhonePe lists none: whoever asks before that hears of it when asking again.
    const askedAgain = async () => {
      await opened(desk, width).getByRole('button', { name: 'Check with the gateway' }).click();
      await desk.getByText('The gateway confirms the payment.').first().waitFor();
      return opened(desk, width)
        .getByText(/^Refunded here/)
        .count();
    };
    await expect.poll(askedAgain).toBe(1);
    await lookAt(desk, `late-${gateway.toLowerCase()}-staff`);
  },
);

it.each(widths)(
  'a top-up paid twice: the page, the payments, the wallet and the mail name the second payment, %s',
  async (width) => {
    const amount = width === 'phone' ? '8,001.50' : '8,002.50';
    const page = await atGateway('Razorpay', amount, width);
    const orderId = await orderIdOf(page, amount);
    await checkoutOf(page).getByRole('button', { name: 'Pay twice' }).click();
    await heading(page, 'Your wallet was topped up').waitFor();
    // By the gateway's id on the order's page, elsewhere by the order.
    const second = (named: string) =>
      new RegExp(`A second payment of \\S+\\s${amount.replaceAll('.', '\\.')} by Razorpay${named} was refunded on`);
    const told = page.getByRole('region', { name: 'Paid more than once' });
    await told.getByText(second(' \\(pay_\\w+\\)')).waitFor();
    // Nothing else on the page speaks of a refund: the order has its money.
    const refunds = (place: Page | Locator) => place.getByText(/refund/i).count();
    await expect.poll(() => refunds(page)).toBe(await refunds(told));
    await lookAt(page, 'top-up-paid-twice');
    await page.goto(browser.address(site, '/app/payments'));
    const own = page.getByRole('list', { name: 'Payments', exact: true }).getByRole('listitem');
    const row = own.filter({ hasText: orderId.slice(0, 10) });
    await row.getByText(second('')).waitFor();
    await row.getByText('Paid', { exact: true }).waitFor();
    await expect.poll(() => row.getByText(/Refunded/).count()).toBe(0);
    await lookAt(page, 'top-up-paid-twice-own');
    await page.goto(browser.address(site, '/app/user/transactionHistory'));
    await page
      .getByRole('list', { name: 'Payments being refunded' })
      .getByText(second(` \\(order ${orderId.slice(0, 10)}\\)`))
      .waitFor();
    await lookAt(page, 'top-up-paid-twice-wallet');
    const letter = await mailTo(retail.email, new RegExp(`${amount.replaceAll('.', '\\.')} refunded: paid twice`));
    expect(letter.body.text).toMatch(/by Razorpay, payment pay_\w+, was refunded to the original payment method on/);
  },
);

it.each(widths)('a refund made at the gateway’s own dashboard waits for staff, who settle it, %s', async (width) => {
  const amount = width === 'phone' ? '7,001.50' : '7,002.50';
  const page = await atGateway('Razorpay', amount, width);
  const gateway = new URL(
    page
      .frames()
      .find((frame) => frame.url().includes('/checkout?order_id='))!
      .url(),
  ).origin;
  const orderId = await orderIdOf(page, amount);
  await checkoutOf(page).getByRole('button', { name: 'Pay now' }).click();
  await heading(page, 'Your wallet was topped up').waitFor();
  const reference = await page
    .getByText(/reference pay_\w+/)
    .first()
    .textContent();
  await refundElsewhere(gateway, /pay_\w+/.exec(reference!)![0], 200_000);

  // The gateway tells it by itself; who looks before that asks.
  const path = '/app/staff/myPendingPaymentGatewayEntries?tab=refunds';
  const desk = await browser.open({ site, path: transactionsAt(orderId), as: staff, width });
  await opened(desk, width).getByRole('button', { name: 'Check with the gateway' }).click();
  await opened(desk, width).getByText('To be settled').first().waitFor();
  await desk.goto(browser.address(site, path));
  // They stand among the gateway's transactions, with how many there are.
  await desk.getByRole('link', { name: /^Refunds to settle\s*\d+$/ }).waitFor();
  // Of the tabs, which a phone cannot show all at once, the one that one is at is in view.
  const tab = desk.getByRole('link', { name: /^Refunds to settle/ });
  const isInView = async () => {
    const box = await tab.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= desk.viewportSize()!.width;
  };
  await expect.poll(isInView).toBe(true);
  await lookAt(desk, 'refunds-to-settle');
  await desk.goto(browser.address(site, `/app/staff/paymentGatewayTransactions?tab=refunds&open=${orderId}`));
  await opened(desk, width).getByRole('button', { name: 'Settle this refund' }).click();
  const box = desk.getByRole('dialog', { name: /^Settle/ });
  await box.getByRole('button', { name: 'Settle' }).click();
  await box.getByText('This is required field.').waitFor();
  await box.getByLabel('Reason').fill('Asked for by phone');
  await lookAt(desk, 'settle-refund');
  await box.getByRole('button', { name: 'Settle' }).click();
  await opened(desk, width).getByText('Debited from the wallet: Asked for by phone').waitFor();
  await endMessages(desk);
  await lookAt(desk, 'refund-settled');

  await page.getByRole('link', { name: 'Open my wallet' }).click();
  const entries = page.getByLabel('Entries', { exact: true });
  await entries
    .getByText(/Refunded through Razorpay/)
    .first()
    .waitFor();
  await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
  await page.getByText(/2,000\.00 of it has since been refunded through the gateway\./).waitFor();
  await lookAt(page, 'top-up-given-back');
});

it.each(widths)('who comes back from the gateway by the browser’s Back can go there again, %s', async (width) => {
  const page = await browser.open({ site, path: '/app/user/transactionHistory?topUp=1', as: retail, width });
  const box = page.getByRole('dialog', { name: 'Top up wallet' });
  await box.getByLabel('Amount').fill('33');
  // The browser keeps a page as it was left: here there is nothing to go to, so it stays as it was.
  await page.route('**/gateway/razorpay/**', (route) => route.fulfill({ status: 204 }));
  await box.getByLabel('Pay with').selectOption({ label: 'Razorpay' });
  const leave = box.getByRole('button', { name: 'Go to the gateway' });
  await Promise.all([page.waitForResponse('**/gateway/razorpay/**'), leave.click()]);
  await expect.poll(() => leave.isEnabled()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => leave.isEnabled()).toBe(true);
  await page.unroute('**/gateway/razorpay/**');
  await leave.click();
  await checkoutOf(page).getByRole('heading', { name: 'Razorpay, a stand-in' }).waitFor();
});
