import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { addArea } from '#shared/areas/add-area.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { deleteArea } from '#shared/areas/delete-area.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { meanwhile } from '#test/destination/meanwhile.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { rowsOf } from '#test/table/listed.ts';
import { DUBAI, makeArea, makeMarket, makeTransfer, SHARJAH, shared } from './lay-out.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

const found = async (body: WireRequestOf<typeof searchAreas>, as = staff) =>
  (await told(as, searchAreas, body)).records.map(({ name }) => name);
const historyOf = async (id: string) =>
  (await told(staff, getRecordHistory, { kind: 'area', id })).events.map(({ text, from, to }) => [text, from, to]);
const moved = async ({ id, name }: AreaRow) => (await told(staff, addArea, { id, name, cityId: SHARJAH })).area;
const wordsNow = async (beginning: string) =>
  (await queryAll<{ word: string }>(rowsOf(keys.words(world.job('sarathi'), 'AREA', beginning)))).map(
    ({ word }) => word,
  );

describe('an area', () => {
  it('is added to a city with its country, changed by its id, and each change kept', async () => {
    const added = await makeArea(staff, '  Jumeirah   Beach ');
    expect(added).toMatchObject({
      name: 'Jumeirah Beach',
      city: { id: DUBAI, city: 'Dubai', country: 'United Arab Emirates' },
      isDeactivated: false,
      version: 1,
      createdAt: '2026-11-22T06:00:00.000Z',
    });
    const changed = { id: added.id, version: 1, name: 'Al Majaz', cityId: SHARJAH };
    expect((await told(staff, addArea, changed)).area).toMatchObject({ version: 2, city: { city: 'Sharjah' } });
    expect(await found({ search: 'majaz', cityId: SHARJAH })).toEqual(['Al Majaz']);
    expect(await found({ search: 'jumeirah beach' })).toEqual([]);
    expect(await wordsNow('je')).not.toContain('jumeirah');
    expect(await historyOf(added.id)).toEqual([
      ['Changed', 'Jumeirah Beach, Dubai', 'Al Majaz, Sharjah'],
      ['Created', '', 'Jumeirah Beach, Dubai'],
    ]);
  });

  it('stays in its city while activities of that stand in it, and says which', async () => {
    const { area } = await told(staff, addArea, { name: 'Al Qasba', cityId: DUBAI });
    const { activity } = await told(staff, saveActivity, { name: 'Big wheel', cityId: DUBAI, areaId: area.id });
    const move = () => asking(staff)(addArea, { id: area.id, name: 'Al Qasba', cityId: SHARJAH });
    expect(await move()).toMatchObject({
      status: 400,
      errors: { cityId: 'It contains activities in Dubai: Big wheel. Please add an area to the other city.' },
    });
    expect(await told(staff, addArea, { id: area.id, name: 'Qasba', cityId: DUBAI })).toMatchObject({
      area: { name: 'Qasba', version: 2 },
    });
    await told(staff, saveActivity, { id: activity.id, name: 'Big wheel', cityId: DUBAI, areaId: '' });
    expect(await move()).toMatchObject({ status: 200 });
  });

  it('that moves between reading and saving an activity is not taken: it is another city’s by then', async () => {
    const [like, moving] = [await makeArea(staff, 'Ghubaiba'), await makeArea(staff, 'Khan')];
    const taken = ({ id, name }: AreaRow) =>
      asking(staff)(saveActivity, { name: `Walk in ${name}`, cityId: DUBAI, areaId: id });
    const answer = await meanwhile(
      world,
      () => taken(like),
      () => taken(moving),
      () => moved(moving),
    );
    expect(answer).toMatchObject({
      status: 400,
      errors: { areaId: 'This city has no such area. Please choose another.' },
    });
    expect(await readUses(world.job('sarathi'), moving.id, 5)).toEqual([]);
  });

  it('that an activity takes between looking and moving stays where it is', async () => {
    const [like, kept] = [await makeArea(staff, 'Nadd'), await makeArea(staff, 'Warqa')];
    const { activity } = await told(staff, saveActivity, { name: 'Night market', cityId: DUBAI });
    const answer = await meanwhile(
      world,
      () => moved(like),
      () => asking(staff)(addArea, { id: kept.id, version: 1, name: kept.name, cityId: SHARJAH }),
      async () => {
        const { activity: there } = await told(staff, mapAreaActivity, { activityId: activity.id, areaId: kept.id });
        expect(there.area?.id).toBe(kept.id);
      },
    );
    expect(answer).toMatchObject({ status: 400, errors: { cityId: expect.stringMatching(/Night market/) } });
    expect((await told(staff, searchAreas, { search: 'warqa' })).records[0]!.city.id).toBe(DUBAI);
    // One that stood there once holds it no longer.
    await told(staff, mapAreaActivity, { activityId: activity.id, areaId: '' });
    expect((await moved(kept)).city.id).toBe(SHARJAH);
  });

  it('has a name, in a city that there is', async () => {
    const ask = asking(staff);
    for (const name of ['', '   ', undefined as unknown as string, null as unknown as string])
      expect(await ask(addArea, { name, cityId: DUBAI })).toMatchObject({
        status: 400,
        errors: { name: 'Please fill the name' },
      });
    for (const cityId of ['', undefined as unknown as string])
      expect(await ask(addArea, { name: 'Somewhere', cityId })).toMatchObject({
        status: 400,
        errors: { cityId: 'Please choose a city.' },
      });
    expect(await ask(addArea, { name: 'Somewhere', cityId: 'xx-00-nowhere' })).toMatchObject({
      status: 400,
      errors: { cityId: 'Please choose a city from the list.' },
    });
    expect(await ask(addArea, { name: 'One\u202Etwo', cityId: DUBAI })).toMatchObject({
      status: 400,
      errors: { name: expect.stringContaining('one line') },
    });
  });

  it('is one of its name in a city, whatever the case, and two at once are one', async () => {
    await makeArea(staff, 'Deira');
    expect(await asking(staff)(addArea, { name: 'DEIRA', cityId: DUBAI })).toMatchObject({
      status: 400,
      errorCode: 'RECORD_NAME_TAKEN',
      errors: { name: 'This city already has an area with this name.' },
    });
    expect((await makeArea(staff, 'Deira', SHARJAH)).name).toBe('Deira');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asking(staff)(addArea, { name: 'Al Barsha', cityId: DUBAI })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const { result } = answers.find(({ status }) => status === 200)!;
    // Its own name in other letters is its own.
    expect(await told(staff, addArea, { id: result!.area.id, name: 'AL BARSHA', cityId: DUBAI })).toMatchObject({
      area: { name: 'AL BARSHA', version: 2 },
    });
  });

  it('changed by two at once is refused to the second, with how it stands by now', async () => {
    const { id } = await makeArea(staff, 'Satwa');
    const both = await Promise.all(
      ['Al Satwa', 'Satwa Road'].map((name) => asking(staff)(addArea, { id, version: 1, name, cityId: DUBAI })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = await asking(staff)(addArea, { id, version: 1, name: 'Old Satwa', cityId: DUBAI });
    const won = both.find(({ status }) => status === 200)!.result!.area;
    expect(stale).toMatchObject({ status: 409, errorCode: 'CONFLICT', result: { record: { name: won.name } } });
    // Whoever names no version has it so, whatever stood there.
    expect((await told(staff, addArea, { id, name: 'Old Satwa', cityId: DUBAI })).area.version).toBe(3);
    expect((await told(staff, addArea, { id, name: 'Old Satwa', cityId: DUBAI })).area.version).toBe(3);
  });

  it('is another site’s for nobody else', async () => {
    const { id } = await makeArea(elsewhere, 'Business Bay');
    expect(await asking(staff)(addArea, { id, name: 'Mine', cityId: DUBAI })).toMatchObject({ status: 404 });
    expect(await asking(staff)(deleteArea, { areaId: id })).toMatchObject({ status: 404 });
    expect(await found({ search: 'business' })).toEqual([]);
    expect(await found({ search: 'business' }, elsewhere)).toEqual(['Business Bay']);
  });

  it('is shown to and changed by those alone who may', async () => {
    const agent = world.user('sarathi', 'travelAgent');
    expect(await asking(agent)(searchAreas, {})).toMatchObject({ status: 403 });
    expect(await asking(agent)(addArea, { name: 'Mine', cityId: DUBAI })).toMatchObject({ status: 403 });
    expect(await asking(undefined)(searchAreas, {})).toMatchObject({ status: 401 });
  });
});

describe('areas are found', () => {
  beforeAll(async () => {
    for (const name of ['Marsa Dubai', 'Old Town', 'Creek Side', 'Óscar’s Corner', 'Mina Jebel'])
      await makeArea(elsewhere, name);
    await makeArea(elsewhere, 'Old Souk', SHARJAH);
  });
  const there = (body: WireRequestOf<typeof searchAreas>) => found(body, elsewhere);

  it('by the beginnings of their words, in any order, with or without a city', async () => {
    expect(await there({ search: 'old' })).toEqual(['Old Souk', 'Old Town']);
    expect(await there({ search: 'old', cityId: DUBAI })).toEqual(['Old Town']);
    expect(await there({ search: 'to OLD' })).toEqual(['Old Town']);
    expect(await there({ search: 'oscar' })).toEqual(['Óscar’s Corner']);
    expect(await there({ search: 'own' })).toEqual([]);
    // A single letter too, over what lists hold.
    expect(await there({ search: 'm', cityId: DUBAI })).toEqual(['Marsa Dubai', 'Mina Jebel']);
  });

  it('of a city by name, of all newest first, page by page', async () => {
    world.clock.advance(1000);
    for (let nth = 10; nth < 40; nth++) await makeArea(elsewhere, `Plot ${nth}`, SHARJAH);
    world.faults.reset();
    const first = await told(elsewhere, searchAreas, { cityId: SHARJAH });
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatchObject({ returned: 25, scanned: 25 });
    const next = await told(elsewhere, searchAreas, { cityId: SHARJAH, cursor: first.cursor! });
    const names = [...first.records, ...next.records].map(({ name }) => name);
    expect(names).toEqual(['Old Souk', ...Array.from({ length: 30 }, (_, at) => `Plot ${at + 10}`)]);
    expect([first.cursor === null, next.cursor]).toEqual([false, null]);
    const newest = await told(elsewhere, searchAreas, {});
    expect(newest.records).toHaveLength(25);
    expect(newest.records.every(({ city }) => city.city === 'Sharjah')).toBe(true);
  });

  it('without those that are deactivated where one chooses', async () => {
    const { id } = await makeArea(elsewhere, 'Empty Quarter');
    await told(elsewhere, deleteRecord, { kind: 'area', id, version: 1, deactivate: true });
    expect(await there({ search: 'empty' })).toEqual(['Empty Quarter']);
    expect(await there({ search: 'empty', activeOnly: 'true' })).toEqual([]);
    expect(await there({ cityId: DUBAI, activeOnly: 'true' })).not.toContain('Empty Quarter');
    await told(elsewhere, deleteRecord, { kind: 'area', id, version: 2, deactivate: false });
    expect(await there({ search: 'empty', activeOnly: 'true' })).toEqual(['Empty Quarter']);
  });
});

describe('deleting an area', () => {
  it('is refused with what uses it, and frees its name otherwise', async () => {
    const [from, to, market] = [
      await makeArea(staff, 'Airport'),
      await makeArea(staff, 'Palm'),
      await makeMarket(staff, 'Deleting'),
    ];
    const { id } = await makeTransfer(staff, shared({ from: from.id, to: to.id, marketId: market.id }));
    expect(await asking(staff)(deleteArea, { areaId: to.id })).toMatchObject({
      status: 409,
      errorCode: 'RECORD_IN_USE',
      message: 'This is used by Airport – Palm. You can deactivate it instead.',
    });
    expect((await told(staff, searchAreas, { search: 'palm', activeOnly: 'true' })).records).toHaveLength(1);
    await told(staff, deleteRecord, { kind: 'areaTransfer', id });
    expect(await told(staff, deleteArea, { areaId: to.id })).toEqual({});
    expect(await found({ search: 'palm' })).toEqual([]);
    expect(await wordsNow('pa')).toEqual([]);
    expect(await asking(staff)(deleteArea, { areaId: to.id })).toMatchObject({ status: 404 });
    expect((await makeArea(staff, 'Palm')).version).toBe(1);
    expect((await historyOf(to.id))[0]).toEqual(['Deleted', 'Palm, Dubai', '']);
  });

  it('and beginning to use it at once leaves no transfer to an area that is gone', async () => {
    const market = await makeMarket(staff, 'Racing');
    const from = await makeArea(staff, 'Race start');
    for (let nth = 0; nth < 5; nth++) {
      const to = await makeArea(staff, `Race end ${nth}`);
      const [made, gone] = await Promise.all([
        asking(staff)(createTransfers, shared({ from: from.id, to: to.id, marketId: market.id })),
        asking(staff)(deleteArea, { areaId: to.id }),
      ]);
      expect([made.status, gone.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect([200, 400, 404, 409]).toContain(made.status);
      expect([200, 409]).toContain(gone.status);
    }
  });
});
