// domains: destination, exports
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import excel from 'exceljs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { bookOf } from '#test/destination/book-of.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';
const as = accountOf(site, 'staff');
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const openAt = (tab: string, width: Width) =>
  browser.open({ site, path: `/app/staff/dmc-data-management?tab=${tab}`, as, width });
const choose = async (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Saves the file that was just asked for. */
async function saved(page: Page, list: string, button: string): Promise<Buffer> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const files = page.getByRole('region', { name: 'Excel files' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files
      .getByRole('button', { name: `Download ${list}` })
      .first()
      .click(),
  ]);
  const file = path.join(folder, `${button}-${list}.xlsx`);
  await download.saveAs(file);
  return readFile(file);
}

describe.each(widthsOf(import.meta.url))('a file of accommodations, %s', (width) => {
  const good = Array.from({ length: 60 }, (_, nth) => [`Cove ${width} ${nth}`, `${nth} Shore Road`, 'Dubai', '']);
  const bad = [
    [`Lost ${width}`, '1 Road', 'Atlantis', ''],
    [`Mail ${width}`, '', 'Dubai', 'desk@'],
  ];
  const headings = ['Name', 'Address', 'City', 'Email'];

  it('is read, shown with its bad cells, taken without them, and changes nothing a second time', async () => {
    const page = await openAt('accommodation', width);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await lookAt(page, 'data-management');
    await choose(page, 'hotels.xlsm', Buffer.from('x'));
    await said(page, 'Files with macros (.xlsm) are not accepted. Please save it as an Excel workbook (.xlsx).');
    await lookAt(page, 'import-refused');
    await choose(page, 'hotels.xlsx', await bookOf(headings, [...good, ...bad]));
    await said(page, '62 rows. Nothing has been saved yet.');
    await said(page, '60 rows will be imported: 60 new, 2 left out.');
    await said(page, /^2 rows cannot be imported\. Correct the file/);
    await lookAt(page, 'import-preview');
    await page.getByRole('button', { name: 'Cannot be imported 2' }).click();
    await said(page, 'City: No city has this name. Please enter it as in the list of cities.');
    // All that is wrong with a row, each cell marked.
    await said(page, 'Address: This is required field.');
    await said(page, 'Email: Please enter a valid email.');
    await said(page, 'empty');
    await expectInView(page.getByText(/^City: No city has this name\./), 'what is wrong');
    await lookAt(page, 'import-bad-rows');
    const [corrections] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the 2 with errors' }).click(),
    ]);
    expect(corrections.suggestedFilename()).toBe('accommodations-to-correct.xlsx');
    // Left and found again: nothing was written meanwhile.
    await page.getByRole('button', { name: 'Import later' }).click();
    await said(page, 'To be confirmed: 60 new');
    await page.goBack();
    await page.getByRole('button', { name: 'Import 60 rows' }).click();
    await said(page, 'Done: 60 new. 2 rows could not be imported.');
    await lookAt(page, 'import-done');
    await page.getByRole('button', { name: 'Another file' }).click();
    await page
      .getByRole('region', { name: 'Recent changes' })
      .getByText(/^Cove .*: Created$/)
      .first()
      .waitFor();
    await lookAt(page, 'data-management-filled');
    await choose(page, 'hotels.xlsx', await bookOf(headings, good));
    await said(page, 'Nothing to import: all rows are unchanged.');
    expect(await page.getByRole('button', { name: /^Import \d/ }).count(), 'Nothing to import').toBe(0);
    await lookAt(page, 'import-the-same');
    const moved = good.map((row, nth) => (nth < 2 ? [row[0], `${nth} Hill Road`, row[2], row[3]] : row));
    await page.getByRole('button', { name: 'Import later' }).click();
    await choose(page, 'hotels.xlsx', await bookOf(headings, moved));
    await said(page, '2 rows will be imported: 2 changed, 58 unchanged.');
    expect(await page.locator('del').allTextContents()).toEqual(['0 Shore Road', '1 Shore Road']);
    await lookAt(page, 'import-changes');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await said(page, 'Done: 2 changed, 58 unchanged.');
    await page.goto(browser.address(site, `/app/staff/dmc_master?tab=accommodations&search=cove ${width} 7`));
    await page
      .getByRole('row')
      .or(page.getByRole('article'))
      .filter({ hasText: `Cove ${width} 7` })
      .first()
      .waitFor();
  });
});

it('a template says what each column may hold, and what was taken out goes in again', async () => {
  const page = await openAt('location', 'desktop');
  await choose(page, 'places.xlsx', await bookOf(['Location'], [['Port Rashid'], ['=Gate "7", west']]));
  await said(page, '2 rows will be imported: 2 new.');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await said(page, 'Done: 2 new.');
  await page.getByRole('button', { name: 'Another file' }).click();
  const template = new excel.Workbook();
  // One press, and nothing is left in the way.
  const [pressed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Template', exact: true }).click(),
  ]);
  await pressed.saveAs(path.join(folder, 'template.xlsx'));
  expect(await page.getByRole('region', { name: 'Excel files' }).count()).toBe(0);
  await template.xlsx.load((await readFile(path.join(folder, 'template.xlsx'))) as never);
  expect(template.worksheets.map(({ name }) => name)).toEqual(['Locations', 'Columns']);
  expect(template.worksheets[0]!.getRow(1).values).toEqual([undefined, 'Location', 'Active']);
  expect(template.worksheets[0]!.getCell('B2').dataValidation?.formulae).toEqual(['"yes,no"']);
  expect(template.worksheets[1]!.getRow(2).values).toContain('Location');
  const taken = await saved(page, 'Locations', 'Download Excel');
  await choose(page, 'places-again.xlsx', taken);
  await said(page, 'Nothing to import: all rows are unchanged.');
});
