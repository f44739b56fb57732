import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmImport } from '#shared/destination/import/confirm-import.ts';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { getImport } from '#shared/destination/import/get-import.ts';
import { getImports } from '#shared/destination/import/get-imports.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { startImport } from '#shared/destination/import/start-import.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { confirm, preview, send, work, write } from './run-imports.ts';
import { zipOf } from './zip-of.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});
const none = { new: 0, changed: 0, same: 0, deactivated: 0 };
const stays = ['Name', 'Address', 'City', 'Area', 'Phone Number', 'Email', 'Active'];

describe('a file of markets', () => {
  const rows = [['UAE residents'], ['Britain'], ['India']];

  it('is shown before anything is written, then written, and twice the same changes nothing', async () => {
    const seen = await preview(staff, 'market', await bookOf(['Name'], rows));
    expect(seen).toMatchObject({ state: 'ready', total: 3, bad: 0, planned: { ...none, new: 3 }, error: '' });
    expect(seen.columns).toEqual(['Name', 'Active']);
    expect(seen.rows[0]).toEqual({ row: 2, state: 'new', cells: ['UAE residents', ''], errors: [], was: [] });
    expect((await told(staff, searchMarket, {})).markets).toEqual([]);
    const done = await write(staff, seen.importId);
    expect(done).toMatchObject({ state: 'done', done: 3, written: { ...none, new: 3 } });
    const { markets } = await told(staff, searchMarket, {});
    expect(markets.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['UAE residents', true],
      ['Britain', false],
      ['India', false],
    ]);
    const again = await preview(staff, 'market', await bookOf(['Name'], rows));
    expect(again.planned).toEqual({ ...none, same: 3 });
    // There is nothing to import.
    expect(await asking(staff)(confirmImport, { importId: again.importId })).toMatchObject({
      status: 409,
      errorMessage: 'This file changes nothing.',
    });
    expect((await told(staff, searchMarket, {})).markets).toEqual(markets);
  });

  it('that two people import at once is counted by whoever wrote it, for the other it is so already', async () => {
    const bytes = await bookOf(['Name'], [['Oman residents'], ['Nepal'], ['Ceylon']]);
    const [one, other] = [await preview(staff, 'market', bytes), await preview(staff, 'market', bytes)];
    expect([one.planned, other.planned]).toEqual([
      { ...none, new: 3 },
      { ...none, new: 3 },
    ]);
    const jobs = [await confirm(staff, one.importId), await confirm(staff, other.importId)];
    for (const jobId of jobs) await work(staff, jobId);
    const written = async ({ importId }: { importId: string }) => (await told(staff, getImport, { importId })).written;
    expect([await written(one), await written(other)]).toEqual([
      { ...none, new: 3 },
      { ...none, same: 3 },
    ]);
  });

  it('deactivates and has back, but never the default one', async () => {
    const file = await bookOf(
      ['Active', 'Name'],
      [
        ['no', 'INDIA'],
        ['NO', 'UAE residents'],
        ['yes', 'Britain'],
      ],
    );
    const seen = await preview(staff, 'market', file);
    expect(seen).toMatchObject({ bad: 1, planned: { ...none, deactivated: 1, same: 1 } });
    // Those that cannot be imported come first.
    expect(seen.rows[0]!.errors).toEqual([
      { column: -1, message: 'This is the default market. Make another market the default first.' },
    ]);
    expect((await write(staff, seen.importId, true)).written).toEqual({ ...none, deactivated: 1, same: 1 });
    const { changes } = await told(staff, getAllDmcData, {});
    expect(changes[0]).toMatchObject({ kind: 'market', name: 'INDIA', text: expect.any(String) });
    const { markets } = await told(staff, searchMarket, { name: 'india', withDeactivated: 'true' });
    expect(markets).toMatchObject([{ isDeactivated: true, version: 2 }]);
    const { events } = await told(staff, getRecordHistory, { kind: 'market', id: markets[0]!.id });
    expect(events.map(({ by }) => by)).toEqual(Array(2).fill(`${staff.item.firstName} ${staff.item.lastName}`.trim()));
  });
});

