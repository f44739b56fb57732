// domains: users, web
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { CUSTOMERS, inventCustomers } from './invented-customers.ts';
import { lookAt } from './look-at.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');

/** The kit's screens over ten thousand customers that only the page's answers know of. */
async function openCustomers(query = '', width: Width = 'desktop', site = 'kestrel'): Promise<Page> {
  const page = await browser.open({ site, path: '/app/login', as: accountOf(site, 'staff'), width });
  await inventCustomers(page);
  await page.goto(browser.address(site, `/app/staff/customers${query}`));
  return page;
}
const rows = (page: Page) => page.locator('[data-row]');
const shownPage = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const address = (page: Page) => new URL(page.url()).searchParams.toString();

describe('a numbered list', () => {
  it('turns its pages and draws nothing else again', async () => {
    const page = await openCustomers();
    await page.getByText('Total 10,000 customers').waitFor();
    await shownPage(page).getByText('1 – 25 of 10,000').waitFor();
    await shownPage(page).getByText('Page 1 of 400').waitFor();
    const next = shownPage(page).getByRole('button', { name: 'Next page' });
    const turned = await page.evaluate(async () => {
      const touched = new Set<string>();
      const watch = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement!;
          if (!element.closest('tbody, nav[aria-label=Pages]')) touched.add(element.outerHTML.slice(0, 120));
        }
      });
      watch.observe(document.getElementById('main')!, { subtree: true, childList: true, characterData: true });
      const first = () => document.querySelector('[data-row]')!.closest('tr')!.textContent;
      const turn = async (button: string) => {
        const before = first();
        const started = performance.now();
        document.querySelector<HTMLElement>(`[aria-label="${button}"]`)!.click();
        while (first() === before && performance.now() - started < 5000) await new Promise(requestAnimationFrame);
        return performance.now() - started;
      };
      // Each to a page that was not there yet, the last back to page 2.
      const times: number[] = [];
      for (let nth = 0; nth < 4; nth++) times.push(await turn('Next page'));
      for (let nth = 0; nth < 3; nth++) await turn('Previous page');
      watch.disconnect();
      return { times, touched: [...touched] };
    });
    expect(turned.touched).toEqual([]);
    // A time moves with what else the machine does: printed, not held (budget: 150 ms on a quiet one).
    console.info(`ms to the new rows: ${turned.times.map(Math.round).join(', ')}`);
    await shownPage(page).getByText('26 – 50 of 10,000').waitFor();
    expect(address(page)).toBe('page=2');
    await next.press('Enter');
    await shownPage(page).getByText('Page 3 of 400').waitFor();
    await expectFocusOn(next, 'the button that turned the page');
    await page.goBack();
    await shownPage(page).getByText('Page 2 of 400').waitFor();
    await page.reload();
    await shownPage(page).getByText('Page 2 of 400').waitFor();
  });

  it.each([
    ['?page=9999', 'Page 400 of 400', 'page=400'],
    ['?page=0&userType=pirate&isBlocked=perhaps', 'Page 1 of 400', ''],
  ])('takes no notice of what an address cannot mean: %s', async (query, text, becomes) => {
    const page = await openCustomers(query);
    await shownPage(page).getByText(text).waitFor();
    if (becomes) expect(address(page)).toBe(becomes);
    await expect.poll(() => rows(page).count()).toBe(25);
  });
});

it.each(['desktop', 'phone'] as Width[])('a list is narrowed, searched and let go again, %s', async (width) => {
  const page = await openCustomers('', width);
  await rows(page).first().waitFor();
  await lookAt(page, 'customers');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('combobox', { name: 'User type' }).selectOption('Staff');
  await page.getByRole('combobox', { name: 'Account' }).selectOption('Blocked');
  await lookAt(page, 'customers-filter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/^25 found, searched back to \d+ \w+ 20\d\d$/).waitFor();
  expect(address(page)).toBe('userType=staff&isBlocked=1');
  expect(await page.getByText(/^Total/).count(), 'the total is of what is found').toBe(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(/^50 found/).waitFor();
  await page.getByRole('button', { name: 'Remove Staff' }).click();
  await expect.poll(() => address(page)).toBe('isBlocked=1');
  await lookAt(page, 'customers-narrowed');

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await expectFocusOn(search, 'the search');
  await search.pressSequentially('menon');
  await page.getByText(/found of the first 25; refine your search/).waitFor();
  expect(address(page)).toBe('isBlocked=1&searchQuery=menon');
  await search.fill('nobody of that name');
  await page.getByRole('heading', { name: 'No Reults found!' }).waitFor();
  await lookAt(page, 'customers-none');
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await rows(page).first().waitFor();
  expect(address(page)).toBe('');
  await expect.poll(() => search.inputValue()).toBe('');
});

it('what is typed is searched for once somebody pauses, and Back takes the search away', async () => {
  const page = await openCustomers();
  await rows(page).first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/searchWlUser')) asked.push(request.postDataJSON().searchQuery);
  });
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await search.pressSequentially('kha', { delay: 20 });
  await page.getByText(/found; refine your search/).waitFor();
  expect(asked).toEqual(['kha']);
  await search.fill('khan');
  await expect.poll(() => asked).toEqual(['kha', 'khan']);
  await page.goBack();
  await shownPage(page).waitFor();
  await expect.poll(() => search.inputValue()).toBe('');
});

