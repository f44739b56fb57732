import { beforeAll, describe, expect, it } from 'vitest';
import { importedWays } from '#functions/destination/import/masters.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { type ImportedKind, importedKinds } from '#shared/destination/import/imported-masters.ts';
import { MOST_OPTIONS } from '#shared/destination/activities/tour-option-shown.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { preview, takenOut, write } from './run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});
const none = { new: 0, changed: 0, same: 0, deactivated: 0 };

const rateHead = ['City', 'Activity', 'Tour Option', 'Market', 'Description', 'Valid From', 'Valid Till'];
const optionHead = [
  ...['City', 'Activity', 'Name', 'Meal', 'Ticket', 'Time Slots'],
  ...['Times', 'Weekdays', 'Pickup Time', 'Stop-Sale Dates'],
];
const evening = ['Dubai', 'Desert safari', 'Evening with dinner', 'yes', 'yes', 'yes'];
const safari = ['Dubai', 'Desert safari', 'Evening with dinner', 'Home'];
/** A catalogue as files, in the order in which an empty site takes them. */
const files: [ImportedKind, string[], unknown[][]][] = [
  ['market', ['Name'], [['Home'], ['Britain']]],
  [
    'area',
    ['Name', 'City', 'Country'],
    [
      ['Marina', 'Dubai', 'United Arab Emirates'],
      ['Deira', 'dubai', 'AE'],
    ],
  ],
  [
    'areaTransfer',
    [
      'From',
      'From City',
      'To',
      'Market',
      'Transfer Type',
      'Sharing Basis',
      'Amount',
      'Cost',
      'Min Pax',
      'Max Pax',
      'Valid From',
    ],
    [
      ['Marina', 'Dubai', 'Deira', 'Home', 'pickup & drop', 'SIC', 12.5, '', '', '', ''],
      ['Deira', 'Dubai', 'deira', 'Britain', 'Drop', 'PVT', 80, 61.5, 1, 4, '1 Jan 2027'],
    ],
  ],
  [
    'activity',
    ['Name', 'City', 'Area', 'Priority', 'Description'],
    [
      ['Desert safari', 'Dubai', 'Marina', 1, 'Dunes and dinner.'],
      ['Creek cruise', 'Dubai', 'Deira', '2', ''],
    ],
  ],
  [
    'tourOption',
    optionHead,
    [
      [
        ...evening,
        '15:00, 9:30',
        'Mon, Wed',
        '13:30',
        '1 Jan 2027; 24/12/2026 – 2026-12-26; 27 Dec 2026 to 28 Dec 2026',
      ],
      ['Dubai', 'Desert safari', 'Morning', 'no', 'yes', 'no', '', '', '', ''],
      ['Dubai', 'Creek cruise', 'Dhow', 'yes', 'yes', '', '', '', '', ''],
    ],
  ],
  [
    'ticketRate',
    [...rateHead, 'Per Pax', 'Adult Amount', 'Child Amount', 'Adult Cost'],
    [
      [...safari, 'Winter', '1 Dec 2026', '31/03/2027', 'yes', 220, '110.50', 150],
      [...safari, 'All year', '2026-04-01', '2027-12-31', 'yes', 180, 90, ''],
    ],
  ],
  [
    'transferRate',
    [...rateHead, 'Transfer Type', 'Sharing Basis', 'Amount', 'Min Pax', 'Max Pax'],
    [
      [...safari, 'Coach', '2026-11-01', '2027-12-31', 'return', 'sic', 40, '', ''],
      [...safari, 'Van', '2026-11-01', '2027-12-31', 'RETURN', 'PVT', 300, 1, 6],
    ],
  ],
];
const take = async ([kind, head, rows]: (typeof files)[number]) => preview(staff, kind, await bookOf(head, rows));
const optionOf = async (name: string) => {
  const { tourOptions } = await told(staff, getTourOptionsByCity, { cityId: 'ae-03-dubai' });
  return tourOptions.find((option) => option.name.endsWith(name))!.id;
};

