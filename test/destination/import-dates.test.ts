import excel from 'exceljs';
import { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { masterFile } from '#functions/destination/import/tables.ts';
import { readCell } from '#functions/destination/import/read-value.ts';
import { importedWays } from '#functions/destination/import/masters.ts';
import { cellOf } from '#functions/exports/cells.ts';
import { columnsOn } from '#functions/exports/columns-on.ts';
import { writeWorkbook } from '#functions/exports/write-workbook.ts';
import { demoSites } from '#infra/local/seed/sites.ts';

const columns = columnsOn(masterFile('ticketRate'), demoSites.find(({ head }) => head.site === 'dune')!.head, {
  isTemplate: false,
  importId: '',
});
const { columns: read } = importedWays.ticketRate;

/** The file of these rates as it is downloaded. */
async function bookOf(rows: readonly Record<string, string>[]): Promise<excel.Worksheet> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const plan = {
    ...{ sheetName: 'Ticket rates', author: 'dune', askedAt: Date.UTC(2026, 10, 22), widths: [], totals: {} },
    headings: columns.map(({ heading }) => heading),
    kinds: columns.map(({ kind }) => kind),
  };
  await writeWorkbook(
    plan,
    Readable.from([rows.map((row) => columns.map((one) => cellOf(one, row, 'Asia/Dubai')))]),
    out,
  );
  const book = new excel.Workbook();
  await book.xlsx.load((await bytes) as never);
  return book.worksheets[0]!;
}

const at = columns.findIndex(({ heading }) => heading === 'Valid From') + 1;

it('days of rates are dates of the sheet, and are read back as the days they were', async () => {
  const sheet = await bookOf([{ validFromDate: '2027-01-01', validTillDate: '2027-03-31' }]);
  const cell = sheet.getRow(2).getCell(at);
  expect(cell.type).toBe(excel.ValueType.Date);
  expect(cell.value).toEqual(new Date(Date.UTC(2027, 0, 1)));
  expect(cell.numFmt).toBe('dd mmm yyyy');
  const days = (Date.UTC(2027, 0, 1) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(readCell(read[at - 1]!, days, false)).toEqual({ value: '2027-01-01' });
});

it('a template’s column of days takes what is typed as a date', async () => {
  const sheet = await bookOf([]);
  expect(sheet.getColumn(at).numFmt).toBe('dd mmm yyyy');
  expect(sheet.getColumn(at - 1).numFmt).toBeUndefined();
});