describe('what is open of a list', () => {
  it('stands beside it on a desk, by mouse and by keys', async () => {
    const page = await openCustomers('?page=2');
    const first = rows(page).first();
    await first.waitFor();
    const name = (await first.textContent())!;
    const aside = page.getByRole('complementary', { name: 'Customer' });
    await page
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await expect
      .poll(() => menu.getByRole('menuitem').allTextContents())
      .toEqual(['View Details', 'Change Markup Group', 'Exempt L2B']);
    await lookAt(page, 'customers-menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await page.locator('tbody tr').nth(1).click({ button: 'right' });
    await expectFocusOn(menu.getByRole('menuitem').first(), 'the menu’s first');
    await page.keyboard.press('Enter');
    await aside.getByRole('heading', { name: 'Look to book' }).waitFor();
    const second = inventedId(2);
    expect(address(page)).toBe(`page=2&open=${second}`);
    await aside
      .getByRole('img', { name: / searches and \d+ bookings in twelve months; most searches, 240, in Mar 2026\.$/ })
      .waitFor();
    await aside.getByText('Month by month').click();
    await aside.getByRole('row', { name: /Feb 2026/ }).waitFor();
    await aside.getByText('₹ 1,48,220.50').waitFor();
    await lookAt(page, 'customers-detail');

    await rows(page).nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await expectFocusOn(rows(page).nth(2), 'the next row');
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page)).toBe(`page=2&open=${inventedId(3)}`);
    await page.keyboard.press('Escape');
    await aside.waitFor({ state: 'detached' });
    expect(address(page)).toBe('page=2');
  });

  it('is a page of its own on a phone, which Back leaves', async () => {
    const page = await openCustomers('', 'phone');
    const name = (await rows(page).nth(1).textContent())!;
    await page
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('menuitem', { name: 'View Details' }).waitFor();
    await lookAt(page, 'customers-menu');
    await sheet.getByRole('menuitem', { name: 'View Details' }).click();
    await page.getByRole('heading', { name: 'Look to book' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Customers');
    await lookAt(page, 'customers-detail');
    const link = page.url();
    await page.goBack();
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Look to book' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    expect(address(page)).toBe('');
  });
});

it('another brand wears it too', async () => {
  const site = 'dune';
  for (const width of ['desktop', 'phone'] as const) {
    const page = await openCustomers(width === 'desktop' ? '?open=U9998' : '', width, site);
    await rows(page).first().waitFor();
    if (width === 'desktop') await page.getByRole('img', { name: / in twelve months; / }).waitFor();
    await lookAt(page, `customers-${site}`);
  }
});

it('says what went wrong where the rows would be, and tries again', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/login', as: staff });
  let isBroken = true;
  await inventCustomers(page);
  await page.route('**/api/wl/user/getCustomers', (route) =>
    isBroken
      ? route.fulfill({
          status: 503,
          json: {
            success: false,
            result: null,
            message: 'Too busy just now. Try again in a moment.',
            errorCode: 'BUSY',
          },
        })
      : route.fallback(),
  );
  await page.goto(browser.address('kestrel', '/app/staff/customers'));
  await page.getByRole('main').getByText('Too busy just now. Try again in a moment.').waitFor();
  await lookAt(page, 'customers-error');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();
});

it('what is opened far down a phone’s list begins at its top, and Back leads to the row again', async () => {
  const page = await openCustomers('', 'phone');
  const row = rows(page).nth(15);
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  await row.click();
  await expectInView(page.getByRole('heading', { level: 1 }), 'who is open');
  await expectInView(page.getByRole('button', { name: 'Back' }), 'the way back');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => row.boundingBox()).toEqual(before);
  await row.click();
  await expectInView(page.getByRole('heading', { level: 1 }), 'who is open again');
  await page.goBack();
  await expect.poll(() => row.boundingBox()).toEqual(before);
});

it('what of a list cannot be opened is a phone’s whole page, with a heading', async () => {
  const nobody = 'open=01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const page = await browser.open({ site: 'kestrel', path: '/app/login', as: staff, width: 'phone' });
  for (const path of ['staff/customers', 'flight/ticketQueue', 'staff/paymentGatewayTransactions']) {
    await page.goto(browser.address('kestrel', `/app/${path}?${nobody}`));
    await page.getByRole('heading', { level: 1, name: /could not be (opened|loaded)|not found/ }).waitFor();
    await lookAt(page, `not-opened-${path.split('/')[1]}`);
  }
});

/** Id of a row of page 2: newest first. */
const inventedId = (nth: number) => `U${CUSTOMERS - 25 - nth + 1}`;
