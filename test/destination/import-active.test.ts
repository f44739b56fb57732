import { beforeAll, describe, expect, it } from 'vitest';
import { addArea } from '#shared/areas/add-area.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { makeArea, makeMarket, makeTransfer, shared } from '#test/areas/lay-out.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from './book-of.ts';
import { DUBAI, makeActivity, makeOptions } from './catalogue-steps.ts';
import { ratesDesk } from './rates-desk.ts';
import { preview, takenOut, write } from './run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
});
const none = { new: 0, changed: 0, same: 0, deactivated: 0 };

/** What a row of a file comes to: its state, and what is said at its columns. */
async function rowOf(kind: ImportedKind, row: Record<string, unknown>) {
  const seen = await preview(staff, kind, await bookOf(Object.keys(row), [Object.values(row)]));
  expect(seen.error).toBe('');
  const { state, errors } = seen.rows[0]!;
  const said = Object.fromEntries(errors.map(({ column, message }) => [seen.columns[column] ?? '', message]));
  return { state, said, importId: seen.importId };
}
/** Imports a row; what it came to. */
async function take(kind: ImportedKind, row: Record<string, unknown>): Promise<string> {
  const { state, said, importId } = await rowOf(kind, row);
  expect(said).toEqual({});
  await write(staff, importId);
  return state;
}
const deeds = async (kind: RecordKind, id: string) =>
  (await told(staff, getRecordHistory, { kind, id })).events.map(({ text }) => text);
const off = (kind: RecordKind, id: string) => told(staff, deleteRecord, { kind, id, deactivate: true });
/** The file of a master, and what it comes to when it is sent again. */
async function again(kind: ImportedKind) {
  const { bytes, rows } = await takenOut(staff, kind);
  const seen = await preview(staff, kind, bytes);
  expect([kind, seen.rows.flatMap(({ errors }) => errors), seen.planned]).toEqual([
    ...[kind, [], { ...none, same: rows.length }],
  ]);
  return rows;
}

describe('a file says what is offered no longer', () => {
  it('of activities and their options, with what else differs, and has them back', async () => {
    const { id } = await makeActivity(staff, { name: 'Camel ride', priority: 3 });
    const [option] = await makeOptions(staff, id, { name: 'An hour' });
    const now = () => told(staff, getTourOptions, { activityId: id });
    const place = { City: 'Dubai', Activity: 'Camel ride', Name: 'An hour' };
    expect(await take('tourOption', { ...place, Active: 'no' })).toBe('deactivated');
    expect(await take('activity', { Name: 'Camel ride', City: 'Dubai', Priority: 5, Active: 'No' })).toBe(
      'deactivated',
    );
    expect(await now()).toMatchObject({
      activity: { isDeactivated: true, priority: 5 },
      tourOptions: [{ isDeactivated: true }],
    });
    expect(await deeds('tourOption', option!.id)).toEqual(['Deactivated', 'Created']);
    const { events } = await told(staff, getRecordHistory, { kind: 'activity', id });
    expect(events[0]).toMatchObject({
      text: 'Changed',
      from: 'Camel ride, city Dubai, priority 3',
      to: 'Camel ride, city Dubai, priority 5, deactivated',
    });
    // Empty leaves it as it is; what it comes to is in the file that is taken out.
    expect(await take('activity', { Name: 'Camel ride', City: 'Dubai', Priority: 6, Active: '' })).toBe('changed');
    expect((await now()).activity.isDeactivated).toBe(true);
    expect((await again('activity')).find(({ name }) => name === 'Camel ride')).toMatchObject({ isActive: false });
    expect((await again('tourOption')).find(({ name }) => name === 'An hour')).toMatchObject({ isActive: false });
    // One that is made deactivated adds nothing to what is sold.
    expect(await take('tourOption', { ...place, Name: 'Two hours', Active: 'no' })).toBe('new');
    expect(await rowOf('tourOption', { ...place, Name: 'Three hours', Active: 'yes' })).toMatchObject({ state: 'bad' });
    expect(await take('activity', { Name: 'Camel ride', City: 'Dubai', Active: 'yes' })).toBe('changed');
    expect(await deeds('activity', id)).toEqual(['Activated', 'Changed', 'Changed', 'Created']);
  });

  it('of transfers between areas', async () => {
    const [from, to] = [await makeArea(staff, 'North pier'), await makeArea(staff, 'South pier')];
    const market = await makeMarket(staff, 'Pier guests');
    const { id } = await makeTransfer(staff, shared({ from: from.id, to: to.id, marketId: market.id }));
    const row = {
      ...{ From: 'North pier', 'From City': 'Dubai', To: 'South pier', Market: 'Pier guests' },
      ...{ 'Transfer Type': 'Pickup & Drop', 'Sharing Basis': 'SIC', Amount: 12.5 },
    };
    expect(await take('areaTransfer', { ...row, Active: 'no' })).toBe('deactivated');
    const { records } = await told(staff, getTransfers, { areaId: from.id });
    expect(records).toMatchObject([{ id, isDeactivated: true, version: 2 }]);
    expect(await deeds('areaTransfer', id)).toEqual(['Deactivated', 'Created']);
    expect((await again('areaTransfer')).find((one) => one.from === 'North pier')).toMatchObject({ isActive: false });
    expect(await take('areaTransfer', { ...row, Active: 'yes' })).toBe('changed');
    expect(await deeds('areaTransfer', id)).toEqual(['Activated', 'Deactivated', 'Created']);
  });
});

