// domains: activities, payments
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readPayment } from '#functions/payments/store.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { startGivingWrites, stickWrites } from '#functions/payments/refunds/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { demoMerchants } from '#infra/local/fakes/demo-merchants.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { addBuyer } from './activity-buyers.ts';
import { cartOf, dialog, addOffer, orderOf, press, titled, toast } from './activity-steps.ts';
import { askSite } from './catalogue-steps.ts';
import { jobAt } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { makeNewSite } from './new-site.ts';
import { refundElsewhere } from './refund-elsewhere.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const [merchant] = demoMerchants(0).razorpay;

/** The site takes payments by the stand-in of Razorpay. */
async function takeRazorpay(desk: Page): Promise<void> {
  const { account, keyId, keySecret, webhookSecret } = merchant!;
  const shown = await desk.evaluate(
    async () => ((await (await fetch('/api/payment/getSettings')).json()) as { result: { version: number } }).result,
  );
  const gateway = { adapter: 'razorpay', title: 'Razorpay', account, keyId, clientVersion: '', webhookUser: '' };
  let { version } = await askSite<{ version: number }>(desk, '/api/payment/saveSettings', {
    ...{ version: shown.version, gateways: [{ ...gateway, isActive: false }] },
  });
  for (const [name, secret] of [
    ['razorpayKeySecret', keySecret],
    ['razorpayWebhookSecret', webhookSecret],
  ])
    ({ version } = await askSite<{ version: number }>(desk, '/api/payment/saveSecret', { version, name, secret }));
  await askSite(desk, '/api/payment/saveSettings', { version, gateways: [{ ...gateway, isActive: true }] });
}

/** The gateway has refused a refund for the last time. */
async function stick(site: string, orderId: string, cartId: string): Promise<void> {
  const job = await jobAt(site);
  const [refund, payment] = await Promise.all([readRefund(job, orderId, cartId), readPayment(job, orderId)]);
  expect(await commit(job, startGivingWrites(job, refund!, payment))).toMatchObject({ ok: true });
  const giving = await readRefund(job, orderId, cartId);
  expect(await commit(job, stickWrites(job, giving!))).toMatchObject({ ok: true });
}

it.each(widthsOf(import.meta.url))(
  'a rejected cart’s refund is given in part at the gateway’s dashboard, refused by the gateway, and led on by staff, %s',
  async (width) => {
    const site = `fort-${width}`;
    const as = await makeNewSite(browser, site, ['Dmc', 'Activities'], {
      ...{ country: 'IN', currency: 'INR', zone: 'Asia/Kolkata' },
    });
    const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as, width });
    await titled(desk, 'Activities');
    await takeRazorpay(desk);
    const { tourOptionId, marketId } = await addOffer(desk, 'Fort walk', { isInstant: false });
    const traveller = await addBuyer(site, { userType: 'retail', firstName: 'Mira', lastName: 'Das', marketId });
    const page = await browser.open({ site, path: '/app/activities/cart', as: traveller, width });
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    const cart = await cartOf(page, [{ tourOptionId }]);
    const orderId = await orderOf(page, cart, 'Mira', 'Das');
    await page.goto(browser.address(site, `/app/user/payments/${orderId}`));
    await press(page, /^Pay .*240/);
    const checkout = page.frameLocator('iframe[title="Razorpay"]');
    await checkout.getByRole('button', { name: 'Pay now' }).waitFor();
    const frame = page.frames().find((one) => one.url().includes('/checkout?order_id='))!;
    const gateway = new URL(frame.url()).origin;
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Open the activities' }).waitFor();

    await desk.goto(browser.address(site, `/app/staff/paymentGatewayTransactions?open=${orderId}`));
    const payment = width === 'desktop' ? desk.getByRole('complementary', { name: 'Payment' }) : desk.getByRole('main');
    const paymentId = (await payment.getByText(/^pay_/).first().textContent())!;
    await refundElsewhere(gateway, paymentId, 10_000);
    await press(payment, 'Check with the gateway');
    await payment.getByText('To be settled').first().waitFor();

    await desk.goto(browser.address(site, '/app/activities/queue'));
    await press(desk, 'Mira Das');
    await press(desk, 'Reject');
    const reject = dialog(desk, 'Reject this booking?');
    await reject.getByRole('textbox', { name: 'Reason' }).fill('Closed for repairs');
    await press(reject, /^Reject and refund .*240/);
    await toast(desk, /^Rejected. .*240\.00 is refunded/);
    await desk.goto(browser.address(site, `/app/activities/queue?tab=rejected&open=${cart.cartId}`));
    const refund = desk.getByRole('region', { name: 'Refund' });
    await refund.getByText('On its way').waitFor();
    const heard = refund.getByRole('list', { name: 'Refunded in the gateway’s dashboard' });
    await heard.getByText(/100\.00 refunded in the gateway’s dashboard/).waitFor();
    await lookAt(desk, 'activity-refund-heard');

    await stick(site, orderId, cart.cartId);
    await desk.reload();
    await refund.getByText('Refused by the gateway').waitFor();
    await lookAt(desk, 'activity-refund-stuck');
    await press(refund, 'Give it to the wallet');
    await refund.getByText('On its way').waitFor();
    await refund
      .getByText(/to the wallet/)
      .first()
      .waitFor();
    // What waits at the dashboard may be the refund itself: nothing more is given before staff have said what it was.
    await press(heard, 'Settle as this refund');
    const settle = desk.getByRole('dialog', { name: /^Settle ₹\s100\.00/ });
    await settle.getByText(/The remaining ₹\s140\.00 will still be refunded\./).waitFor();
    await press(settle, 'Settle as this refund');
    await settle.getByText('This is required field.').waitFor();
    await settle.getByRole('textbox', { name: 'Reason' }).fill('Asked for by phone');
    await lookAt(desk, 'activity-refund-settle');
    await press(settle, 'Settle as this refund');
    await toast(desk, 'Settled as this refund');
    await refund.getByText(/₹\s100\.00 of it was refunded in the gateway’s dashboard\./).waitFor();
    await expect
      .poll(
        async () => {
          await desk.reload();
          await refund.waitFor();
          return refund.getByText('Refunded', { exact: true }).count();
        },
        { interval: 500 },
      )
      .toBe(1);
    await lookAt(desk, 'activity-refund-given');
    const { balance } = await askSite<{ balance: number }>(page, '/api/wl/user/getWlUserWalletBalance', {});
    expect(balance).toBe(140);
  },
);
