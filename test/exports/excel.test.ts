import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellOf, moneyFormat, safeText, widthOf } from '#functions/exports/cells.ts';
import { ticketSheet } from '#shared/bookings/ticket-sheet.ts';
import { exportedListNames } from '#shared/exports/list-rights.ts';
import { exportedLists } from '#shared/exports/lists.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { customerSheet } from '#shared/users/customers/customer-sheet.ts';
import { seedCustomers } from '#test/users/seed-customers.ts';
import { useWorld } from '#test/harness/use-world.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { bytesOf, begin, sheetOf, work } from './run-exports.ts';
import { seededCard, seedTickets } from './seed-tickets.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const hostile = ['=HYPERLINK("http://x")', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];
const COUNT = 30;
let staff: TestUser;
beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  await seedTickets(world.job('sarathi'), COUNT, (nth) => ({
    ...(nth < hostile.length && { contact: { email: hostile[nth]!, phone: hostile[nth]! } }),
    ...(nth === 10 && { currency: 'KWD', amount: 12_345 }),
    ...(nth === 11 && { currency: 'JPY', amount: 5_000 }),
    ...(nth === 12 && { holdUntil: Date.parse('2026-10-02T18:30:00Z') }),
    ...(nth === 13 && { passengers: ['O’NEIL & <SON>/"ÁSA"\u0007'] }),
  }));
});

const column = (heading: string) => ticketSheet.findIndex((one) => one.heading === heading);

describe('the ticket queue as a file', () => {
  it('is one sheet of its name with a frozen row of headings, every row once, the newest first', async () => {
    const sheet = await sheetOf(staff, { list: 'tickets', filter: {} });
    expect(sheet).toMatchObject({ name: 'Live Flight Ticket Queue', isHeadFrozen: true });
    expect(sheet.headings).toEqual(ticketSheet.map(({ heading }) => heading));
    const pnrs = sheet.rows.slice(0, COUNT).map((row) => row[column('PNR')]);
    expect(pnrs).toEqual(Array.from({ length: COUNT }, (_, at) => seededCard(COUNT - 1 - at).pnr));
    expect(sheet.widths.every((width) => width >= 8 && width <= 60)).toBe(true);
    expect(sheet.widths[column('Email')]).toBeGreaterThan('ananya29@example.com'.length);
  });

  it('has dates that are dates on the site’s clock, texts that stay texts, amounts with their currency’s decimals', async () => {
    const sheet = await sheetOf(staff, { list: 'tickets', filter: { sort: 'BA' } });
    const [tenth, eleventh, twelfth] = [10, 11, 12].map((nth) => sheet.rows[nth]!);
    // 00:10 in UTC is 05:40 in India, whose clock the site keeps.
    expect(tenth![column('Booking Date')]).toEqual(new Date('2026-10-01T05:40:00Z'));
    expect(tenth![column('Travel Date')]).toEqual(new Date('2027-02-10T00:35:00Z'));
    expect(twelfth![column('Held Until')]).toEqual(new Date('2026-10-03T00:00:00Z'));
    expect(tenth![column('Held Until')]).toBeNull();
    expect(tenth![column('Amount')]).toBe(12.345);
    expect(eleventh![column('Amount')]).toBe(5000);
    expect(twelfth![column('Amount')]).toBe(4500.12);
    expect([10, 11, 12].map((nth) => sheet.formats(nth)[column('Amount')])).toEqual(['#,##0.000', '#,##0', '#,##0.00']);
    for (const heading of ['PNR', 'Ticket Numbers', 'Phone']) expect(sheet.formats(12)[column(heading)]).toBe('@');
    expect(sheet.formats(12)[column('Booking Date')]).toContain('mmm');
    expect(tenth![column('Phone')]).toBe('+91 9810012345');
    expect(tenth![column('Travellers')]).toBe(1);
  });

  it('adds up each currency by itself', async () => {
    const sheet = await sheetOf(staff, { list: 'tickets', filter: {} });
    const totals = sheet.rows.slice(COUNT);
    const inr = Array.from({ length: COUNT }, (_, nth) => nth)
      .filter((nth) => nth !== 10 && nth !== 11)
      .reduce((sum, nth) => sum + seededCard(nth).amount, 0);
    expect(totals.map((row) => row[column('Currency')])).toEqual(['INR', 'JPY', 'KWD']);
    expect(totals.map((row) => (row[column('Amount')] as { result: number }).result)).toEqual([
      inr / 100,
      5000,
      12.345,
    ]);
    expect((totals[0]![column('Amount')] as { formula: string }).formula).toBe('SUMIF(M$2:M$31,"INR",N$2:N$31)');
  });

  it('is narrowed by the list’s own filter, wherever a page of it stood', async () => {
    const sheet = await sheetOf(staff, { list: 'tickets', filter: { statusIds: [4], cursor: 'from page two' } });
    expect(sheet.rows.slice(0, -1).map((row) => row[column('Status')])).toEqual([
      'Cancelled',
      'Cancelled',
      'Cancelled',
    ]);
    const none = await sheetOf(staff, { list: 'tickets', filter: { AirlineCode: 'AI' } });
    expect(none.rows).toEqual([]);
  });

  it('runs nothing: what begins like a formula is a text that says so', async () => {
    const sheet = await sheetOf(staff, { list: 'tickets', filter: { sort: 'BA' } });
    hostile.forEach((text, nth) => {
      for (const heading of ['Email', 'Phone'])
        expect(sheet.rows[nth]![column(heading)]).toBe(`'${text}`.replace('\r', '\n'));
    });
    expect(sheet.rows[13]![column('Passengers')]).toBe('"ÁSA" O’NEIL & <SON>');
  });
});