describe('a catalogue, from an empty site by import to a first price', () => {
  it('is taken file by file', async () => {
    for (const file of files) {
      const seen = await take(file);
      const fresh = { ...none, new: file[2].length };
      expect([file[0], seen.error, seen.rows.flatMap(({ errors }) => errors), seen.planned]).toEqual([
        ...[file[0], '', [], fresh],
      ]);
      expect([file[0], (await write(staff, seen.importId)).written]).toEqual([file[0], fresh]);
    }
    const { records } = await told(staff, searchAreas, { search: 'mar' });
    expect(records.map(({ name }) => name)).toEqual(['Marina']);
    const { records: activities } = await told(staff, getActivities, { cityId: 'ae-03-dubai' });
    expect(activities.map(({ name, area, optionCount }) => [name, area?.name, optionCount])).toEqual([
      ['Desert safari', 'Marina', 2],
      ['Creek cruise', 'Deira', 1],
    ]);
  });

  it('comes to a price by the rates of the file, the first of them first', async () => {
    const tourOptionId = await optionOf('Evening with dinner');
    const price = await told(staff, getTourOptionPriceForQuotationBuilder, {
      tourOptionId,
      startDate: '2026-12-07',
      adults: 2,
      child: 1,
      transferType: 'return',
      sharingBasis: 'SIC',
    });
    expect(price).toMatchObject({ isPriced: true, total: 2 * 220_00 + 110_50 + 3 * 40_00 });
    const { rates } = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(rates.map(({ description, adultCost }) => [description, adultCost])).toEqual([
      ['Winter', 150_00],
      ['All year', null],
    ]);
    const { events } = await told(staff, getRecordHistory, { kind: 'ticketRate', id: tourOptionId });
    expect(new Set(events.map(({ by }) => by))).toEqual(
      new Set([`${staff.item.firstName} ${staff.item.lastName}`.trim()]),
    );
  });

  it('changes nothing a second time, and what was taken out goes in again', async () => {
    for (const file of files)
      expect([file[0], (await take(file)).planned]).toEqual([file[0], { ...none, same: file[2].length }]);
    for (const kind of importedKinds) {
      const { bytes, rows } = await takenOut(staff, kind);
      if (!rows.length) continue;
      const seen = await preview(staff, kind, bytes);
      expect([kind, seen.rows.flatMap(({ errors }) => errors), seen.planned]).toEqual([
        ...[kind, [], { ...none, same: rows.length }],
      ]);
    }
  });

  it('changes what differs, and keeps the place of what stands', async () => {
    const [, head, rows] = files[5]!;
    const [winter, year] = rows as [unknown[], unknown[]];
    const dearer = winter.with(8, 240);
    const gala = [...safari, 'Gala', '2026-12-31', '2026-12-31', 'yes', 500, 250, ''];
    const seen = await preview(staff, 'ticketRate', await bookOf(head, [gala, dearer, year]));
    expect(seen.planned).toEqual({ ...none, new: 1, changed: 1, same: 1 });
    expect(seen.rows.map(({ state, was }) => [state, was.map(({ text }) => text)])).toEqual([
      ['changed', ['220']],
      ['new', []],
      ['same', []],
    ]);
    // What is the same is counted, and not written.
    expect(await write(staff, seen.importId)).toMatchObject({
      done: 2,
      written: { ...none, new: 1, changed: 1, same: 1 },
    });
    const { rates } = await told(staff, getTourOptionTicketRates, {
      tourOptionId: await optionOf('Evening with dinner'),
    });
    expect(rates.map(({ description, adultAmount }) => [description, adultAmount])).toEqual([
      ['Winter', 240_00],
      ['All year', 180_00],
      ['Gala', 500_00],
    ]);
  });
});

/** A day, or a part of one, as a sheet counts it. */
const serial = (day: string, hours = 0) =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000 + hours / 24;

