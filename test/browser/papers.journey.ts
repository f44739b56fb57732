// domains: bookings, documents, invoices
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { readPaper, readPaperBarcodes } from '#test/documents/read-paper.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { sellFlight } from './sell-flight.ts';
import { traveller } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const SITE = 'kestrel';
const agent = accountOf(SITE, 'travelAgent');
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-papers-'));
beforeAll(() => () => rmSync(folder, { recursive: true }));
/** A day that no other journey flies in, one more for each booking. */
let days = 190;

/** What is saved by a press: its name and its bytes. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const name = download.suggestedFilename();
  await download.saveAs(path.join(folder, name));
  return { name, bytes: readFileSync(path.join(folder, name)) };
}

it.each(widthsOf(import.meta.url))(
  'the papers of a ticket are saved and opened: e-ticket, calendar and invoice, %s',
  async (width) => {
    const page = await browser.open({ site: SITE, path: '/app/flight/search', as: agent, width });
    const bookingId = await sellFlight(page, [traveller], days++);
    await page.goto(browser.address(SITE, `/app/flight/ticketQueue?open=${bookingId}`));
    await page.getByRole('link', { name: 'View Ticket (Full)' }).last().click();
    await page.getByRole('article', { name: /^E-Ticket/ }).waitFor();

    const ticket = await saved(page, 'Download');
    expect(ticket.name).toMatch(/^e-ticket-\w+\.pdf$/);
    const pnr = /^e-ticket-(\w+)\.pdf$/.exec(ticket.name)![1]!;
    const pages = await readPaper(ticket.bytes);
    expect(pages).toHaveLength(1);
    for (const said of [pnr, 'Walker', 'COK', 'DXB', 'Total Fare']) expect(pages[0]).toContain(said);
    for (const code of await readPaperBarcodes(ticket.bytes)) expect(code).toContain('WALKER/ROUTE');
    // The calendar file is offered to the client, who has no queue to come back to.
    const client = new URL(page.url());
    client.search = 'hp=true&as=client';
    await page.goto(client.href);
    const calendar = await saved(page, 'Calendar');
    expect(calendar.name).toMatch(/\.ics$/);
    const events = calendar.bytes.toString();
    expect(events).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(events.match(/BEGIN:VEVENT/g)!.length).toBe((await readPaperBarcodes(ticket.bytes)).length);
    expect(events).toContain(pnr);

    // The invoice is written by due work, a moment after the ticket.
    const row = page.locator('[data-row]').filter({ hasText: /KES\/\d\d-\d\d\/\d{6}/ });
    await expect
      .poll(
        async () => {
          await page.goto(browser.address(SITE, `/app/user/invoices?search=${bookingId}`));
          await page
            .getByText(/No invoices match|1 found/)
            .filter({ visible: true })
            .first()
            .waitFor();
          return row.count();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(1);
    await row.first().click();
    await page.getByText('Kestrel Travels Pvt Ltd').filter({ visible: true }).first().waitFor();
    await lookAt(page, 'invoice-open');
    const invoice = await saved(page, 'Download');
    const [paper, ...more] = await readPaper(invoice.bytes);
    expect(more).toEqual([]);
    for (const said of ['Invoice', pnr, 'Kestrel Travels Pvt Ltd', '32AAKCK1180F1ZU']) expect(paper).toContain(said);
  },
);
