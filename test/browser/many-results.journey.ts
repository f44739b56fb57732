// domains: flights
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { allAnswered, passengersAsked, searchIdOf } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const address = (searchId: string) =>
  `/app/flight/searchResult/${searchId}?origin=FUN&destination=COK&departure=${departure}&adt=1&chd=0&inf=0`;
const flightsFound = /^([\d,]+) flights? · \d of \d suppliers/;

/** Two thousand offers for nobody in particular, in whole, and how many flights the page says that it found. */
async function atMany(nth: number, width: Width) {
  const page = await browser.open({ site: 'kestrel', path: address(searchIdOf(nth)), width });
  await allAnswered({ page });
  const found = async () =>
    Number(flightsFound.exec((await page.getByText(flightsFound).textContent())!)![1]!.replaceAll(',', ''));
  await expect.poll(found).toBeGreaterThan(300);
  expect(await page.getByRole('article').count(), 'a screenful is drawn').toBeLessThan(40);
  return { page, found, all: await found() };
}

const restrict = async (filters: Locator, name: RegExp) => {
  await filters.getByRole('checkbox', { name }).click();
  await filters.getByRole('checkbox', { name, checked: true }).waitFor();
};

const viewOf = (page: Page) => {
  const { stops, refundable, sort } = Object.fromEntries(new URL(page.url()).searchParams);
  return { stops, refundable, sort };
};

const narrowest = { stops: '1', refundable: 'true', sort: 'fastest' };
const before = { stops: '1', refundable: undefined, sort: undefined };

it('two thousand offers are filtered, sorted and found again by the address, with a screenful of them drawn', async () => {
  const { page, found, all } = await atMany(1, 'desktop');
  const filters = page.getByRole('complementary');
  await restrict(filters, /^Direct/);
  await expect.poll(() => filters.getByRole('region', { name: 'Layover' }).count()).toBe(0);
  await restrict(filters, /^Refundable/);
  await page.getByRole('radio', { name: /^Fastest/ }).click();
  await expect.poll(() => viewOf(page)).toEqual(narrowest);
  await expect.poll(found).toBeLessThan(all);
  const first = () => page.getByRole('article').first().getAttribute('aria-label');
  const [narrowed, fastest] = [await found(), await first()];

  await page.reload();
  await allAnswered({ page });
  await expect.poll(found).toBe(narrowed);
  await expect.poll(first).toBe(fastest);
  await page.goBack();
  await expect.poll(() => viewOf(page), { message: 'Back leads to the filter before' }).toEqual(before);
  await page.getByRole('checkbox', { name: /^Refundable/, checked: false }).waitFor();
  await expect.poll(found).toBeGreaterThan(narrowed);
  await page.goForward();
  await expect.poll(found).toBe(narrowed);
  await expect.poll(first).toBe(fastest);

  await page.mouse.wheel(0, 60_000);
  await expect
    .poll(() => page.getByRole('listitem').last().getAttribute('aria-posinset').then(Number))
    .toBeGreaterThan(15);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(40);
});

it('on a phone they are filtered and sorted in a sheet, and Back leads to the filter before', async () => {
  const { page, found, all } = await atMany(2, 'phone');
  const sheet = page.getByRole('dialog', { name: 'Filters and sort' });
  await page.getByRole('button', { name: 'Filters | Sort' }).click();
  await restrict(sheet, /^Direct/);
  await expect.poll(() => sheet.getByRole('region', { name: 'Layover' }).count()).toBe(0);
  await restrict(sheet, /^Refundable/);
  await sheet.getByRole('radio', { name: /^Fastest/ }).click();
  await expect.poll(() => viewOf(page)).toEqual(narrowest);
  await lookAt(page, 'filters');
  await sheet.getByRole('button', { name: /^Show \d+ flights/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(found).toBeLessThan(all);
  const narrowed = await found();
  expect(viewOf(page)).toEqual(narrowest);
  await page.goBack();
  await expect.poll(() => viewOf(page)).toEqual(before);
  await expect.poll(found).toBeGreaterThan(narrowed);
  await page.goBack();
  await expect.poll(found).toBe(all);
});

it('the way from search to passengers needs no mouse', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/flight/search',
    as: accountOf('kestrel', 'corporate'),
  });
  const keys = page.keyboard;
  await page.getByRole('combobox', { name: 'To', exact: true }).focus();
  await keys.type('DXB');
  await page.getByRole('option', { name: /DXB/ }).first().waitFor();
  await keys.press('Enter');
  await expect.poll(() => page.getByRole('combobox', { name: 'To', exact: true }).inputValue()).toMatch(/Dubai DXB$/);
  await keys.press('Enter');
  await allAnswered({ page });
  const focused = (name: RegExp) =>
    page.evaluate((pattern) => new RegExp(pattern).test(document.activeElement?.textContent ?? ''), name.source);
  const tabTo = async (name: RegExp) => {
    for (let n = 0; n < 120 && !(await focused(name)); n++) await keys.press('Tab');
    expect(await focused(name), `Tab reaches ${name}`).toBe(true);
  };
  await tabTo(/^Fares$/);
  await keys.press('Enter');
  // Drawn a paint after the press.
  await page.getByRole('button', { name: 'Select' }).first().waitFor();
  await tabTo(/^Select$/);
  await keys.press('Enter');
  await passengersAsked({ page });
});
