// domains: web
import { expect, it } from 'vitest';
import type { ResponseOf } from '#shared/contract.ts';
import type { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { inventQueue } from './invented-bookings.ts';
import { inventCustomers } from './invented-customers.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');
const agent = accountOf('kestrel', 'travelAgent');
/** Longer than a page takes to stand without its rows, ms. */
const SLOW = 700;

it.each(['desktop', 'phone'] as Width[])(
  'customers do not move what is in sight when their rows come, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/403', as: staff, width });
    await inventCustomers(page);
    let held = 0;
    await page.route('**/getCustomers', async (route) => {
      held++;
      await page.waitForTimeout(SLOW);
      await route.fallback();
    });
    await page.goto(browser.address('kestrel', '/app/staff/customers'));
    await page.locator('[data-row]').first().waitFor();
    expect(held, 'answers that were waited for').toBeGreaterThan(0);
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

it.each([
  ['an agent', 'desktop', agent],
  ['an agent', 'phone', agent],
  ['staff', 'desktop', staff],
  ['staff', 'phone', staff],
] as [string, Width, ReturnType<typeof accountOf>][])(
  'the ticket queue of %s does not move what is in sight when its rows and what waits come, %s',
  async (_who, width, as) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/403', as, width });
    await inventQueue(page);
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    await page.getByText('Needs action today').first().waitFor();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
  },
);

/** A payment that was left at a gateway and a second one that went back: what comes above the wallet's entries. */
const began = {
  ...{ orderId: 'ORDER00001', serviceName: 'walletTopUp', remark: 'Wallet top-up', orderState: 'AWAITING_PAYMENT' },
  ...{ customerName: 'Zoya Khan', companyName: '', customerEmail: '', userId: 'U1' },
  ...{ outcome: 'OPEN', amount: 500, fee: 0, currency: 'INR', paymentId: '' },
  ...{ startedAt: '2026-11-20T06:00:00.000Z', refund: 'none', refunded: 0, refunds: [] },
  attempts: [{ gateway: 'razorpay', title: 'Razorpay', gatewayOrderId: 'O1', startedAt: '2026-11-20T06:00:00.000Z' }],
  returned: [
    {
      ...{ gateway: 'Razorpay', paymentId: 'pay_0000001', amount: 500, currency: 'INR' },
      ...{ isSecond: true, backAt: '2026-11-20T06:01:00.000Z', isOurs: true },
    },
  ],
} satisfies ResponseOf<typeof getMyPayments>['records'][number];

it.each(['desktop', 'phone'] as Width[])(
  'a wallet does not move what is in sight when its payments and transfers come, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/403', as: agent, width });
    await page.route('**/getMyPayments', async (route) => {
      await page.waitForTimeout(SLOW);
      await route.fulfill({
        json: {
          success: true,
          result: { records: [began], cursor: null, lookedBackTo: null, total: null },
          message: '',
          errorCode: null,
        },
      });
    });
    await page.route('**/getMyTransfers', async (route) => {
      await page.waitForTimeout(2 * SLOW);
      await route.fallback();
    });
    await page.goto(browser.address('kestrel', '/app/user/transactionHistory'));
    await page.getByText('A second payment of ₹ 500.00').waitFor();
    await page.getByText('is still pending').waitFor();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
    await lookAt(page, 'wallet-with-payments');
  },
);
