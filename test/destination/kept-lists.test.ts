import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mostKept } from '#functions/records/kept-store.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { getFilteredAreas } from '#shared/areas/get-filtered-areas.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { getFilteredAreasTransfersType } from '#shared/areas/get-filtered-areas-transfers-type.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { getAllCombos } from '#shared/destination/combos/get-all-combos.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { getImport } from '#shared/destination/import/get-import.ts';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { getTransferChoices } from '#shared/destination/combos/get-transfer-choices.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { makeArea, makeMarket, makeTransfer, shared } from '../areas/lay-out.ts';
import { bookOf } from './book-of.ts';
import { DUBAI, KOCHI, makeActivity, makeOptions } from './catalogue-steps.ts';
import { confirm, preview, work, write } from './run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
let ours: Desk;
let theirs: Desk;
beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
  [ours, theirs] = [await layOut(staff, 'Old'), await layOut(elsewhere, 'Far')];
});
const usual = mostKept.values;
afterEach(() => {
  mostKept.values = usual;
});

type Desk = Awaited<ReturnType<typeof layOut>>;

/** A market, areas with transfers between them, and an activity in one of them with options, rates and a combo. */
async function layOut(as: TestUser, name: string) {
  const market = await makeMarket(as, `${name} guests`);
  const [quay, hotel] = [await makeArea(as, `${name} quay`), await makeArea(as, `${name} hotel`)];
  const transfer = await makeTransfer(as, shared({ from: quay.id, to: hotel.id, marketId: market.id }));
  const activity = await makeActivity(as, { name: `${name} walk` });
  await told(as, mapAreaActivity, { activityId: activity.id, areaId: quay.id });
  const options = await makeOptions(as, activity.id, { name: `${name} by day` }, { name: `${name} by night` });
  const tourOptionId = options[0]!.id;
  await told(as, saveActivityTicketRates, {
    ...{ tourOptionId, marketId: market.id, adultAmount: 90, childAmount: 60, isPerPax: true },
    ...{ validFromDate: '2027-01-01', validTillDate: '2027-12-31' },
  });
  const { combo } = await told(as, createDmcCombo, {
    ...{ name: `${name} walk and drive`, amount: 100 },
    tourOptions: [{ tourOptionId, onwardTransfer: '', returnTransfer: transfer.id }],
  });
  return { marketId: market.id, quay, hotel, transfer, activityId: activity.id, options, tourOptionId, combo };
}

/** What a list asks of the table once it is warm: operations by their names. */
async function warm<C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) {
  await told(as, call, body);
  world.faults.reset();
  const answer = await told(as, call, body);
  return { asked: world.faults.counts().list.map(({ name }) => name), answer };
}
const session = 'BatchGetItem';

describe('a list of the catalogue, once it is warm', () => {
  const oneQuery: [call: Call, body: () => unknown][] = [
    [getTransfers, () => ({})],
    [getFilteredAreas, () => ({ from: ours.quay.id, marketId: ours.marketId })],
    [getFilteredAreasTransfers, () => ({ from: ours.quay.id, marketId: ours.marketId })],
    [getFilteredAreasTransfersType, () => ({ to: ours.hotel.id, marketId: ours.marketId })],
    [searchAreas, () => ({ search: 'old' })],
    [getRecordHistory, () => ({ kind: 'area', id: ours.quay.id })],
    [getTourOptions, () => ({ activityId: ours.activityId })],
    [getTourOptionsByCity, () => ({ cityId: DUBAI })],
    [fetchActivities, () => ({ cityId: DUBAI })],
    [getCombos, () => ({})],
    [getAllCombos, () => ({})],
    [getTransferChoices, () => ({ tourOptionId: ours.tourOptionId })],
    [getTourOptionTicketRates, () => ({ tourOptionId: ours.tourOptionId })],
    [getTourOptionTransferRates, () => ({ tourOptionId: ours.tourOptionId })],
    [getRateCalendar, () => ({ kind: 'ticket', cityId: DUBAI })],
    [getAllDmcData, () => ({ kind: 'areaTransfer', cursor: 'beyond' })],
  ];

  it.each(oneQuery.map(([call, body]) => [call.name, call, body] as const))(
    'is one Query: %s',
    async (_, call, body) => {
      expect((await warm(staff, call, body() as never)).asked).toEqual([session, 'Query']);
    },
  );

  it('is one more where it shows beside its rows what was done to any', async () => {
    const { asked, answer } = await warm(staff, getAllDmcData, { kind: 'areaTransfer' });
    expect(asked).toEqual([session, 'Query', 'Query']);
    expect(answer.changes[0]).toMatchObject({ kind: 'combo', text: 'Created', name: 'Old walk and drive' });
    expect(answer.changes.every(({ by }) => by !== '' && by !== 'Deleted account')).toBe(true);
  });
});

