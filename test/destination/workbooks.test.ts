import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '#functions/destination/import/read-sheet.ts';
import { scanWorkbook } from '#functions/destination/import/scan-workbook.ts';
import { most, type WorkbookLimits } from '#functions/destination/import/workbook-limits.ts';
import { getImport } from '#shared/destination/import/get-import.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { send, work } from './run-imports.ts';
import { zipOf } from './zip-of.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});

const TOO_LARGE = 'This file is too large. Please split it into parts.';
const letters = (at: number) => (at < 26 ? '' : 'A') + String.fromCharCode(65 + (at % 26));

/** A workbook by its sheet's rows and, where it has any, its shared texts. */
const bookOf = (rows: string, strings = ''): Buffer =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
  });
const cell = (reference: string, value: string) => `<c r="${reference}" s="1" t="str"><v>${value}</v></c>`;
const rowOf = (row: number, values: readonly string[]) =>
  `<row r="${row}">${values.map((value, at) => cell(`${letters(at)}${row}`, value)).join('')}</row>`;
const range = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth));

/** As wide as an import takes and long enough to take a second, each cell a text of its own. */
let wide: Buffer;
/** Quickly read: what the job does with its rows is what takes long. */
let long: Buffer;
beforeAll(() => {
  const head = rowOf(1, ['Name', ...range(51, (nth) => `Note ${nth}`)]);
  wide = bookOf(
    head +
      range(20_000, (nth) =>
        rowOf(
          nth + 2,
          range(52, (at) => `v ${nth} ${at}`),
        ),
      ).join(''),
  );
  long = bookOf(rowOf(1, ['Name']) + range(5_000, (nth) => rowOf(nth + 2, [`Market ${nth}`])).join(''));
});

const refused = async (file: Buffer, longest?: number) => {
  const read = await readSheet(file, longest);
  return read.ok ? `${read.value.rows.length} rows` : read.message;
};

/** The longest that nothing else had its turn until `work` was done, and how long it took, ms. */
async function waits(work: Promise<unknown>): Promise<{ longest: number; all: number; turns: number }> {
  const from = performance.now();
  let [isOver, longest, before, turns] = [false, 0, from, 0];
  const over = work.finally(() => (isOver = true));
  while (!isOver) {
    await turn();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    turns += 1;
  }
  await over;
  return { longest, all: performance.now() - from, turns };
}

describe('while a workbook is read', () => {
  it('everything else goes on', async () => {
    const { longest, all, turns } = await waits(readSheet(wide));
    expect(turns).toBeGreaterThan(100);
    expect(longest).toBeLessThan(Math.max(150, all / 5));
  }, 120_000);

  it('other requests are answered, from its upload to the end of its preview', async () => {
    const uploadId = await send(staff, 'market', long);
    const { importId } = await told(staff, previewImport, { kind: 'market', uploadId, fileName: 'file.xlsx' });
    const from = performance.now();
    let [isOver, answered, longest] = [false, 0, 0];
    const read = work(staff, importId).finally(() => (isOver = true));
    while (!isOver) {
      const asked = performance.now();
      await told(staff, getDrivers, {});
      longest = Math.max(longest, performance.now() - asked);
      answered += 1;
    }
    await read;
    expect(await told(staff, getImport, { importId })).toMatchObject({ state: 'ready', total: 5_000, bad: 0 });
    expect(answered).toBeGreaterThan(20);
    expect(longest).toBeLessThan(Math.max(300, (performance.now() - from) / 8));
  }, 120_000);
});

describe('what was made to keep a machine busy is refused, without the memory', () => {
  const tries: [string, () => Buffer, string][] = [
    [
      '39 MB of texts in 57 KB',
      () => bookOf(rowOf(1, ['Name']), `<si><t>${'x'.repeat(39_000_000)}</t></si>`),
      TOO_LARGE,
    ],
    ['millions of empty texts', () => bookOf(rowOf(1, ['Name']), '<si><t/></si>'.repeat(2_500_000)), TOO_LARGE],
    ['a sheet of spaces', () => bookOf(' '.repeat(59_000_000)), TOO_LARGE],
  ];
  it.each(tries)('%s', async (_, make, sentence) => {
    const file = make();
    const before = process.memoryUsage();
    expect(await refused(file)).toBe(sentence);
    const after = process.memoryUsage();
    expect(after.rss - before.rss).toBeLessThan(100_000_000);
  });

  /** Whether a file passes one limit that was made small, and is refused with one element more. */
  const atItsLimit = async (limits: Partial<WorkbookLimits>, make: (more: number) => Buffer) => {
    const read = (more: number) => scanWorkbook(make(more), { ...most, ...limits });
    expect(await read(0)).toHaveProperty('rows');
    const over = await read(1);
    return 'refused' in over ? over.refused : '';
  };
  const name = rowOf(1, ['Name']);
  it('more cells than a sheet has any need for, and more rows than one of Excel has, all of them empty', async () => {
    const sentence = 'This sheet has too many cells, most of them empty. Please copy its rows into the template.';
    const cells = (more: number) => bookOf(`${name}<row>${'<c/>'.repeat(99 + more)}</row>`);
    expect(await atItsLimit({ cellElements: 100 }, cells)).toBe(sentence);
    const rows = (more: number) => bookOf(name + '<row/>'.repeat(99 + more));
    expect(await atItsLimit({ rowElements: 100 }, rows)).toBe(sentence);
  });
  it('more texts than cells could name', async () => {
    const strings = (more: number) => bookOf(name, '<si><t>a</t></si>'.repeat(100 + more));
    expect(await atItsLimit({ strings: 100 }, strings)).toBe(TOO_LARGE);
  });
  it('one text in every cell, which is copied for each', async () => {
    const rows = (more: number) =>
      bookOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(10 + more)}</row>`, `<si><t>${'x'.repeat(1_000)}</t></si>`);
    expect(await atItsLimit({ letters: 10_000 }, rows)).toBe(TOO_LARGE);
  });
  it('a text that no cell of Excel holds, by its row', async () => {
    const long = (count: number) => bookOf(rowOf(1, ['Name']) + rowOf(2, ['x'.repeat(count)]));
    expect(await refused(long(32_768))).toBe(
      'Row 2 contains a text of more than 32,767 characters. Please shorten it.',
    );
    expect(await refused(long(32_767))).toBe('2 rows');
  });
  it('what takes longer than it may, and the thread ends with it', async () => {
    const from = performance.now();
    expect(await refused(wide, 50)).toBe(
      'This file takes too long to read. Please copy its rows into the template, or split it into parts.',
    );
    expect(performance.now() - from).toBeLessThan(15_000);
    // Its place is free again.
    expect(await Promise.all(range(3, () => refused(bookOf(rowOf(1, ['Name'])))))).toEqual(Array(3).fill('1 rows'));
  });
});

it('columns beyond those that are read cost no more than the look', async () => {
  const read = await readSheet(
    bookOf(`<row r="1">${cell('A1', 'Name')}${cell('BH1', 'last')}${cell('BI1', 'beyond')}</row>`),
  );
  expect(read.ok && read.value.rows[0]!.cells.filter(Boolean)).toEqual(['Name', 'last']);
});
