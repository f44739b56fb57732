// domains: destination, exports
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { bookOf } from '#test/destination/book-of.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();
const site = 'dune';
const as = accountOf(site, 'staff');
const CITY = 'ae-02-ajman';

/** Imports a file of a master by its page, which says how many of its rows are new. */
async function take(page: Page, tab: string, head: readonly string[], rows: readonly unknown[][]): Promise<void> {
  await page.goto(browser.address(site, `/app/staff/dmc-data-management?tab=${tab}`));
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const buffer = await bookOf(head, rows);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${tab}.xlsx`, mimeType: 'application/octet-stream', buffer });
  const many = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  await page.getByText(`${many}: ${rows.length} new. Nothing is written yet.`).waitFor();
  await lookAt(page, `import-${tab}`);
  await page.getByRole('button', { name: `Import ${many}` }).click();
  await page.getByText(`Done: ${rows.length} new.`).waitFor();
}

it.each(['desktop', 'phone'] as Width[])(
  'a catalogue is imported, from nothing to a first price, %s',
  async (width) => {
    const page = await browser.open({ site, path: '/app/staff/dmc-data-management', as, width });
    const [market, activity, area] = [`Guests ${width}`, `Mangrove kayak ${width}`, `Corniche ${width}`];
    await take(page, 'market', ['Name'], [[market]]);
    await take(page, 'area', ['Name', 'City', 'Country'], [[area, 'Ajman', 'United Arab Emirates']]);
    await take(page, 'activity', ['Name', 'City', 'Area', 'Priority'], [[activity, 'Ajman', area, 1]]);
    await take(
      page,
      'tourOption',
      ['City', 'Activity', 'Name', 'Ticket'],
      [
        ['Ajman', activity, 'Sunrise', 'yes'],
        ['Ajman', activity, 'Sunset', 'yes'],
      ],
    );
    const rateHead = [
      'City',
      'Activity',
      'Tour Option',
      'Market',
      'Description',
      'Valid From',
      'Valid Till',
      'Per Pax',
    ];
    await take(
      page,
      'ticketRate',
      [...rateHead, 'Adult Amount', 'Child Amount', 'Adult Cost'],
      [
        ['Ajman', activity, 'Sunrise', market, 'Winter', '1 Jan 2027', '31/03/2027', 'yes', 75, 40, 52],
        ['Ajman', activity, 'Sunrise', market, 'Rest of the year', '2027-04-01', '2027-12-31', 'yes', 60, '35.50', ''],
      ],
    );
    const { markets } = await page.evaluate(async (name) => {
      const response = await fetch(`/api/dmc/searchMarket?name=${encodeURIComponent(name)}`);
      return ((await response.json()) as { result: { markets: { id: string }[] } }).result;
    }, market);
    const { tourOptions } = await askSite<{ tourOptions: { id: string; name: string; activityName: string }[] }>(
      page,
      '/api/dmc/getTourOptionsByCity',
      { cityId: CITY },
    );
    const option = tourOptions.find((one) => one.activityName === activity && one.name === 'Sunrise')!;
    const query = `tourOptionId=${option.id}&marketId=${markets[0]!.id}&year=2027`;
    await page.goto(browser.address(site, `/app/staff/dmc_rate_management?${query}`));
    await page.getByRole('gridcell', { name: /^Mon, 4 Jan 2027/ }).click();
    const told =
      width === 'phone'
        ? page.getByRole('dialog', { name: 'Mon, 4 Jan 2027' })
        : page.getByRole('region', { name: 'The day explained' });
    await told.getByText(/^Winter wins at \$ 75\.00\./).waitFor();
    await lookAt(page, 'imported-first-price');
  },
);
