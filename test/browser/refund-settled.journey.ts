// domains: changes, payments, bookings
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startPayment } from '#shared/payments/start-payment.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { refundElsewhere } from './refund-elsewhere.ts';
import { isTicketed, orderFlight } from './sell-flight.ts';
import { callsOf, traveller } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'lantern';
/** A day that no other journey flies in, one more for each booking. */
let days = 160;

const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

describe.each(widthsOf(import.meta.url))('a refund that is due, %s', (width) => {
  /** A ticket that its customer paid by Razorpay; the address of the gateway that it was paid at. */
  async function paidAtGateway(page: Page) {
    const order = await orderFlight(page, [traveller], { days: days++, source: 'sandbox-mixed' });
    const { orderId } = order;
    const { paymentUrl } = await callsOf(page)(startPayment, { orderId, gateway: 'razorpay', acceptedDuplicates: [] });
    await page.goto(paymentUrl);
    const checkout = page.frameLocator('iframe[title="Razorpay"]');
    await checkout.getByRole('button', { name: 'Pay now' }).waitFor();
    const { origin } = new URL(
      page
        .frames()
        .find((frame) => frame.url().includes('/checkout?order_id='))!
        .url(),
    );
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await page.getByText('Tickets issued').waitFor();
    await isTicketed(page, orderId);
    return { ...order, gateway: origin };
  }

  it('is given in part at the gateway’s dashboard, which staff settle as this refund, and the rest by the gateway', async () => {
    const page = await browser.open({ site: SITE, path: '/app/flight/search', width, as: accountOf(SITE, 'retail') });
    const { orderId, bookingId, gateway } = await paidAtGateway(page);
    await at(page, `/app/flight/ticketQueue?open=${bookingId}`);
    await page.getByRole('button', { name: 'Change Request' }).last().click();
    const form = page.getByRole('dialog', { name: 'Change Request' });
    await form.getByLabel('Request Change').selectOption({ label: 'Refund' });
    await form.getByLabel('Remarks').fill('The visa was refused.');
    await form.getByLabel('I have read the fare rules and accept the charges').check();
    await form.getByRole('button', { name: 'Request Charges' }).click();
    await form.getByRole('button', { name: 'Accept and Send Cancellation Request' }).click();
    await page.waitForURL(/changeRequests\?open=/);
    const { pathname, search } = new URL(page.url());

    const desk = await browser.open({
      ...{ site: SITE, path: `/app/staff/paymentGatewayTransactions?open=${orderId}`, width },
      as: accountOf(SITE, 'staff'),
    });
    const payment = width === 'desktop' ? desk.getByRole('complementary', { name: 'Payment' }) : desk.getByRole('main');
    const paymentId = (await payment.getByText(/^pay_/).first().textContent())!;
    await refundElsewhere(gateway, paymentId, 150_000);
    await payment.getByRole('button', { name: 'Check with the gateway' }).click();
    await payment.getByText('To be settled').first().waitFor();
    await lookAt(desk, 'refund-heard-payment');

    await at(desk, pathname + search);
    const needs = desk.getByRole('region', { name: 'Needs action' });
    await needs.getByText('The airline has it').waitFor();
    // The airline looks into it when it is asked first, and says what it gives when it is asked again.
    for (const _look of ['first', 'again']) {
      const answered = desk.waitForResponse(/getCRStatus/);
      await desk.getByRole('button', { name: 'Refresh Status' }).click();
      await answered;
    }
    await needs.getByText('Is it refunded already?').waitFor();
    await lookAt(desk, 'refund-heard');
    await needs.getByRole('button', { name: 'Settle as this refund' }).click();
    const settle = desk.getByRole('dialog', { name: /^Settle ₹\s1,500\.00/ });
    await settle.getByText(/The remaining ₹.* will still be refunded\./).waitFor();
    await settle.getByRole('button', { name: 'Settle as this refund' }).click();
    await settle.getByText('This is required field.').waitFor();
    await settle.getByLabel('Reason').fill('Asked for by phone');
    await lookAt(desk, 'refund-settle');
    await settle.getByRole('button', { name: 'Settle as this refund' }).click();
    const back = desk.getByRole('region', { name: 'Refund' });
    await back.getByText(/₹\s1,500\.00 of it was refunded in the gateway’s dashboard\./).waitFor();
    await needs.waitFor({ state: 'detached' });
    await lookAt(desk, 'refund-settled');

    await page.reload();
    await page.getByText(/₹\s1,500\.00 of it was already refunded the way it was paid\./).waitFor();
    expect(await page.getByRole('button', { name: 'Settle as this refund' }).count()).toBe(0);
    await lookAt(page, 'refund-settled-own');
  });
});