describe('a file of accommodations with rows that cannot be taken', () => {
  it('names each of them by row and column, writes none before it is confirmed, and the good ones alone', async () => {
    const good = Array.from({ length: 40 }, (_, nth) => [`Dune Lodge ${nth}`, `${nth} Sand Road`, 'Dubai']);
    const bad = Array.from({ length: 300 }, (_, nth) =>
      nth % 3 === 0
        ? [`Lost ${nth}`, '1 Road', 'Atlantis']
        : nth % 3 === 1
          ? [`Bad mail ${nth}`, '1 Road', 'Dubai', '', 'call us', 'desk@']
          : ['', '1 Road', 'Dubai'],
    );
    const seen = await preview(staff, 'accommodation', await bookOf(stays, [...good, ...bad]));
    expect(seen).toMatchObject({ state: 'ready', total: 340, bad: 300, planned: { ...none, new: 40 } });
    const found: string[] = [];
    for (let page = 1; page <= 6; page++) {
      const { rows } = await told(staff, getImport, { importId: seen.importId, view: 'bad', page: String(page) });
      for (const { row, errors } of rows)
        found.push(...errors.map(({ column, message }) => `${row} ${seen.columns[column]}: ${message}`));
    }
    expect(found).toHaveLength(400);
    expect(found.slice(0, 4)).toEqual([
      '42 City: No city has this name. Please enter it as in the list of cities.',
      '43 Phone Number: Please enter a phone number.',
      '43 Email: Please enter a valid email.',
      '44 Name: This is required field.',
    ]);
    const ask = asking(staff);
    expect(await ask(confirmImport, { importId: seen.importId })).toMatchObject({
      status: 409,
      errorCode: 'IMPORT_HAS_BAD_ROWS',
      errorMessage: '300 of 340 rows cannot be imported.',
    });
    expect((await told(staff, getAccomodation, { name: 'dune lodge' })).records).toEqual([]);
    expect((await write(staff, seen.importId, true)).written).toEqual({ ...none, new: 40 });
    // Confirmed again: it is done, and stays so.
    expect(await ask(confirmImport, { importId: seen.importId, goodRowsAlone: true })).toMatchObject({
      status: 200,
      result: { state: 'done' },
    });
    expect((await told(staff, getAccomodation, { name: 'dune lodge 3' })).records.length).toBe(11);
  });

  it('changes what differs, and takes the first of two rows of one record', async () => {
    const file = await bookOf(stays, [
      ['Dune Lodge 1', '1 Sand Road', 'Dubai', 'Marina'],
      ['DUNE  lodge 2', '2 Sand Road', 'ae-03-dubai'],
      ['Dune Lodge 2', 'elsewhere', 'dubai'],
      ['Dune Lodge 3', '3 Sand Road', 'Dubai', '', '', '', 'no'],
    ]);
    const seen = await preview(staff, 'accommodation', file);
    expect(seen.rows.map(({ state }) => state)).toEqual(['bad', 'changed', 'changed', 'deactivated']);
    expect(
      seen.rows.map(({ row, was }) => [row, was.map(({ column, text }) => `${seen.columns[column]}: ${text}`)]),
    ).toEqual([
      [4, []],
      [2, ['Area: ']],
      [3, []],
      [5, ['Active: yes']],
    ]);
    const viewed = async (view: 'changed' | 'deactivated' | 'new') =>
      (await told(staff, getImport, { importId: seen.importId, view })).rows.map(({ row }) => row);
    expect([await viewed('changed'), await viewed('deactivated'), await viewed('new')]).toEqual([[2, 3], [5], []]);
    expect(seen.rows[0]!.errors[0]!.message).toBe('This duplicates row 3. Please keep only one of them.');
  });
});

describe('what a cell may be', () => {
  it('is no formula; numbers and guarded texts are what they say', async () => {
    const file = await bookOf(
      ['Driver Name', 'Phone'],
      [
        [{ formula: 'HYPERLINK("http://x")', result: 'Omar' }, ''],
        ['Sami', 971505550101],
        ["'=Nadia", "'+971 (50) 555 0102"],
      ],
    );
    const seen = await preview(staff, 'driver', file);
    expect(seen.rows.map(({ state, errors }) => [state, errors[0]?.message])).toEqual([
      ['bad', 'Formulas are not accepted. Please paste the value.'],
      ['new', undefined],
      ['new', undefined],
    ]);
    await write(staff, seen.importId, true);
    const { drivers } = await told(staff, getDrivers, {});
    expect(drivers.map(({ driverName, phone }) => `${driverName} ${phone}`).toSorted()).toEqual([
      '=Nadia +971 (50) 555 0102',
      'Sami 971505550101',
    ]);
  });
});

