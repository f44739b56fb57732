// domains: web
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, family, saveTravellers } from './accounts.ts';
import { allAnswered, passengersAsked, searchIdOf, selectFlight } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');
const departure = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
const results = (nth: number) =>
  `/app/flight/searchResult/${searchIdOf(nth)}?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0`;

const notOpened = (page: Page) => page.getByText('This could not be loaded.').first();
const notThere = (page: Page) => page.getByText('This part could not be loaded.');
const brokenPage = (page: Page) => page.getByRole('heading', { name: /could not be loaded|went wrong/ });

it.each(widthsOf(import.meta.url))(
  'without a connection nothing that is pressed takes the results away, and it opens with the next press, %s',
  async (width) => {
    const page = await browser.open({
      site: 'kestrel',
      path: results(width === 'phone' ? 816 : 815),
      as: agent,
      width,
    });
    await allAnswered({ page });
    const flights = page.getByRole('list', { name: 'Flights' }).getByRole('article');
    const shown = await flights.count();
    await page.context().setOffline(true);
    const openers = [
      {
        opener: page.getByRole('button', { name: 'Edit search' }),
        opened: page.getByRole('dialog', { name: 'Edit search' }),
      },
      { opener: page.getByRole('button', { name: /^Account of/ }), opened: page.getByText('Change password') },
    ];
    for (const { opener, opened } of openers) {
      await opener.click();
      await notOpened(page).waitFor();
      await expect.poll(() => opened.count()).toBe(0);
      await expect.poll(() => flights.count()).toBe(shown);
      await expect.poll(() => brokenPage(page).count()).toBe(0);
    }
    await lookAt(page, 'not-opened');
    await page.context().setOffline(false);
    for (const { opener, opened } of openers) {
      await opener.click();
      await opened.first().waitFor();
      await page.keyboard.press('Escape');
      await opened.first().waitFor({ state: 'detached' });
    }
  },
);

it.each(widthsOf(import.meta.url))(
  'what a dialog shows says that it did not come, and comes with the connection, %s',
  async (width) => {
    const page = await browser.open({
      site: 'kestrel',
      path: results(width === 'phone' ? 818 : 817),
      as: agent,
      width,
    });
    await allAnswered({ page });
    await page.getByRole('article').first().getByRole('button', { name: 'Fares' }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Flight details' }).first().click();
    const details = page.getByRole('dialog', { name: 'Flight details' });
    await details.getByText('This part could not be loaded.').waitFor();
    await lookAt(page, 'part-not-loaded');
    await details.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => notThere(page).count()).toBe(1);
    await page.context().setOffline(false);
    await notThere(page).waitFor({ state: 'detached' });
    await details.getByText('COK').first().waitFor();
  },
);

it('what passengers are asked for stays written when a part of the page does not come', async () => {
  const page = await browser.open({ site: 'kestrel', path: results(819), as: agent });
  await allAnswered({ page });
  await selectFlight(personAt(page));
  await passengersAsked({ page });
  const mobile = page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile');
  await mobile.fill('9847012');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await notThere(page).first().waitFor();
  await expect.poll(() => mobile.inputValue()).toBe('9847012');
  await page.context().setOffline(false);
  await expect.poll(() => notThere(page).count()).toBe(0);
  await expect.poll(() => mobile.inputValue()).toBe('9847012');
});

it('passengers are judged and filled in without the files that would know their numbers', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
  await saveTravellers(page, family);
  await page.route(/\/assets\/(phone-numbers|saved-calls)-/, (route) => route.abort());
  await page.goto(browser.address('kestrel', results(820)));
  await allAnswered({ page });
  await selectFlight(personAt(page));
  await passengersAsked({ page });
  await page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile').fill('9847012');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('group', { name: /fields? to correct/ }).waitFor();
  await page.getByRole('region', { name: 'Adult 1', exact: true }).getByRole('button', { name: 'Asha Menon' }).click();
  await page.getByText('The documents could not be loaded: please enter them.').waitFor();
});

it('a page that did not come comes with the connection, and Back leads to what was there', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
  await page.getByRole('form', { name: 'Search flights' }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).click();
  await brokenPage(page).waitFor();
  await page.goBack();
  await page.getByRole('form', { name: 'Search flights' }).waitFor();
  await page.goForward();
  await brokenPage(page).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('navigation', { name: 'Saved filters' }).waitFor();
});
