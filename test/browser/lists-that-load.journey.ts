// domains: web
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { inventQueue } from './invented-bookings.ts';
import { inventCustomers } from './invented-customers.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';

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