describe('what lists keep in memory', () => {
  const transferOf = async ({ transfer }: Desk, as = staff) =>
    (await told(as, getTransfers, {})).records.find(({ id }) => id === transfer.id);
  const returnsOf = async ({ tourOptionId }: Desk) =>
    (await told(staff, getTransferChoices, { tourOptionId })).return.map(({ name }) => name);
  const comboOf = async ({ combo }: Desk) =>
    (await told(staff, getCombos, {})).records.find(({ id }) => id === combo.id)!;

  it('shows an area by its new name at the next request, wherever it is named', async () => {
    expect((await transferOf(ours))!.to.name).toBe('Old hotel');
    expect(await returnsOf(ours)).toEqual(['Old quay – Old hotel, sharing (Old guests)']);
    await told(staff, addArea, { id: ours.hotel.id, name: 'Grand hotel', cityId: DUBAI });
    expect((await transferOf(ours))!.to.name).toBe('Grand hotel');
    expect(await returnsOf(ours)).toEqual(['Old quay – Grand hotel, sharing (Old guests)']);
    expect((await comboOf(ours)).tourOptions[0]!.returnTransferName).toBe(
      'Old quay – Grand hotel, sharing (Old guests)',
    );
    const reached = { from: ours.quay.id, marketId: ours.marketId };
    expect((await told(staff, getFilteredAreas, reached)).areas.map(({ name }) => name)).toEqual(['Grand hotel']);
    const { transfers } = await told(staff, getFilteredAreasTransfers, reached);
    expect(transfers.map(({ to }) => to.name)).toEqual(['Grand hotel']);
  });

  it('shows options and activities as the request before left them', async () => {
    const { activityId, tourOptionId } = ours;
    const optionNow = async () => (await told(staff, getTourOptions, { activityId })).tourOptions[0]!;
    const { version } = await optionNow();
    await told(staff, saveTourOptions, {
      activityId,
      tourOptions: [{ id: tourOptionId, version, name: 'Old by noon', description: 'In the shade.' }],
    });
    expect((await told(staff, getTourOptions, { activityId })).tourOptions.map(({ name }) => name)).toEqual([
      'Old by night',
      'Old by noon',
    ]);
    const { option } = await told(staff, getTourOptionTicketRates, { tourOptionId });
    expect(option.name).toBe('Old by noon');
    await told(staff, deleteRecord, { kind: 'activity', id: activityId, deactivate: true });
    expect((await told(staff, getTourOptionsByCity, { cityId: DUBAI })).tourOptions).toEqual([]);
    expect((await comboOf(ours)).notSold).toBe('Activity no longer sold');
    await told(staff, deleteRecord, { kind: 'activity', id: activityId, deactivate: false });
    expect((await comboOf(ours)).notSold).toBe('');
  });

  it('shows a rate as it was saved last, and that it was', async () => {
    const { tourOptionId } = ours;
    const listed = async () => told(staff, getTourOptionTicketRates, { tourOptionId });
    const [rate] = (await listed()).rates;
    const { id, version, marketId } = rate!;
    await told(staff, saveActivityTicketRates, {
      ...{ id, version, tourOptionId, marketId, adultAmount: 95, childAmount: 60, isPerPax: true },
      ...{ validFromDate: '2027-01-01', validTillDate: '2027-12-31' },
    });
    const after = await listed();
    expect(after.rates.map((one) => [one.version, one.adultAmount])).toEqual([[version + 1, 9500]]);
    expect(after.events).toHaveLength(2);
  });

  it('is every site’s own', async () => {
    for (const as of [staff, elsewhere, staff, elsewhere]) {
      const [mine, other] = as === staff ? [ours, theirs] : [theirs, ours];
      const mark = as === staff ? 'Old' : 'Far';
      expect((await transferOf(mine, as))!.from.name).toBe(`${mark} quay`);
      expect(await transferOf(other, as)).toBeUndefined();
      expect(
        (await told(as, getRateCalendar, { kind: 'ticket' })).options.map(({ activityName }) => activityName),
      ).toEqual([`${mark} walk`, `${mark} walk`]);
      const ask = asking(as);
      const refused = [
        await ask(getTourOptions, { activityId: other.activityId }),
        await ask(getTourOptionTicketRates, { tourOptionId: other.tourOptionId }),
        await ask(getTransferChoices, { tourOptionId: other.tourOptionId }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    // A city of one is none of the other's.
    await told(elsewhere, saveActivity, { name: 'Backwaters', cityId: KOCHI });
    const citiesOf = async (as: TestUser) =>
      (await told(as, getRateCalendar, { kind: 'ticket' })).cities.map(({ id }) => id).toSorted();
    expect([await citiesOf(elsewhere), await citiesOf(staff)]).toEqual([[DUBAI, KOCHI].toSorted(), [DUBAI]]);
  });

  it('is bounded: with less room the same is answered, by more reads', async () => {
    const rich = await warm(staff, getCombos, {});
    mostKept.values = 1;
    // What is kept begins anew.
    await makeMarket(staff, 'Guests of the roomy');
    const poor = await warm(staff, getCombos, {});
    expect(poor.answer).toEqual(rich.answer);
    expect([rich.asked.length, poor.asked.length > 3]).toEqual([2, true]);
    // What one site asks for pushes out what another had.
    mostKept.values = 3;
    expect((await warm(staff, getTransfers, {})).asked).toEqual([session, 'Query']);
    await told(elsewhere, getTourOptions, { activityId: theirs.activityId });
    world.faults.reset();
    await told(staff, getTransfers, {});
    expect(world.faults.counts().list.map(({ name }) => name)).toEqual([session, 'Query', 'BatchGetItem']);
  });

  const areasFile = (active: string) =>
    bookOf(
      ['Name', 'City', 'Active'],
      [
        ['Grand hotel', 'Dubai', active],
        ['New tower', 'Dubai', ''],
      ],
    );
  const reachedNow = async () =>
    (await told(staff, getFilteredAreas, { from: ours.quay.id, marketId: ours.marketId })).areas.length;

  it('is read anew after an import', async () => {
    expect(await reachedNow()).toBe(1);
    const seen = await preview(staff, 'area', await areasFile('no'));
    expect(await write(staff, seen.importId)).toMatchObject({ state: 'done', written: { new: 1, deactivated: 1 } });
    expect(await reachedNow()).toBe(0);
    expect(await returnsOf(ours)).toEqual([]);
    const back = await preview(staff, 'area', await areasFile('yes'));
    await write(staff, back.importId);
    expect(await reachedNow()).toBe(1);
    const { events } = await told(staff, getRecordHistory, { kind: 'area', id: ours.hotel.id });
    const { firstName, lastName } = staff.item;
    expect(new Set(events.map(({ by }) => by))).toEqual(new Set([`${firstName} ${lastName}`.trim()]));
  });

  it('is read anew after an import that was broken off once its rows were written', async () => {
    const off = await preview(staff, 'area', await areasFile('no'));
    const offJob = await confirm(staff, off.importId);
    world.faults.reset();
    await work(staff, offJob);
    const isRows = (input: unknown) => JSON.stringify(input).includes('#IMPW#');
    const nth =
      world.faults.counts().list.findIndex(({ name, input }) => name === 'TransactWriteItems' && isRows(input)) + 1;
    expect([nth > 1, await reachedNow()]).toEqual([true, 0]);
    const on = await preview(staff, 'area', await areasFile('yes'));
    const jobId = await confirm(staff, on.importId);
    world.faults.reset();
    world.faults.failNth(nth, 'after');
    await work(staff, jobId);
    expect((await told(staff, getImport, { importId: on.importId })).state).toBe('writing');
    expect(await reachedNow()).toBe(1);
  });

  it('is read anew after a deletion', async () => {
    const [, night] = ours.options;
    expect((await told(staff, getTourOptions, { activityId: ours.activityId })).tourOptions).toHaveLength(2);
    expect(await returnsOf(ours)).toHaveLength(1);
    await told(staff, deleteRecord, { kind: 'tourOption', id: night!.id });
    expect((await told(staff, getTourOptions, { activityId: ours.activityId })).tourOptions).toHaveLength(1);
    expect(await asking(staff)(getTourOptionTicketRates, { tourOptionId: night!.id })).toMatchObject({ status: 404 });
    await told(staff, deleteRecord, { kind: 'combo', id: ours.combo.id });
    await told(staff, deleteRecord, { kind: 'areaTransfer', id: ours.transfer.id });
    expect(await returnsOf(ours)).toEqual([]);
    expect((await told(staff, getTransfers, {})).records.map(({ id }) => id)).not.toContain(ours.transfer.id);
  });
});

describe('what is read from memory', () => {
  it('is read so by lists alone: whoever changes something reads how it stands', () => {
    const names =
      /\b(keptRows|keptValue|keptOptionRates|keptActivityCities|offeredAreaNames|withAreaNames|withAreasOfStays)\b/;
    const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*\*[^]*?\*\//g, '');
    const using = ['functions/areas', 'functions/destination', 'functions/records'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && names.test(codeOf(path.join(folder, file))))
        .map((file) => path.basename(file, '.ts')),
    );
    const lists = /^(get-|fetch-|find-|list-|record-lists$|listed$|reached$|with-area-names$|with-areas-of-stays$)/;
    expect(using.filter((file) => !lists.test(file)).toSorted()).toEqual([
      // Stores, in which what is kept is made.
      ...[
        'accommodation-store',
        'activity-store',
        'kept-rows',
        'kept-store',
        'offered-transfer-store',
        'store',
        'store',
      ],
    ]);
  });
});