describe('days and times of a file', () => {
  const optionNow = async () => {
    const { tourOptions } = await told(staff, getTourOptionsByCity, { cityId: 'ae-03-dubai' });
    const { activityId } = tourOptions.find(({ name }) => name.endsWith('Evening with dinner'))!;
    const found = await told(staff, getTourOptions, { activityId });
    return found.tourOptions.find(({ name }) => name === 'Evening with dinner')!;
  };
  const row = (...cells: unknown[]) => [...evening.slice(0, 3), ...cells];

  it('are those without sale and those of pick-ups too', async () => {
    expect(await optionNow()).toMatchObject({
      stopSales: [
        { from: '2026-12-24', till: '2026-12-28' },
        { from: '2027-01-01', till: '2027-01-01' },
      ],
      timeSlots: ['09:30', '15:00'],
      pickupPickupTime: '13:30',
    });
    const { columns, readPage } = importedWays.tourOption;
    expect(columns.map(({ field }) => field)).toContain('stopSales');
    const { rows } = await readPage(world.job('sarathi'), '');
    expect(rows.map(({ stopSales }) => stopSales)).toContain('2026-12-24 to 2026-12-28; 2027-01-01');
  });

  it('are shown as they were understood, however the sheet has them', async () => {
    const rate = (from: unknown, till: unknown) => [...safari, 'Shown', from, till, 'yes', 1, 1, ''];
    const seen = await preview(
      staff,
      'ticketRate',
      await bookOf(files[5]![1], [rate(serial('2026-12-24'), '31/12/2026'), rate('2027-01-02', '32 Jan 2027')]),
    );
    const [from, till] = [seen.columns.indexOf('Valid From'), seen.columns.indexOf('Valid Till')];
    // What cannot be imported comes first.
    expect(seen.rows.map(({ cells }) => [cells[from], cells[till]])).toEqual([
      ['2 Jan 2027', '32 Jan 2027'],
      ['24 Dec 2026', '31 Dec 2026'],
    ]);
    const head = ['City', 'Activity', 'Name', 'Pickup Time', 'Stop-Sale Dates'];
    const options = await preview(
      staff,
      'tourOption',
      await bookOf(head, [
        row(serial('1899-12-30', 8.25), serial('2026-12-24')),
        [...evening.slice(0, 2), 'Morning', '', '24 Dec 2026 to 2 Jan 2027;'],
      ]),
    );
    const shown = ['Pickup Time', 'Stop-Sale Dates'].map((heading) => options.columns.indexOf(heading));
    expect(options.rows.map(({ cells }) => shown.map((at) => cells[at]))).toEqual([
      ['08:15', '24 Dec 2026'],
      ['', '24 Dec 2026 – 2 Jan 2027'],
    ]);
  });

  it('stay where a cell is empty, go where it says none, and are refused where they are none', async () => {
    const head = ['City', 'Activity', 'Name', 'Meal', 'Stop-Sale Dates'];
    const { stopSales } = await optionNow();
    const kept = await preview(staff, 'tourOption', await bookOf(head, [row('no', '')]));
    await write(staff, kept.importId);
    expect(await optionNow()).toMatchObject({ hasMeal: false, stopSales });
    const gone = await preview(staff, 'tourOption', await bookOf(head, [row('yes', 'None')]));
    await write(staff, gone.importId);
    expect(await optionNow()).toMatchObject({ hasMeal: true, stopSales: [] });
    for (const [cell, message] of [
      ['Christmas', /^Please enter dates such as/],
      ['1 Jan 2027 to 2 Jan 2027 to 3 Jan 2027', /^Please enter dates such as/],
      ['2 Jan 2027 to 1 Jan 2027', /The last day of a range/],
      [';', /^Please enter dates such as/],
    ] as const) {
      const { rows } = await preview(staff, 'tourOption', await bookOf(head, [row('yes', cell)]));
      expect(rows[0], cell).toMatchObject({ state: 'bad', errors: [{ message: expect.stringMatching(message) }] });
    }
  });
});

describe('what a file does not say', () => {
  it('stays as it is: a column that is left out takes no cost away', async () => {
    const tourOptionId = await optionOf('Evening with dinner');
    const cost = async () =>
      (await told(staff, getTourOptionTicketRates, { tourOptionId })).rates.find(
        ({ description }) => description === 'Winter',
      );
    const [, head, rows] = files[5]!;
    expect(await cost()).toMatchObject({ adultCost: 150_00 });
    const dearer = rows[0]!.with(8, 260).slice(0, -1);
    const seen = await preview(staff, 'ticketRate', await bookOf(head.slice(0, -1), [dearer]));
    expect(seen.planned).toEqual({ ...none, changed: 1 });
    await write(staff, seen.importId);
    expect(await cost()).toMatchObject({ adultAmount: 260_00, adultCost: 150_00 });
  });
});

