// domains: web
import { describe, expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { allAnswered, enterAirport, passengersAsked, search } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { runUntil } from './run-until.ts';
import { lookAtMenus } from './shell-steps.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');

describe.each(['desktop', 'phone'] as Width[])('what opens over a screen can be used by everybody, %s', (width) => {
  it('over the search: the account, the menu, travellers, airports', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    await page.getByRole('heading', { name: 'Leaving next' }).waitFor();
    await lookAtMenus(page, 'agent');
    const travellers = page.getByRole('button', { name: /^Travellers/ });
    await travellers.click();
    await page.getByRole('button', { name: 'More adults' }).waitFor();
    await lookAt(page, 'search-travellers');
    await page.keyboard.press('Escape');
    expect(await travellers.evaluate((button) => button === document.activeElement), 'the focus is back').toBe(true);

    await page.keyboard.press('/');
    const to = page.getByRole('combobox', { name: 'To', exact: true });
    expect(await to.evaluate((input) => input === document.activeElement), '/ leads to the search').toBe(true);
    await to.pressSequentially('lon');
    await page.getByRole('option').first().waitFor();
    await lookAt(page, 'search-airports');
    const marked = () => page.getByRole('option', { selected: true }).textContent();
    const first = await marked();
    await page.keyboard.press('ArrowDown');
    await expect.poll(marked).not.toBe(first);
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  });

  it('over the results: fares, how Best is worked out, details, rules, comparison, the search', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    const person = personAt(page);
    await enterAirport(person, 'To', 'DXB', 'DXB');
    await search(person);
    const cards = page.getByRole('list', { name: 'Flights' }).getByRole('article');
    await cards.first().getByRole('button', { name: 'Fares' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(
      await cards
        .nth(1)
        .getByRole('button', { name: 'Fares' })
        .evaluate((button) => button === document.activeElement),
      'arrows walk the flights',
    ).toBe(true);
    if (width === 'phone') await page.getByRole('button', { name: 'How Best is worked out' }).click();
    await page.getByText(/^Best balances price and time/).waitFor();
    for (const nth of [1, 0]) {
      await cards.nth(nth).getByRole('button', { name: 'Fares' }).click();
      await cards.nth(nth).getByRole('checkbox', { name: 'Compare' }).check();
    }
    await lookAt(page, 'results-fares');
    for (const [opener, title] of [
      ['Flight details', 'Flight details'],
      ['Fare rules', 'Fare rules'],
      ['Compare 2 flights', 'Compare flights'],
      ['Edit search', 'Edit search'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
      await lookAt(page, title.toLowerCase().replace(' ', '-'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' });
    }
    await cards.first().getByRole('button', { name: 'Select' }).first().click();
    await passengersAsked(person);
    if (width === 'phone') await page.getByRole('button', { name: /details/ }).click();
    await page.getByRole('button', { name: 'Taxes and Fees' }).filter({ visible: true }).first().focus();
    await lookAt(page, 'price-explained');
  });

  it('a toast stands in a region of its own', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    await page.route('**/getTickets', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({
          success: false,
          result: null,
          message: 'Too busy just now. Try again in a moment.',
          errorCode: 'BUSY',
        }),
      }),
    );
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    const toast = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    await toast.getByText('Too busy just now. Try again in a moment.').waitFor();
    // It stays for as long as somebody points at it.
    await toast.hover();
    await lookAt(page, 'toast');
    expect(await toast.isVisible(), 'it was there to be looked at').toBe(true);
  });

  it('a toast stands over an open dialog, can be pointed at, and outlasts it', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await page.route('**/getTickets', async (route) => {
      await dialog.waitFor();
      await route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, result: null, message: 'Too busy just now.', errorCode: 'BUSY' }),
      });
    });
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    const toast = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    // Refused by the browser where anything lies over it.
    await toast.hover();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await toast.hover();
  });
});

it('a query that changes without the router is followed', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/ticketQueue', as: agent });
  const current = page.getByRole('navigation', { name: 'Saved filters' }).locator('[aria-current=page]');
  await expect.poll(() => current.textContent()).toMatch(/^All tickets/);
  await page.evaluate(() => history.replaceState(null, '', '?tab=holds'));
  await expect.poll(() => current.textContent()).toMatch(/^Holds/);
});

it('a filter answers the press while two thousand offers are worked through', async () => {
  const departure = new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10);
  const page = await browser.open({
    site: 'kestrel',
    path: `/app/flight/searchResult/J0000000000000000000000077?origin=FUN&destination=COK&departure=${departure}&adt=1&chd=0&inf=0`,
  });
  await allAnswered({ page });
  const waited = await page.evaluate(async () => {
    const direct = [...document.querySelectorAll('label')]
      .find((label) => label.textContent.startsWith('Direct'))!
      .querySelector('input')!;
    const pressedAt = performance.now();
    direct.click();
    for (let frames = 0; !direct.checked && frames < 60; frames++) await new Promise(requestAnimationFrame);
    return { checked: direct.checked, ms: performance.now() - pressedAt };
  });
  expect(waited.checked).toBe(true);
  await expect.poll(() => new URL(page.url()).searchParams.get('stops')).toBe('1');
});

it.each(['desktop', 'phone'] as Width[])(
  'a payment that its gateway has not confirmed says so, and the page moves on by itself, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
    const answers = {
      pending: {
        status: 409,
        errorCode: 'PAYMENT_PENDING',
        message: 'The gateway has not confirmed this payment yet.',
      },
      refused: { status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL', message: 'Payment unsuccessful' },
    };
    let answer = answers.pending;
    let asked = 0;
    await page.route(
      '**/orderSuccessCallback',
      (route) => (
        asked++,
        route.fulfill({
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
    await page.goto(browser.address('kestrel', '/app/user/payments/0123456789ABCDEFGHJKMNPQRS'));
    await runUntil(page.getByRole('heading', { name: 'The gateway has not confirmed your payment yet' }));
    expect(asked, 'five times more').toBe(6);
    await lookAt(page, 'payment-pending');
    answer = answers.refused;
    await runUntil(page.getByRole('heading', { name: 'Payment unsuccessful' }));
    expect(asked, 'once, after the long pause').toBe(7);
  },
);
