// domains: web
import { expect, it } from 'vitest';
import { accountOf, signIn } from './accounts.ts';
import { searchIdOf } from './flight-steps.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();

it("a search in the past says why it cannot be made, in the server's words", async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: `/app/flight/searchResult/${searchIdOf(31)}?origin=COK&destination=DXB&departure=2020-12-20&adt=1&chd=0&inf=0`,
  });
  await page.getByRole('heading', { name: 'This search is not possible' }).waitFor();
  await page.getByText(/This date has passed\.$/).waitFor();
});

it('an address that leads away after signing in is not followed', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/login?redirectTo=%2F%09%2Felsewhere.example&redirectType=full',
  });
  await signIn(page, accountOf('kestrel', 'travelAgent'));
  await page.waitForURL(/\/flight\/search$/);
  expect(new URL(page.url()).hostname).toBe('kestrel.localhost');
});

it.each(widthsOf(import.meta.url))(
  'the address that older gateways send people to claims no payment, and leads to the order it names, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/1/success', width });
    await page.getByRole('heading', { name: 'You are back from the payment page' }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/received|success/i);
    await page.goto(browser.address('kestrel', '/app/1/success?orderId=0123456789ABCDEFGHJKMNPQRS'));
    await page.waitForURL(/\/login\?redirectTo=%2Fuser%2Fpayments%2F0123456789ABCDEFGHJKMNPQRS/);
  },
);

it('ids in addresses that are none say that nothing is there, and a damaged search link searches anew', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/user/payments/zzz',
    as: accountOf('kestrel', 'travelAgent'),
  });
  await page.getByRole('heading', { name: 'Payment not found' }).waitFor();
  await page.goto(browser.address('kestrel', '/app/flight/bookingReview?order=zzz'));
  await page.getByRole('heading', { name: 'Booking not found' }).waitFor();
  await page.goto(browser.address('kestrel', '/app/flight/bookingDetails/zz?order=zzz'));
  await page.getByRole('heading', { name: 'Booking not found' }).waitFor();
  await expect.poll(() => page.getByText('Please correct the marked fields.').count()).toBe(0);
  const departure = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(
    browser.address(
      'kestrel',
      `/app/flight/searchResult/zz?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0`,
    ),
  );
  await page.waitForURL(/searchResult\/[0-9A-Z]{26}\?/);
  await page.getByRole('article').first().waitFor();
});
