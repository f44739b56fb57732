import { expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { allAnswered, passengersAsked, searchIdOf } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { personAt } from './person.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const address = (searchId: string) =>
  `/app/flight/searchResult/${searchId}?origin=FUN&destination=COK&departure=${departure}&adt=1&chd=0&inf=0`;
const flightsFound = /^([\d,]+) flights? · \d of \d suppliers/;

it.each(['desktop', 'phone'] as Width[])(
  'two thousand offers are filtered, sorted and found again by the address, with a screenful of them drawn, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: address(searchIdOf(width === 'phone' ? 2 : 1)), width });
    const person = personAt(page);
    await allAnswered(person);
    const found = async () =>
      Number(flightsFound.exec((await page.getByText(flightsFound).textContent())!)![1]!.replaceAll(',', ''));
    await expect.poll(found).toBeGreaterThan(300);
    const all = await found();
    expect(await page.getByRole('article').count()).toBeLessThan(40);
    await lookAt(page, 'results-many');

    const filters =
      width === 'phone' ? page.getByRole('dialog', { name: 'Filters and sort' }) : page.getByRole('complementary');
    if (width === 'phone') await page.getByRole('button', { name: 'Filters | Sort' }).click();
    await filters.getByRole('checkbox', { name: /^Direct/ }).click();
    await filters.getByRole('checkbox', { name: /^Direct/, checked: true }).waitFor();
    await filters.getByRole('checkbox', { name: /^Refundable/ }).click();
    await filters.getByRole('checkbox', { name: /^Refundable/, checked: true }).waitFor();
    if (width === 'phone') await filters.getByRole('radio', { name: /^Cheapest/ }).click();
    else await page.getByRole('radio', { name: /^Cheapest/ }).click();
    expect(await filters.getByRole('region', { name: 'Layover' }).count()).toBe(0);
    if (width === 'phone') {
      await lookAt(page, 'filters');
      await filters.getByRole('button', { name: /^Show \d+ flights/ }).click();
    }
    await expect.poll(found).toBeLessThan(all);
    const [narrowed, first] = [await found(), await page.getByRole('article').first().getAttribute('aria-label')];
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      stops: '1',
      refundable: 'true',
      sort: 'cheapest',
    });

    await page.reload();
    await allAnswered(person);
    await expect.poll(found).toBe(narrowed);
    await page.goBack();
    // Back leads to the filter before.
    await expect.poll(() => new URL(page.url()).searchParams.get('refundable')).toBe(null);
    expect(new URL(page.url()).searchParams.get('stops')).toBe('1');
    await page.goForward();
    await expect.poll(found).toBe(narrowed);
    expect(await page.getByRole('article').first().getAttribute('aria-label')).toBe(first);

    await page.mouse.wheel(0, 60_000);
    await expect
      .poll(() => page.getByRole('listitem').last().getAttribute('aria-posinset').then(Number))
      .toBeGreaterThan(15);
    expect(await page.getByRole('article').count()).toBeLessThan(40);
  },
);

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
  await tabTo(/^Select$/);
  await keys.press('Enter');
  await passengersAsked({ page });
});
