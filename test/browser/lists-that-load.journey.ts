// domains: web
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');
/** Longer than a page takes to stand without its rows, ms. */
const SLOW = 700;

it.each(
  (['desktop', 'phone'] as Width[]).flatMap((width) =>
    [
      ['/app/staff/customers', '**/getCustomers*'],
      ['/app/flight/ticketQueue', '**/getTickets*'],
    ].map(([path, call]) => [path!, width, call!] as const),
  ),
)('%s does not move what is in sight when its rows come, %s', async (path, width, call) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/403', as: staff, width });
  let held = 0;
  await page.route(call, async (route) => {
    held++;
    await page.waitForTimeout(SLOW);
    await route.continue();
  });
  await page.goto(browser.address('kestrel', path));
  await page
    .getByRole(width === 'phone' ? 'article' : 'row')
    .nth(2)
    .waitFor();
  expect(held, 'answers that were waited for').toBeGreaterThan(0);
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT);
});
