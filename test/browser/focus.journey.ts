// domains: web, flights
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, family, saveTravellers } from './accounts.ts';
import {
  allAnswered,
  dayName,
  enterAirport,
  fillContact,
  passengersAsked,
  pickSaved,
  search,
  searchIdOf,
  selectFlight,
} from './flight-steps.ts';
import { expectFocusOn, expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';

const browser = useBrowser();
const agent = accountOf('kestrel', 'travelAgent');
const staff = accountOf('kestrel', 'staff');
const departure = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const resultsAt = (nth: number) =>
  `/app/flight/searchResult/${searchIdOf(nth)}?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0`;
const form = (page: Page) => page.getByRole('form', { name: 'Search flights' });
const depart = (page: Page) => form(page).getByRole('button', { name: /^Depart/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Depart', exact: true });
/** A laptop’s window of 1280 × 800 at 200 %. */
const zoomed = { width: 640, height: 400 };

describe('the search leaves the focus where a person goes on', () => {
  it('an empty search leads to what it wants; the calendar opens on its day, and Esc leads back', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
    // Where one lives is filled in.
    await expect.poll(() => page.getByRole('combobox', { name: 'From', exact: true }).inputValue()).toMatch(/ COK$/);
    await form(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expectFocusOn(page.getByRole('combobox', { name: 'To', exact: true }), 'the place that is wanted');

    await depart(page).click();
    const chosen = calendar(page).getByRole('button', { name: dayName(14) });
    await expectFocusOn(chosen, 'the chosen day');
    await page.keyboard.press('ArrowRight');
    await expectFocusOn(calendar(page).getByRole('button', { name: dayName(15) }), 'the day after');
    await page.keyboard.press('Escape');
    await calendar(page).waitFor({ state: 'detached' });
    await expectFocusOn(depart(page), 'the opener');

    // A month on, the press goes on where it was; Tab finds a day of that month.
    await page.keyboard.press('Enter');
    const later = calendar(page).getByRole('button', { name: 'Next month' }).last();
    await later.click();
    await later.click();
    await expectFocusOn(later, 'the button of the months');
    await expect.poll(() => calendar(page).locator('[data-day][tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expectFocusOn(depart(page), 'the opener again');
  });

  it('Esc in the calendar of a search that is edited closes the calendar alone', async () => {
    const page = await browser.open({ site: 'kestrel', path: resultsAt(960), as: agent });
    await allAnswered({ page });
    await page.getByRole('button', { name: 'Edit search' }).click();
    await depart(page).click();
    await expectFocusOn(calendar(page).getByRole('button', { name: dayName(21) }), 'the chosen day');
    await page.keyboard.press('Escape');
    await calendar(page).waitFor({ state: 'detached' });
    await expectFocusOn(depart(page), 'the opener');
    await expectInView(page.getByRole('dialog', { name: 'Edit search' }), 'the search, open still');
  });
});

it.each(['desktop', 'phone'] as const)('a refused Continue leads to the first field to correct, %s', async (width) => {
  const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent, width });
  await saveTravellers(page, family);
  await page.goto(browser.address('kestrel', resultsAt(width === 'phone' ? 961 : 962)));
  await allAnswered({ page });
  await selectFlight(personAt(page));
  await passengersAsked({ page });
  const next = page.getByRole('button', { name: /^Continue( to review)?$/ }).filter({ visible: true });
  const first = page.getByRole('region', { name: 'Adult 1', exact: true });
  for (const tried of ['once', 'again']) {
    await next.click();
    await page.getByRole('group', { name: /fields? to correct/ }).waitFor();
    await expectFocusOn(first.getByLabel('Title'), `the first that is wrong, ${tried}`);
    await expectInView(first.getByLabel('Title'), `the first that is wrong, ${tried}`);
  }
  // What is right already is folded: it opens where something of it is wrong.
  await pickSaved(personAt(page), { 'Adult 1': 'Asha Menon' });
  await fillContact(personAt(page), agent.email);
  const mail = page.getByRole('region', { name: 'Contact' }).getByRole('textbox', { name: 'Email' });
  await mail.fill('nobody');
  await next.click();
  await expectFocusOn(mail, 'the address that is wrong');
  await lookAt(page, 'refused-continue');
});

describe('a dialog opens on the field that is written first', () => {
  it.each(['desktop', 'phone'] as const)('of a new record, %s', async (width) => {
    const page = await browser.open({
      site: 'dune',
      path: '/app/staff/dmc_master',
      as: accountOf('dune', 'staff'),
      width,
    });
    const opener = page.getByRole('button', { name: 'New market' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'New market' });
    await expectFocusOn(dialog.getByLabel('Name'), 'the name');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocusOn(opener, 'the opener');
  });

  it('of a customer who is booked for', async () => {
    const page = await browser.open({ site: 'kestrel', path: resultsAt(963), as: staff });
    await page.getByRole('button', { name: /^Booking for|Myself/ }).click();
    await expectFocusOn(page.getByRole('dialog', { name: 'Booking for' }).getByRole('combobox'), 'the search');
  });
});

describe('at 200 % nothing is out of reach', () => {
  it('the logo, what ends the travellers, the calendar, and the last line of the results', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/search', as: agent });
    await page.setViewportSize(zoomed);
    await page.getByRole('heading', { name: 'Leaving next' }).waitFor();
    await expectInView(page.getByRole('banner').getByRole('link').first(), 'the logo');
    await lookAt(page, 'zoomed-search');
    await form(page)
      .getByRole('button', { name: /^Travellers/ })
      .click();
    await expectInView(
      page.getByRole('dialog', { name: 'Travellers and cabin' }).getByRole('button', { name: 'Done' }),
      'Done',
    );
    await lookAt(page, 'zoomed-travellers');
    await page.keyboard.press('Escape');
    await depart(page).click();
    await expectInView(calendar(page).getByRole('button', { name: dayName(14) }), 'the chosen day');
    await lookAt(page, 'zoomed-calendar');
    await page.keyboard.press('Escape');
    await enterAirport(personAt(page), 'To', 'DXB', 'DXB');
    await search(personAt(page));
    const pill = page.getByRole('button', { name: 'Filters | Sort' });
    await pill.waitFor();
    await expectLastLineClear(page, pill);
    await lookAt(page, 'zoomed-results');
  });

  it.each([
    ['an agent, at 200 %', agent, zoomed],
    ['an agent, at 160 %', agent, { width: 800, height: 500 }],
    ['staff, at 200 %', staff, zoomed],
    ['staff, at 160 %', staff, { width: 800, height: 500 }],
  ])('the logo of %s', async (name, as, size) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/ticketQueue', as });
    await page.setViewportSize(size);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const logo = page.getByRole('link', { name: 'Kestrel Travels' }).filter({ visible: true }).first();
    await expectInView(logo, `the logo of ${name}`);
    await lookAt(page, `zoomed-${name.replace(/\W+/g, '-')}`);
  });

  it('the foot of the staff’s menu, also under a header of the site’s own', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/ticketQueue', as: staff });
    await page.setViewportSize({ width: 1280, height: 560 });
    const foot = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^(Collapse|Expand)$/ });
    await expectInView(foot, 'the menu’s foot');
    // What stands over the page comes later: a notice, the site's own header.
    await page.evaluate(() => {
      const over = document.getElementById('notice')!;
      over.style.height = '120px';
    });
    await expectInView(foot, 'the menu’s foot under a notice');
    await page.evaluate(() => window.scrollTo(0, 60));
    await expectInView(foot, 'the menu’s foot, half way');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectInView(foot, 'the menu’s foot at the end');
  });

  it('the last line of a list on a phone', async () => {
    const page = await browser.open({ site: 'kestrel', path: '/app/flight/ticketQueue', as: staff, width: 'phone' });
    const filter = page.getByRole('button', { name: /^Filter/ });
    await filter.waitFor();
    await expectLastLineClear(page, filter);
  });
});

/** Scrolled to its end, nothing of the page's foot lies under what floats. */
async function expectLastLineClear(page: Page, floating: ReturnType<Page['locator']>): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [last, over] = await Promise.all([page.getByRole('contentinfo').boundingBox(), floating.boundingBox()]);
      return Math.round(over!.y - (last!.y + last!.height));
    })
    .toBeGreaterThanOrEqual(0);
}
