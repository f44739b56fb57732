// domains: destination, exports, areas, site
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bookOf } from '#test/destination/book-of.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { lookAt } from './look-at.ts';
import { makeNewSite } from './new-site.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();

/** Imports a file of the master whose tab is open, or of another one; the page says how many of its rows are new. */
async function take(page: Page, label: string, head: readonly string[], rows: readonly unknown[][]): Promise<void> {
  await page.getByRole('navigation', { name: 'Masters' }).getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const buffer = await bookOf(head, rows);
  const name = `${label}.xlsx`;
  await page
    .getByLabel(`Excel workbook of ${label.toLowerCase()}`)
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const many = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  await page.getByText(`${many} will be imported: ${rows.length} new.`).waitFor();
  await lookAt(page, `import-${label.toLowerCase().replaceAll(' ', '-')}`);
  await page.getByRole('button', { name: `Import ${many}` }).click();
  await page.getByText(`Done: ${rows.length} new.`).waitFor();
  await page.getByRole('button', { name: 'Another file' }).click();
}

/** Goes to a page of the menu, as a person does: nothing is loaded anew. */
async function goTo(page: Page, width: Width, item: string): Promise<void> {
  if (width === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: item, exact: true }).click();
  await page.getByRole('heading', { name: item === 'Rates' ? 'Rate management' : item, level: 1 }).waitFor();
}

const option = ['Dubai', 'Mangrove kayak', 'Sunrise'];
const rateHead = ['City', 'Activity', 'Tour Option', 'Market', 'Description', 'Valid From', 'Valid Till'];

it.each(widthsOf(import.meta.url))(
  'a catalogue is imported, from a site with nothing to a first price, %s',
  async (width) => {
    const site = `creek-${width}`;
    const as = await makeNewSite(browser, site, ['Dmc']);
    const page = await browser.open({ site, path: '/app/staff/dmc_rate_management', as, width });
    await page.getByRole('heading', { name: 'No tour options yet' }).waitFor();
    await lookAt(page, 'empty-rates');
    await page.locator('main').getByRole('link', { name: 'Activities', exact: true }).click();
    await page.getByRole('heading', { name: 'No activities yet' }).waitFor();
    await lookAt(page, 'empty-activities');

    await goTo(page, width, 'Data management');
    await page.getByText('No imports in the last day.').waitFor();
    await lookAt(page, 'empty-data');
    await page.getByRole('navigation', { name: 'Masters' }).getByRole('link', { name: 'Tour options' }).click();
    await page.getByText(/Import its activities first\.$/).waitFor();
    await take(page, 'Markets', ['Name'], [['Everybody'], ['India']]);
    await take(
      page,
      'Areas',
      ['Name', 'City', 'Country'],
      [
        ['Marina', 'Dubai', 'United Arab Emirates'],
        ['Jebel Ali', 'Dubai', 'AE'],
      ],
    );
    await take(
      page,
      'Area transfers',
      ['From', 'From City', 'To', 'Market', 'Transfer Type', 'Sharing Basis', 'Amount', 'Min Pax', 'Max Pax'],
      [['Marina', 'Dubai', 'Jebel Ali', 'Everybody', 'Pickup & Drop', 'PVT', 45, 1, 4]],
    );
    await take(page, 'Activities', ['Name', 'City', 'Area', 'Priority'], [['Mangrove kayak', 'Dubai', 'Jebel Ali', 1]]);
    await take(page, 'Tour options', ['City', 'Activity', 'Name', 'Ticket'], [[...option, 'yes']]);
    await take(
      page,
      'Ticket rates',
      [...rateHead, 'Per Pax', 'Adult Amount', 'Child Amount', 'Adult Cost'],
      [
        [...option, 'Everybody', 'Winter', '1 Jan 2027', '31/03/2027', 'yes', 75, 40, 60],
        [...option, 'Everybody', 'Rest of the year', '2027-04-01', '2027-12-31', 'yes', 60, '35.50', ''],
      ],
    );
    await take(
      page,
      'Transfer rates',
      [...rateHead, 'Transfer Type', 'Sharing Basis', 'Amount', 'Min Pax', 'Max Pax'],
      [[...option, 'Everybody', 'Van', '1 Jan 2027', '31 Dec 2027', 'return', 'PVT', 90, 1, 6]],
    );

    // What the page showed before there was anything is not what it shows now.
    await goTo(page, width, 'Activities');
    await page.locator('[data-row]').filter({ hasText: 'Mangrove kayak' }).waitFor();
    await goTo(page, width, 'Rates');
    await page
      .getByRole('list', { name: 'Options' })
      .getByRole('link', { name: /Mangrove kayak/ })
      .click();
    await page.getByRole('list', { name: 'Rates by priority' }).waitFor();
    const address = new URL(page.url());
    address.searchParams.set('year', '2027');
    await page.goto(address.href);
    await page.getByRole('gridcell', { name: /^Mon, 4 Jan 2027/ }).click();
    const told =
      width === 'phone'
        ? page.getByRole('dialog', { name: 'Mon, 4 Jan 2027' })
        : page.getByRole('region', { name: 'Day details' });
    await told.getByText(/^Winter applies at \$\s75\.00\./).waitFor();
    await lookAt(page, 'imported-first-price');
    const price = await page.evaluate(async () => {
      const activities = await fetch('/api/dmc/getTourOptionsByCity', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cityId: 'ae-03-dubai' }),
      });
      const found = (await activities.json()) as { result: { tourOptions: { id: string }[] } };
      const answer = await fetch('/api/dmc/getTourOptionPriceForQuotationBuilder', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ tourOptionId: found.result.tourOptions[0]!.id, startDate: '2027-01-04', adults: 2, child: 1 },
          ...{ transferType: 'return', sharingBasis: 'PVT' },
        }),
      });
      return ((await answer.json()) as { result: { isPriced: boolean; total: number } }).result;
    });
    expect(price).toMatchObject({ isPriced: true, total: 2 * 75 + 40 + 90 });
  },
);