describe('rows of what is no longer sold', () => {
  it('are bad where they would add to it, and break nothing', async () => {
    const { tourOptions } = await told(staff, getTourOptionsByCity, { cityId: 'ae-03-dubai' });
    const { activityId } = tourOptions.find(({ name }) => name.endsWith('Dhow'))!;
    const dhow = await optionOf('Dhow');
    await told(staff, deleteRecord, { kind: 'tourOption', id: dhow, deactivate: true });
    const rate = ['Dubai', 'Creek cruise', 'Dhow', 'Home', 'New', '2027-01-01', '2027-12-31', 'yes', 9, 9, ''];
    const rates = await preview(staff, 'ticketRate', await bookOf(files[5]![1], [rate]));
    expect(rates.rows[0]).toMatchObject({
      state: 'bad',
      errors: [{ message: expect.stringMatching(/no longer sold/) }],
    });
    await told(staff, deleteRecord, { kind: 'activity', id: activityId, deactivate: true });
    const option = ['Dubai', 'Creek cruise', 'Yacht', 'yes', 'yes', 'no', '', '', '', ''];
    const options = await preview(staff, 'tourOption', await bookOf(optionHead, [option]));
    expect(options.rows[0]).toMatchObject({
      state: 'bad',
      errors: [{ message: expect.stringMatching(/no longer sold/) }],
    });
  });

  it('are no more options than an activity may have', async () => {
    const rows = Array.from({ length: MOST_OPTIONS }, (_, at) => [...evening.slice(0, 2), `Way ${at}`]);
    const seen = await preview(staff, 'tourOption', await bookOf(optionHead.slice(0, 3), rows));
    expect(seen).toMatchObject({ bad: 2, planned: { ...none, new: MOST_OPTIONS - 2 } });
    await write(staff, seen.importId, true);
    const { records } = await told(staff, getActivities, { cityId: 'ae-03-dubai', search: 'desert' });
    expect(records[0]).toMatchObject({ optionCount: MOST_OPTIONS });
  });
});

describe('rows that name what there is not', () => {
  it('are said at the column that names it', async () => {
    const errorsOf = async (kind: ImportedKind, head: string[], row: unknown[]) => {
      const { columns, rows } = await preview(staff, kind, await bookOf(head, [row]));
      return Object.fromEntries(rows[0]!.errors.map(({ column, message }) => [columns[column], message]));
    };
    expect(await errorsOf('activity', ['Name', 'City', 'Area'], ['Museum', 'Dubai', 'Nowhere'])).toEqual({
      Area: 'This city has no such area. Please import areas first.',
    });
    expect(
      await errorsOf(
        'tourOption',
        ['City', 'Activity', 'Name', 'Weekdays', 'Pickup Time'],
        [...['Dubai', 'Nothing', 'A', 'Xday', '25:00']],
      ),
    ).toEqual({
      Activity: 'No activity in this city has this name. Please import activities first.',
      Weekdays: 'Please enter days such as Mon, Wed, Fri.',
      'Pickup Time': 'Please enter a time such as 09:30.',
    });
    const [, head] = files[6]!;
    // All of them at once, also those that are said of a row whose other cells are sound.
    expect(
      await errorsOf('transferRate', head, [
        ...[
          'Dubai',
          'Desert safari',
          'Nothing',
          'Nobody',
          'Van',
          '31 Feb 2027',
          '2027-12-31',
          'return',
          'PVT',
          -5,
          '',
          '',
        ],
      ]),
    ).toEqual({
      'Tour Option': 'No tour option in this city has this name. Please import options first.',
      Market: 'No market has this name.',
      'Valid From': 'Please enter a date such as 12 Mar 2026, 12/03/2026 or 2026-03-12.',
      Amount: 'Please enter zero or more.',
      'Min Pax': "minPax must be required if sharingBasis is 'private'",
      'Max Pax': "maxPax must be required if sharingBasis is 'private'",
    });
  });
});
