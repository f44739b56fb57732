// domains: exports, bookings, users
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { JobActor } from '#functions/actor.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { readSheet } from '#test/exports/read-sheet.ts';
import { cellsOf } from '#test/exports/seeded-cells.ts';
import { seededCard, seedTickets } from '#test/exports/seed-tickets.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { exporterAt, jobAt, stuckExport } from './exports-world.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const ROWS = 5_000;
/** Before anything that another journey makes, so that its rows stand on top. */
const BEGAN = Date.parse('2024-03-01T00:00:00Z');
const different = (nth: number) => ({
  currency: 'USD',
  createdAt: instant(BEGAN + nth * MINUTE),
  travelAt: seededCard(nth).travelAt.replace('2027', '2024'),
});
const seeded = (nth: number) => ({ ...seededCard(nth), ...different(nth) });
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-downloads-'));
let downloads = 0;
let job: JobActor;

beforeAll(async () => {
  job = await jobAt(site);
  await seedTickets(job, ROWS, different);
  return () => rmSync(folder, { recursive: true });
});

const files = (page: Page) => page.getByRole('region', { name: 'Excel files' });

/** Presses a file's Download and reads what was saved. */
async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files(page).getByRole('button', { name: 'Download Ticket queue' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('flight-ticket-queue.xlsx');
  const file = path.join(folder, `${(downloads += 1)}.xlsx`);
  await download.saveAs(file);
  return readSheet(await readFile(file));
}

it.each(widths)(
  'staff download all rows of the queue, leave while it is written, and open the file, %s',
  async (width) => {
    const leena = await exporterAt(job);
    const as = leena.account;
    const queue = '/app/flight/ticketQueue?bookingDateFrom=2024-03-01&bookingDateTo=2024-03-31';
    const page = await browser.open({ site, path: queue, as, width });
    await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
    await files(page).getByText('Ticket queue').waitFor();
    await lookAt(page, 'export-progress');
    // Away, and back after a reload.
    await page.goto(browser.address(site, '/app/flight/search'));
    await files(page)
      .getByText(`${ROWS.toLocaleString('en-IN')} rows`, { exact: true })
      .waitFor();
    await lookAt(page, 'export-done');
    const sheet = await saved(page);
    expect(sheet).toMatchObject({ name: 'Live Flight Ticket Queue', isHeadFrozen: true });
    expect(sheet.rows).toHaveLength(ROWS + 1);
    const wrong = Array.from({ length: ROWS }, (_, at) => at).filter(
      (at) => JSON.stringify(sheet.rows[at]) !== JSON.stringify(cellsOf(seeded(ROWS - 1 - at), job.head.zone)),
    );
    expect(wrong).toEqual([]);
    // Nothing is left to look after here; it is kept under Downloads.
    await files(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Downloads' }).click();
    const kept = page.getByRole('dialog', { name: 'Downloads' });
    await kept.getByRole('button', { name: 'Download Ticket queue' }).waitFor();
    await lookAt(page, 'downloads');
  },
);

it.each(widths)(
  'what is being written is found in another tab, goes on offline, and is cancelled there, %s',
  async (width) => {
    const leena = await exporterAt(job);
    const as = leena.account;
    const page = await browser.open({ site, path: '/app/flight/ticketQueue?PNR=NOSUCH', as, width });
    await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
    await files(page).getByText('0 rows', { exact: true }).waitFor();
    await stuckExport(job, leena.userId);
    const other = await page.context().newPage();
    await other.goto(browser.address(site, '/app/flight/search'));
    await files(other).getByText('12,345 rows so far …').waitFor();
    await page.context().setOffline(true);
    await files(other).getByText('You are offline. The file is still being prepared.').waitFor();
    await files(other).getByRole('button', { name: 'Cancel Customers' }).click();
    await files(other).getByText('You are offline. The file is still being prepared.').waitFor();
    await page.context().setOffline(false);
    await files(other).getByText('12,345 rows so far …').waitFor();
    await files(other).getByRole('button', { name: 'Cancel Customers' }).click();
    await files(other).getByText('Cancelled', { exact: true }).waitFor();
    await expect.poll(() => files(other).getByRole('button', { name: 'Download Customers' }).count()).toBe(0);
    await files(other)
      .getByRole('button', { name: /^Close/ })
      .click();
    await files(other).waitFor({ state: 'detached' });
    await files(page).waitFor({ state: 'detached' });
  },
);

it('a right that was taken away meanwhile refuses the file', async () => {
  const leena = await exporterAt(job);
  const as = leena.account;
  const page = await browser.open({ site, path: '/app/flight/ticketQueue?PNR=NONE', as });
  await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
  const download = files(page).getByRole('button', { name: 'Download Ticket queue' });
  await download.waitFor();
  await leena.forbid();
  let isSaved = false;
  page.on('download', () => (isSaved = true));
  await download.click();
  await page.getByRole('region', { name: 'Notices' }).getByText('You do not have permission to do this.').waitFor();
  expect(isSaved).toBe(false);
  await page.goto(browser.address(site, '/app/flight/ticketQueue'));
  await page.getByRole('heading', { name: 'Ticket queue', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Filter' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Download Excel' }).count()).toBe(0);
});

it.each(widths)('staff download their customers as they are narrowed, not as they are searched, %s', async (width) => {
  const as = (await exporterAt(job)).account;
  const page = await browser.open({ site, path: '/app/staff/customers?userType=retail', as, width });
  await page.getByRole('button', { name: 'Download Excel', disabled: false }).click();
  await files(page).getByRole('button', { name: 'Download Customers' }).waitFor();
  await lookAt(page, 'customers-export');
  await page.goto(browser.address(site, '/app/staff/customers?searchQuery=thomas'));
  await page.getByRole('button', { name: 'Download Excel', disabled: true }).waitFor();
});
