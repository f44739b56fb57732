// domains: web
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');
const staff = accountOf('kestrel', 'staff');
const LIST = '**/assets/late-routes-*';
const search = '/app/flight/search';
const nowhere = '/app/no/such/page';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const notFound = (page: Page) => heading(page, 'Page not found');
const notLoaded = (page: Page) => page.getByRole('heading', { name: 'This page could not be loaded' });
const form = (page: Page) => page.getByRole('form', { name: 'Search flights' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Goes to a route as a link of the site does: without loading the site again. */
const stepTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Marks the header as it stands; the answer says how many that is still true of. */
async function markHeader(page: Page): Promise<() => Promise<number>> {
  await page.getByRole('banner').evaluate((header) => header.setAttribute('data-marked', ''));
  return () => page.locator('header[data-marked]').count();
}

/** How often the list was asked for. */
function askedFor(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => void (request.url().includes('/assets/late-routes-') && (asked += 1)));
  return () => asked;
}

const refuse = (page: Page) => page.route(LIST, (route) => route.abort());

async function comeBackOnline(page: Page): Promise<void> {
  await page.unroute(LIST);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

describe('the shell stays when the list of routes grows', () => {
  it('for travellers: a sale asks for no other list, and what is no sale asks once', async () => {
    const page = await browser.open({ site: 'kestrel', path: search, as: agent });
    await form(page).waitFor();
    const asked = askedFor(page);
    const kept = await markHeader(page);
    await stepTo(page, '/app/flight/ticketQueue');
    await heading(page, 'Ticket queue').waitFor();
    expect(asked()).toBe(0);
    await stepTo(page, nowhere);
    await notFound(page).waitFor();
    expect(await kept(), 'from an early route to a late one').toBe(1);
    await page.goBack();
    await heading(page, 'Ticket queue').waitFor();
    await stepTo(page, '/app/403');
    await heading(page, 'Not allowed').waitFor();
    expect(await kept(), 'and back, and there again').toBe(1);
    expect(asked()).toBe(1);
  });

  it('for staff, whose menu has the items of both lists from its first moment', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/403', as: staff });
    await heading(page, 'Not allowed').waitFor();
    let hasCome = () => {};
    const held = new Promise<void>((come) => (hasCome = come));
    await page.route(LIST, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
    expect(await menu(page).count(), 'a menu before its routes are known').toBe(0);
    hasCome();
    await menu(page).getByRole('button', { name: 'Dashboard' }).waitFor();
    const kept = await markHeader(page);
    await menu(page).getByRole('button', { name: 'Dashboard' }).click();
    await menu(page).getByRole('link', { name: 'Customers' }).click();
    await heading(page, 'Customers').waitFor();
    await menu(page).getByRole('button', { name: 'Flights' }).click();
    await menu(page).getByRole('link', { name: 'Ticket queue' }).click();
    await heading(page, 'Ticket queue').waitFor();
    expect(await kept()).toBe(1);
  });
});

describe('a late address opened directly', () => {
  it.each(['/app/forgot_password', '/app/staff/customers', '/app/1/success'])(
    'the page of %s asks for the list and the screen at once',
    async (path) => {
      const page = await browser.open({ site: 'kestrel', path });
      const preloads = async (at: string) =>
        [
          // By the page: what is below localhost no program but a browser finds everywhere.
          ...(await page.evaluate(async (address) => (await fetch(address)).text(), at)).matchAll(
            /modulepreload" href="\/app\/assets\/([\w-]+)-[\w-]{8}\.js/g,
          ),
        ].map(([, name]) => name);
      expect(await preloads(path)).toContain('late-routes');
      expect((await preloads(path)).length).toBeGreaterThan(1);
      expect(await preloads('/app/login')).not.toContain('late-routes');
    },
  );

  it('shows its screen', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: staff });
    await heading(page, 'Customers').waitFor();
  });

  it('that is none says so, once the list is there', async () => {
    const page = await browser.open({ site: 'kestrel', path: search });
    await form(page).waitFor();
    let hasCome = () => {};
    const held = new Promise<void>((come) => (hasCome = come));
    const asked = page.waitForRequest(LIST);
    await page.route(LIST, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(browser.address('kestrel', nowhere));
    await asked;
    await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
    await expect.poll(() => notFound(page).count()).toBe(0);
    hasCome();
    await notFound(page).waitFor();
  });
});

describe('a list that does not come', () => {
  it.each(['desktop', 'phone'] as Width[])(
    'is said below the header, is tried again on the way elsewhere, and the page is there on the way back, %s',
    async (width) => {
      const page = await browser.open({ site: 'kestrel', path: search, as: agent, width });
      await form(page).waitFor();
      const kept = await markHeader(page);
      await refuse(page);
      await stepTo(page, nowhere);
      await notLoaded(page).waitFor();
      await expect.poll(() => notFound(page).count()).toBe(0);
      await lookAt(page, 'late-list-not-loaded');
      await stepTo(page, search);
      await form(page).waitFor();
      expect(await kept()).toBe(1);
      // Asked for again by itself too, sooner or later.
      const come = page.waitForResponse(LIST);
      await page.unroute(LIST);
      await stepTo(page, '/app/flight/ticketQueue');
      await come;
      await heading(page, 'Ticket queue').waitFor();
      await stepTo(page, nowhere);
      await notFound(page).waitFor();
      expect(await kept()).toBe(1);
    },
  );

  it('gives way to the page when the connection is back', async () => {
    const page = await browser.open({ site: 'kestrel', path: search, as: agent });
    await form(page).waitFor();
    await refuse(page);
    await page.goto(browser.address('kestrel', '/app/forgot_password?redirectTo=%2Fpayments'));
    // Signed in: the page itself would lead on.
    await notLoaded(page).waitFor();
    await comeBackOnline(page);
    await page.waitForURL(/\/app\/payments$/);
    await heading(page, /^(Payments|No payment in progress)$/).waitFor();
  });

  it('can be loaded again by hand', async () => {
    const page = await browser.open({ site: 'kestrel', path: search });
    await form(page).waitFor();
    await refuse(page);
    await page.goto(browser.address('kestrel', '/app/forgot_password'));
    await notLoaded(page).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.unroute(LIST);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
  });

  it('leaves staff the pages and the menu of the early one, to which the others come', async () => {
    const page = await browser.open({ site: 'kestrel', path: search, as: staff });
    await form(page).waitFor();
    await refuse(page);
    await page.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    await heading(page, 'Ticket queue').waitFor();
    await menu(page).getByRole('button', { name: 'Flights' }).waitFor();
    await expect.poll(() => menu(page).getByRole('button', { name: 'Dashboard' }).count()).toBe(0);
    const kept = await markHeader(page);
    await comeBackOnline(page);
    await menu(page).getByRole('button', { name: 'Dashboard' }).click();
    await menu(page).getByRole('link', { name: 'Customers' }).click();
    await heading(page, 'Customers').waitFor();
    expect(await kept()).toBe(1);
  });
});
