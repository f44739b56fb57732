// domains: site, users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, signIn } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { runUntil } from './run-until.ts';

const browser = useBrowser();
const widths: readonly Width[] = ['desktop', 'phone'];
const agent = accountOf('lantern', 'travelAgent');

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
const form = (page: Page) => page.getByRole('form', { name: 'Search flights' });
/** Everything has come, and a long while of nothing passes. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(20_000);
}
/** A visitor who has never been here, with a clock that runs as the journey says. */
async function open(path: string, width: Width): Promise<Page> {
  const page = await browser.open({ site: 'lantern', path: '/app/403', width });
  await page.clock.install();
  await page.goto(browser.address('lantern', path));
  return page;
}

it.each(widths)(
  'signing in under a notice, with the page loaded anew and Back, ends on no empty page, %s',
  async (width) => {
    const page = await open('/app/flight/search', width);
    await form(page).waitFor();
    await runUntil(notice(page));
    await notice(page).getByText('Carry your student card.').waitFor();
    await lookAt(page, 'notice');

    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await rest(page);
    expect(await notice(page).count(), 'never over sign-in').toBe(0);
    await page.reload();
    await signIn(page, agent);
    await page.waitForURL(/\/app\/flight\/search$/);
    await form(page).waitFor();

    // All of it, opened over the page; which is loaded anew meanwhile.
    await runUntil(notice(page));
    await notice(page).getByRole('button', { name: 'Read' }).click();
    const all = page.getByRole('dialog', { name: 'Please note' });
    await all.waitFor();
    await lookAt(page, 'notice-read');
    await page.reload();
    await form(page).waitFor();
    await rest(page);
    expect(await notice(page).count(), 'read is seen').toBe(0);
    expect(await page.getByRole('heading', { name: 'This page did not load' }).count()).toBe(0);
    await page.goBack();
    await expect
      .poll(async () => (await form(page).count()) + (await page.getByRole('textbox', { name: 'Email' }).count()))
      .toBe(1);
    await page.goForward();
    await form(page).waitFor();
  },
);

it('it waits while somebody types, and takes no letter of it', async () => {
  const page = await browser.open({ site: 'lantern', path: '/app/403' });
  await page.clock.install();
  // It creeps until the field is in hand: on a slow machine nobody comes to rest before.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(browser.address('lantern', '/app/flight/search'));
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return form(page).isVisible();
    })
    .toBe(true);
  await page
    .getByRole('button', { name: /^From/ })
    .or(page.getByRole('combobox', { name: /^From/ }))
    .first()
    .click();
  await page.keyboard.type('Wilhelmina', { delay: 1 });
  await page.clock.runFor(20_000);
  await page.keyboard.type(' Margaretha', { delay: 1 });
  await page.clock.runFor(20_000);
  expect(await notice(page).count(), 'a form is in hand').toBe(0);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
    .toBe('Wilhelmina Margaretha');
});

it('another notice is shown to whoever closed the one before', async () => {
  const page = await open('/app/flight/search', 'desktop');
  await form(page).waitFor();
  await runUntil(notice(page));
  await notice(page).getByRole('button', { name: 'Close the notice' }).click();
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (...args: Parameters<typeof parse>) => {
      const value = parse(...args) as { brandingSettings?: { popupAlert?: string } } | null;
      if (value?.brandingSettings) value.brandingSettings.popupAlert = '<p>The desk is closed on Friday.</p>';
      return value;
    };
  });
  await page.reload();
  await form(page).waitFor();
  await runUntil(notice(page).getByText('The desk is closed on Friday.'));
});

it('a start that cannot be left for the core site shows the search, and an empty page says so', async () => {
  const page = await browser.open({ site: 'lantern', path: '/app/403' });
  await page.clock.install();
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (...args: Parameters<typeof parse>) => {
      const value = parse(...args) as { brandingSettings?: object; coreUrl?: string } | null;
      if (value?.brandingSettings) value.coreUrl = 'https://core.lantern.example/';
      return value;
    };
  });
  // It answers with nothing, and the browser stays where it is.
  await page.route('https://core.lantern.example/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(browser.address('lantern', '/app'));
  await runUntil(form(page));
  expect(new URL(page.url()).pathname).toBe('/app/flight/search');

  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.remove();
  });
  const empty = page.getByRole('heading', { name: 'This page did not load' });
  await page.clock.runFor(2000);
  expect(await empty.count(), 'not yet').toBe(0);
  await runUntil(empty);
  await lookAt(page, 'empty-page');
  await page.getByRole('link', { name: 'Go to search' }).click();
  await form(page).waitFor();
  await expect.poll(() => empty.count()).toBe(0);
});