it('customers are a file with numbers, phones and companies as they are listed', async () => {
  await seedCustomers(world.job('sarathi'), 60, (nth) => ({
    ...(nth === 1 && { companyName: '=1+1', legalEntityId: 'LE1', gstNumber: '32AAACD1234A1Z5' }),
  }));
  const sheet = await sheetOf(staff, { list: 'customers', filter: {} });
  const at = (heading: string) =>
    customerSheet(siteTaxes({ country: 'IN' })).findIndex((one) => one.heading === heading);
  expect(sheet).toMatchObject({ name: 'Customers', isHeadFrozen: true });
  expect(sheet.rows).toHaveLength(64);
  expect(sheet.rows.map((row) => row[at('Customer Number')])).toEqual(Array.from({ length: 64 }, (_, nth) => 64 - nth));
  const second = sheet.rows.find((row) => row[at('Email')] === 'seeded1@sarathi.example')!;
  expect(second[at('Company')]).toBe("'=1+1");
  expect(second[at('Primary Phone')]).toBe('+91 9000000001');
  expect(second[at('GST Number')]).toBe('32AAACD1234A1Z5');
  expect(second[at('Registered')]).toEqual(new Date('2026-01-01T05:31:00Z'));
  const retail = await sheetOf(staff, { list: 'customers', filter: { userType: 'retail', page: 3 } });
  expect(retail.rows).toHaveLength(61);
});

/** The files of a zip archive by their names. */
function unzipped(bytes: Uint8Array): Map<string, string> {
  const buffer = Buffer.from(bytes);
  const files = new Map<string, string>();
  let at = buffer.readUInt32LE(buffer.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16);
  while (buffer.readUInt32LE(at) === 0x02014b50) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((place) =>
      place === 20 ? buffer.readUInt32LE(at + place) : buffer.readUInt16LE(at + place),
    ) as [number, number, number, number];
    const from = buffer.readUInt32LE(at + 42);
    const begins = from + 30 + buffer.readUInt16LE(from + 26) + buffer.readUInt16LE(from + 28);
    const body = buffer.subarray(begins, begins + packed);
    const text = buffer.readUInt16LE(at + 10) === 0 ? body : inflateRawSync(body);
    files.set(buffer.toString('utf8', at + 46, at + 46 + name), text.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}

it('is a package of parts that are all well-formed and all declared', async () => {
  const { exportId } = await begin(staff, { list: 'tickets', filter: { sort: 'TA' } });
  await work(staff, exportId);
  const files = unzipped(await bytesOf(staff, exportId));
  // The parser that exceljs itself reads with.
  const { SaxesParser } = createRequire(createRequire(import.meta.url).resolve('exceljs'))('saxes') as {
    SaxesParser: new () => {
      on(name: 'error', hear: (error: Error) => void): void;
      write(text: string): { close(): void };
    };
  };
  const wrong: string[] = [];
  for (const [name, text] of files) {
    const parser = new SaxesParser();
    parser.on('error', (error) => wrong.push(`${name}: ${error.message}`));
    parser.write(text).close();
  }
  expect(wrong).toEqual([]);
  const types = files.get('[Content_Types].xml')!;
  const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name!);
  expect(declared.filter((name) => !files.has(name))).toEqual([]);
  const sheet = files.get('xl/worksheets/sheet1.xml')!;
  expect(sheet).not.toMatch(/<v>(NaN|Infinity|undefined)<\/v>/);
  // What a spreadsheet repairs: elements of a sheet out of their order (ECMA-376, part 1, 18.3.1.99).
  const order = ['sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'autoFilter', 'pageMargins'];
  const places = order.map((name) => sheet.indexOf(`<${name}`)).filter((place) => place >= 0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('cells', () => {
  it('keep to what XML and Excel can hold', () => {
    expect(safeText('a\u0000b\u001Fc\uD800d')).toBe('abcd');
    expect(safeText('x'.repeat(40_000))).toHaveLength(32_767);
    expect(safeText('\uFF1D1+1')).toBe("'\uFF1D1+1");
    expect(safeText('plain - text')).toBe('plain - text');
  });

  it('take a phone for what it is, and nothing else for one', () => {
    const phone = { heading: 'Phone', kind: 'phone', value: (text: string) => text } as const;
    expect(cellOf(phone, '+971 501234567', 'Asia/Dubai')).toBe('+971 501234567');
    expect(cellOf(phone, '+1+cmd|x', 'Asia/Dubai')).toBe("'+1+cmd|x");
    expect(cellOf(phone, '', 'Asia/Dubai')).toBeNull();
  });

  it('show no date where there is none, and amounts by their currency', () => {
    const date = { heading: 'At', kind: 'local', value: (text: string) => text } as const;
    expect(cellOf(date, '', 'Asia/Kolkata')).toBeNull();
    const day = { heading: 'From', kind: 'day', value: (text: string) => text } as const;
    expect(cellOf(day, '', 'Asia/Kolkata')).toBeNull();
    // The day itself, whatever the site's clock says.
    expect(cellOf(day, '2027-01-02', 'Asia/Kolkata')).toBe(Date.UTC(2027, 0, 2));
    expect(['INR', 'JPY', 'BHD'].map(moneyFormat)).toEqual(['#,##0.00', '#,##0', '#,##0.000']);
    expect(widthOf([18_425_000, 'INR'], 'money')).toBe('₹\u00a01,84,250.00'.length);
  });

  it('stand on sheets whose names Excel takes', () => {
    for (const list of exportedListNames) {
      expect(exportedLists[list].sheetName.length).toBeLessThanOrEqual(31);
      expect(exportedLists[list].fileName).toMatch(/^[a-z-]+\.xlsx$/);
    }
    expect(Object.keys(exportedLists)).toEqual(exportedListNames);
  });
});
