// domains: web
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { endElsewhere } from './end-elsewhere.ts';
import { allAnswered, enterAirport, search, searchIdOf } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { runUntil } from './run-until.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');
const departure = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
const results = (nth: number) =>
  `/app/flight/searchResult/${searchIdOf(nth)}?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0`;

it.each(widthsOf(import.meta.url))(
  'a question about a payment that nobody answers is not called a failed payment, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    let answer = { status: 504, errorCode: null as string | null, message: '' };
    let asked = 0;
    await page.route(
      '**/orderSuccessCallback',
      (route) => (
        asked++,
        answer.status === 0
          ? route.abort()
          : route.fulfill({
              status: answer.status,
              contentType: 'application/json',
              body: JSON.stringify({
                success: false,
                result: null,
                message: answer.message,
                errorMessage: answer.message,
                errorCode: answer.errorCode,
              }),
            })
      ),
    );
    await page.clock.install();
    const unheard = page.getByRole('heading', { name: 'We cannot check your payment right now' });
    await page.goto(browser.address('kestrel', '/app/user/payments/0123456789ABCDEFGHJKMNPQRT'));
    await runUntil(unheard);
    expect(asked, 'five times more').toBe(6);
    await expect.poll(() => page.getByText('Payment unsuccessful').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Choose how to pay' }).count()).toBe(0);
    await lookAt(page, 'payment-unheard');
    answer = { status: 0, errorCode: null, message: '' };
    await page.getByRole('button', { name: 'Check again' }).click();
    await unheard.waitFor({ state: 'detached' });
    await runUntil(unheard);
    expect(asked, 'all of them again').toBe(12);
    answer = { status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL', message: 'Payment unsuccessful' };
    await runUntil(page.getByRole('heading', { name: 'Payment unsuccessful' }));
  },
);

it.each(widthsOf(import.meta.url))(
  'a screen whose files do not come says so and can be loaded again, %s',
  async (width) => {
    const page = await browser.open({
      site: 'kestrel',
      path: results(width === 'phone' ? 812 : 811),
      as: agent,
      width,
    });
    await allAnswered({ page });
    let isLoadedAnew = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLoadedAnew = true;
    });
    await page.route('**/app/assets/**', (route) => (isLoadedAnew ? route.continue() : route.abort()));
    await page.getByRole('article').first().getByRole('button', { name: 'Fares' }).click();
    await page.getByRole('button', { name: 'Select' }).first().click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    await lookAt(page, 'not-loaded');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Who is travelling?' }).waitFor();
  },
);

it('a session that ended elsewhere leads to the search or the login, from the results and from the passengers', async () => {
  for (const nth of [813, 814]) {
    const page = await browser.open({ site: 'kestrel', path: results(nth), as: agent });
    await allAnswered({ page });
    await page.getByRole('article').first().getByRole('button', { name: 'Fares' }).click();
    const select = page.getByRole('button', { name: 'Select' }).first();
    if (nth === 814) {
      await select.click();
      await page.getByRole('region', { name: 'Contact' }).waitFor();
    }
    await endElsewhere(page, browser.address('kestrel', '/app/logout'));
    if (nth === 813) await select.click();
    else await page.reload();
    await page.waitForURL(/\/app\/(login|flight\/search)/);
    await page.getByRole('button', { name: /^Account of/ }).waitFor({ state: 'detached' });
  }
});

it.each([
  ['/app/flight/search', accountOf('kestrel', 'retail')],
  ['/app/flight/ticketQueue', accountOf('kestrel', 'staff')],
] as const)(
  'a session that ended elsewhere is forgotten at once: from %s the search is there, and asks nothing in vain',
  async (path, as) => {
    const page = await browser.open({ site: 'kestrel', path, as });
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    // A queue that looks at its session while it is ended elsewhere would know before it is opened again.
    if (!path.endsWith('search')) await page.goto('about:blank');
    await endElsewhere(page, browser.address('kestrel', '/app/logout'));
    let refused = 0;
    page.on('response', (response) => void (response.status() === 401 && (refused += 1)));
    const form = page.getByRole('form', { name: 'Search flights' });
    if (path.endsWith('search')) {
      await enterAirport(personAt(page), 'To', 'DXB', 'DXB');
      await form.getByRole('button', { name: 'Search', exact: true }).click();
    } else {
      await page.goto(browser.address('kestrel', path));
      await page.waitForURL(/\/app\/flight\/search$/);
    }
    await page
      .getByRole('link', { name: 'Sign in' })
      .or(page.getByRole('button', { name: /^Sign in/ }))
      .first()
      .waitFor();
    await page.goto(browser.address('kestrel', '/app/flight/search'));
    const person = personAt(page);
    await enterAirport(person, 'To', 'DXB', 'DXB');
    await search(person);
    await page.getByRole('list', { name: 'Flights' }).getByRole('article').first().waitFor();
    expect(refused, 'answers of 401').toBeLessThan(12);
  },
);

it('an airport that is marked stays marked when the answer to what was typed comes late', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
  const held = new Promise<Route>((heldAt) => {
    void page.route('**/getAirports', (route) =>
      route.request().postDataJSON().search === 'lon' ? heldAt(route) : route.continue(),
    );
  });
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  const marked = () => page.getByRole('option', { selected: true }).textContent();
  await to.fill('lo');
  await page.getByText('London Heathrow').waitFor();
  const first = await marked();
  await to.fill('lon');
  const late = await held;
  await page.keyboard.press('ArrowDown');
  await expect.poll(marked).not.toBe(first);
  const second = await marked();
  await Promise.all([page.waitForResponse('**/getAirports'), late.continue()]);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await marked()).toBe(second);
  await page.keyboard.press('Enter');
  await expect.poll(async () => second?.includes((await to.inputValue()).slice(-3))).toBe(true);
});

it('what stands beside a page comes late where its files did not come at first', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
  let refused = 0;
  await page.route('**/assets/asides-*', (route) => (refused++, route.abort()));
  await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
  const current = page.getByRole('navigation', { name: 'Saved filters' }).locator('[aria-current=page]');
  await expect.poll(() => current.textContent()).toMatch(/^All tickets/);
  await expect.poll(() => refused).toBeGreaterThan(0);
  const come = page.waitForResponse('**/assets/asides-*');
  await page.unroute('**/assets/asides-*');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await come;
  // Followed by one of them.
  await page.evaluate(() => history.replaceState(null, '', '?tab=holds'));
  await expect.poll(() => current.textContent()).toMatch(/^Holds/);
});