describe('a file is refused', () => {
  const refused = async (bytes: Buffer) => (await preview(staff, 'market', bytes)).error;

  it('that has macros, by its name and by what is in it', async () => {
    const ask = asking(staff);
    const message = 'Files with macros (.xlsm) are not accepted. Please save it as an Excel workbook (.xlsx).';
    expect(await ask(startImport, { kind: 'market', fileName: 'm.XLSM', size: 10 })).toMatchObject({
      status: 400,
      errorMessage: message,
    });
    expect(await refused(zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/vbaProject.bin': 'x' }))).toBe(message);
    const types = '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>';
    expect(await refused(zipOf({ '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>' }))).toBe(message);
  });

  it('that is no workbook, or too large', async () => {
    const ask = asking(staff);
    for (const [fileName, size] of [
      ['list.csv', 10],
      ['list.xlsx', 5_000_001],
      ['list.xlsx', 0],
    ] as const)
      expect(await ask(startImport, { kind: 'market', fileName, size })).toMatchObject({ errorCode: 'FILE_REFUSED' });
    const sentence = 'This is not an Excel workbook (.xlsx). Please save it in that format and choose it again.';
    expect(await refused(Buffer.from('<html>'))).toBe(sentence);
    expect(await refused(zipOf({ 'a.txt': 'a' }))).toBe(sentence);
    const whole = await bookOf(['Name'], [['A']]);
    expect(await refused(whole.subarray(0, whole.length - 40))).toBe(sentence);
  });

  it('that unpacks to more than it says', async () => {
    const bomb = deflateRawSync(Buffer.alloc(70_000_000, '<row><c><v>1</v></c></row>'));
    const book = '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>';
    const links = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
    const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': links };
    const before = process.memoryUsage().rss;
    expect(await refused(zipOf(parts, { 'xl/worksheets/sheet1.xml': bomb }))).toBe(
      'This file is too large. Please split it into parts.',
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('whose sheet was made to be slow', async () => {
    const book = '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>';
    const links = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
    const parts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': book, 'xl/_rels/workbook.xml.rels': links };
    const from = performance.now();
    const begun = Array.from({ length: 1_500_000 }, (_, nth) => `<c ${nth.toString(36)}`).join(' ');
    const sheet = `<worksheet><row>${begun}</row></worksheet>`;
    expect(await refused(zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toContain('This sheet is empty.');
    // Read in a time that grows with it, on a busy machine too; squared it would be an hour.
    expect(performance.now() - from).toBeLessThan(30_000);
  }, 60_000);

  it('without the columns, with one of them twice, or without rows', async () => {
    expect(await refused(await bookOf(['Title'], [['A']]))).toBe(
      '“Name” is missing in the first row. The template has all the columns.',
    );
    expect(await refused(await bookOf(['Name', 'NAME'], [['A', 'B']]))).toBe('There are two columns “Name”.');
    expect(await refused(await bookOf(['Name'], []))).toBe('There are no rows below the headings.');
  });
});

describe('an import is its own person’s', () => {
  it('nobody else reads, sees or confirms it', async () => {
    const colleague = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    const bytes = await bookOf(['Name'], [['Mine']]);
    const uploadId = await send(staff, 'market', bytes);
    const theirs = asking(colleague);
    const request = { kind: 'market', uploadId, fileName: 'file.xlsx' } as const;
    expect(await theirs(previewImport, request)).toMatchObject({ status: 404 });
    const { importId } = await told(staff, previewImport, request);
    expect(await theirs(getImport, { importId })).toMatchObject({ status: 404 });
    expect(await theirs(confirmImport, { importId })).toMatchObject({ status: 404 });
    expect((await told(colleague, getImports, {})).imports).toEqual([]);
    // It is being read: nothing is there to be confirmed.
    expect(await asking(staff)(confirmImport, { importId })).toMatchObject({ status: 409 });
    expect((await told(staff, getImports, {})).imports[0]).toMatchObject({ importId, state: 'reading' });
  });

  it('takes the permission, which nobody holds by default', async () => {
    const plain = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    const asked = { kind: 'market', fileName: 'm.xlsx', size: 10 } as const;
    expect(await asking(plain)(startImport, asked)).toMatchObject({ status: 403 });
    expect(await asking(world.user('sarathi', 'travelAgent'))(startImport, asked)).toMatchObject({ status: 403 });
  });
});
