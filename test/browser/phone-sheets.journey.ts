// domains: web
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { enterAirport, passengersAsked, review, pickSaved, search, selectFlight } from './flight-steps.ts';
import { saveTravellers, family } from './accounts.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { personAt } from './person.ts';
import { useBrowser } from '#test/harness/use-browser.ts';

const browser = useBrowser();

/** A phone, and the same phone at 200 % zoom: half as many CSS pixels each way. */
const zooms = [
  { zoom: '100 %', width: 360, height: 740 },
  { zoom: '200 %', width: 180, height: 370 },
];

interface Opening {
  name: string;
  opener: Locator;
  opened: Locator;
}

/** Opens it at each zoom: wholly in view, its end too, and Back closes it where the page stands. */
async function walk(page: Page, openings: readonly Opening[]): Promise<void> {
  for (const { zoom, width, height } of zooms) {
    await page.setViewportSize({ width, height });
    for (const { name, opener, opened } of openings) {
      const place = page.url();
      await opener.click();
      await expectInView(opened, `${name} at ${zoom}`);
      await page.goBack();
      await opened.waitFor({ state: 'detached' });
      expect(page.url(), `Back closes ${name}`).toBe(place);
      await expectFocusOn(opener, `what opened ${name}`);
    }
  }
  await page.setViewportSize(zooms[0]!);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).filter({ visible: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

describe('what opens on a phone is a sheet in view, and Back closes it', () => {
  it('from the search to the results', async () => {
    const page = await browser.open({
      site: 'kestrel',
      path: '/app/flight/search',
      as: accountOf('kestrel', 'travelAgent'),
      width: 'phone',
    });
    const form = page.getByRole('form', { name: 'Search flights' });
    await page.getByRole('heading', { name: 'Leaving next' }).waitFor();
    await expectInView(form.getByRole('button', { name: 'Search', exact: true }), 'the search button');
    const [depart, back] = await Promise.all(
      [/^Depart/, /^Return\b/].map((name) => form.getByRole('button', { name }).last().boundingBox()),
    );
    expect(depart!.y, 'the days stand side by side').toBe(back!.y);
    await walk(page, [
      { name: 'the travellers', opener: button(page, /^Travellers/), opened: dialog(page, 'Travellers and cabin') },
      { name: 'the calendar', opener: button(page, /^Depart/), opened: dialog(page, 'Depart') },
      { name: 'the menu', opener: button(page, 'Menu'), opened: dialog(page, 'Menu') },
      { name: 'the account', opener: button(page, /^Account of/), opened: dialog(page, 'Account') },
    ]);

    const to = page.getByRole('combobox', { name: 'To', exact: true });
    for (const { zoom, width, height } of zooms) {
      await page.setViewportSize({ width, height });
      await to.click();
      await to.pressSequentially('lon');
      await page.getByRole('option').first().waitFor();
      await expectInView(page.getByRole('listbox'), `the airports at ${zoom}`);
      await expectInView(to, `what is written at ${zoom}`);
      await page.goBack();
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/app/flight/search');
    }
    await page.setViewportSize(zooms[0]!);

    await button(page, /^Travellers/).click();
    await swipeDown(page, dialog(page, 'Travellers and cabin'));
    await dialog(page, 'Travellers and cabin').waitFor({ state: 'detached' });

    const person = personAt(page);
    await enterAirport(person, 'To', 'DXB', 'DXB');
    await search(person);
    await expectFocusOn(page.getByRole('heading', { level: 1 }), 'the results’ heading');
    await walk(page, [
      { name: 'the filters', opener: button(page, 'Filters | Sort'), opened: dialog(page, 'Filters and sort') },
      { name: 'the search again', opener: button(page, 'Edit search'), opened: dialog(page, 'Edit search') },
    ]);
    // What was chosen in the sheet stays when Back closes it; a further Back returns to the filters before.
    await button(page, 'Filters | Sort').click();
    await page.getByRole('checkbox', { name: /^Direct/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('stops')).toBe('1');
    await page.goBack();
    await dialog(page, 'Filters and sort').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('stops')).toBe('1');
    await button(page, 'Edit search').click();
    await dialog(page, 'Edit search')
      .getByRole('button', { name: /^Depart/ })
      .click();
    await expectInView(dialog(page, 'Depart'), 'a calendar over the search');
    await page.goBack();
    await dialog(page, 'Depart').waitFor({ state: 'detached' });
    await expectInView(dialog(page, 'Edit search'), 'the search, open still');
    await page.goBack();
    await dialog(page, 'Edit search').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('stops')).toBe('1');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).searchParams.get('stops')).toBe(null);
    expect(new URL(page.url()).pathname).toMatch(/\/flight\/searchResult\//);
    await page.goBack();
    await form.waitFor();
  });

  it('from the passengers to the queue', async () => {
    const page = await browser.open({
      site: 'dune',
      path: '/app/flight/search',
      as: accountOf('dune', 'travelAgent'),
      width: 'phone',
    });
    await saveTravellers(page, [family[0]!]);
    const person = personAt(page);
    await enterAirport(person, 'To', 'COK', 'COK');
    await search(person);
    await selectFlight(person);
    await passengersAsked(person);
    const heading = page.getByRole('heading', { level: 1 });
    await expectFocusOn(heading, 'the passengers’ heading');
    await walk(page, [
      { name: 'the price', opener: button(page, /details$/), opened: dialog(page, 'Price and flights') },
    ]);
    await pickSaved(person, { 'Adult 1': 'Asha Menon' });
    await review(person);
    await expectFocusOn(heading, 'the review’s heading');
    await walk(page, [
      { name: 'the fare rules', opener: button(page, 'Read the fare rules'), opened: dialog(page, 'Fare rules') },
    ]);
    await page.goto(browser.address('dune', '/app/flight/ticketQueue'));
    await walk(page, [{ name: 'the filter', opener: button(page, /^Filter/), opened: dialog(page, 'Filters') }]);
    await button(page, /^Account of/).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await expectInView(dialog(page, 'Change password'), 'a dialog opened from a menu');
    await page.goBack();
    await dialog(page, 'Change password').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/app/flight/ticketQueue');
  });
});

/** A finger that pulls a sheet down by its head. */
async function swipeDown(page: Page, sheet: Locator): Promise<void> {
  await sheet.waitFor();
  const { x, y, width } = (await sheet.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (by: number) => [{ x: x + width / 2, y: y + 20 + by }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const by of [40, 80, 120])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