describe('a file names what is deactivated', () => {
  it('an area that was renamed, then closed, where an activity and a transfer have it already, and for nothing new', async () => {
    const [area, other] = [await makeArea(staff, 'Old harbour'), await makeArea(staff, 'Fish market')];
    const market = await makeMarket(staff, 'Harbour guests');
    const { id } = await makeActivity(staff, { name: 'Harbour walk' });
    await told(staff, mapAreaActivity, { activityId: id, areaId: area.id });
    await makeTransfer(staff, shared({ from: other.id, to: area.id, marketId: market.id }));
    await told(staff, addArea, { id: area.id, name: 'New harbour', cityId: DUBAI });
    await off('area', area.id);
    const rows = await again('activity');
    expect(rows.find(({ name }) => name === 'Harbour walk')).toMatchObject({ area: 'New harbour' });
    await again('areaTransfer');
    const message = 'This city has no such area. Please import areas first.';
    expect(await rowOf('activity', { Name: 'Pearl dive', City: 'Dubai', Area: 'New harbour' })).toMatchObject({
      ...{ state: 'bad', said: { Area: message } },
    });
    const drive = { 'Transfer Type': 'Drop', 'Sharing Basis': 'SIC', Amount: 9, 'From City': 'Dubai' };
    const ends = { From: 'Fish market', To: 'New harbour', Market: 'Harbour guests' };
    expect(await rowOf('areaTransfer', { ...ends, ...drive })).toMatchObject({ state: 'bad', said: { To: message } });
    const back = { ...ends, From: 'New harbour', To: 'Fish market' };
    expect(await rowOf('areaTransfer', { ...back, ...drive })).toMatchObject({ state: 'bad', said: { From: message } });
  });

  it('a market, where a rate and a transfer are for it already, and for nothing new', async () => {
    const desk = await ratesDesk(staff);
    const market = await makeMarket(staff, 'Closed tours');
    const tourOptionId = await desk.option({ name: 'Sunset' }, { name: 'Dhow sail' });
    await desk.addTicket(tourOptionId, { marketId: market.id });
    await desk.addTransfer(tourOptionId, { marketId: market.id });
    await off('market', market.id);
    await again('ticketRate');
    await again('transferRate');
    const row = {
      ...{ City: 'Dubai', Activity: 'Dhow sail', 'Tour Option': 'Sunset', Market: 'Closed tours' },
      ...{ Description: 'Later', 'Valid From': '2027-01-01', 'Valid Till': '2027-12-31' },
    };
    const said = { Market: 'No market has this name.' };
    const ticket = { ...row, 'Per Pax': 'yes', 'Adult Amount': 10, 'Child Amount': 5 };
    expect(await rowOf('ticketRate', ticket)).toMatchObject({ state: 'bad', said });
    const [from, to] = [await makeArea(staff, 'East gate'), await makeArea(staff, 'West gate')];
    expect(
      await rowOf('areaTransfer', {
        ...{ From: from.name, 'From City': 'Dubai', To: to.name, Market: 'Closed tours' },
        ...{ 'Transfer Type': 'Drop', 'Sharing Basis': 'SIC', Amount: 9 },
      }),
    ).toMatchObject({ state: 'bad', said });
  });
});
