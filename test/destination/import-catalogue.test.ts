import { beforeAll, describe, expect, it } from 'vitest';
import { importedWays } from '#functions/destination/import/masters.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { getActivities } from '#shared/destination/get-activities.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptionPriceForQuotationBuilder } from '#shared/destination/get-tour-option-price-for-quotation-builder.ts';
import { getTourOptionTicketRates } from '#shared/destination/get-tour-option-ticket-rates.ts';
import { getTourOptionsByCity } from '#shared/destination/get-tour-options-by-city.ts';
import { type ImportedKind, importedKinds } from '#shared/destination/imported-masters.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { preview, write } from './run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});
const none = { new: 0, changed: 0, same: 0, deactivated: 0 };

const rateHead = ['City', 'Activity', 'Tour Option', 'Market', 'Description', 'Valid From', 'Valid Till'];
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
      'Min Pax',
      'Max Pax',
      'Valid From',
    ],
    [
      ['Marina', 'Dubai', 'Deira', 'Home', 'pickup & drop', 'SIC', 12.5, '', '', ''],
      ['Deira', 'Dubai', 'deira', 'Britain', 'Drop', 'PVT', 80, 1, 4, '1 Jan 2027'],
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
    ['City', 'Activity', 'Name', 'Meal', 'Ticket', 'Time Slots', 'Times', 'Weekdays', 'Pickup Time'],
    [
      ['Dubai', 'Desert safari', 'Evening with dinner', 'yes', 'yes', 'yes', '15:00, 14:00', 'Mon, Wed', '13:30'],
      ['Dubai', 'Desert safari', 'Morning', 'no', 'yes', 'no', '', '', ''],
      ['Dubai', 'Creek cruise', 'Dhow', 'yes', 'yes', '', '', '', ''],
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
      const { columns, readPage } = importedWays[kind];
      const { rows } = await readPage(world.job('sarathi'), '');
      const said = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);
      if (!rows.length) continue;
      const cells = rows.map((row) => columns.map(({ field }) => said(row[field])));
      const seen = await preview(
        staff,
        kind,
        await bookOf(
          columns.map(({ heading }) => heading),
          cells,
        ),
      );
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
    await write(staff, seen.importId);
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

describe('rows that name what there is not', () => {
  it('are said at the column that names it', async () => {
    const errorsOf = async (kind: ImportedKind, head: string[], row: unknown[]) => {
      const { columns, rows } = await preview(staff, kind, await bookOf(head, [row]));
      return Object.fromEntries(rows[0]!.errors.map(({ column, message }) => [columns[column], message]));
    };
    expect(await errorsOf('activity', ['Name', 'City', 'Area'], ['Museum', 'Dubai', 'Nowhere'])).toEqual({
      Area: 'There is no such area in this city. Please import the areas first.',
    });
    expect(
      await errorsOf(
        'tourOption',
        ['City', 'Activity', 'Name', 'Weekdays', 'Pickup Time'],
        [...['Dubai', 'Nothing', 'A', 'Xday', '25:00']],
      ),
    ).toEqual({
      Activity: 'There is no activity of this name in this city. Please import the activities first.',
      Weekdays: 'Please write days like Mon, Wed, Fri.',
      'Pickup Time': 'Please enter a time like 09:30.',
    });
    const [, head] = files[6]!;
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
    ).toMatchObject({
      'Tour Option': 'There is no tour option of this name in this city. Please import the options first.',
      Market: 'There is no market of this name.',
      'Valid From': 'Please write a date like 12 Mar 2026, 12/03/2026 or 2026-03-12.',
    });
  });
});
