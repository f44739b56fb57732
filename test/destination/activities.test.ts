import { beforeAll, describe, expect, it } from 'vitest';
import { readUses } from '#functions/records/uses-store.ts';
import { objects } from '#functions/runtime/objects.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { Key } from '#functions/table/key.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { getActivities } from '#shared/destination/activities/get-activities.ts';
import { getAllCities } from '#shared/destination/activities/get-all-cities.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { updateActivityPriority } from '#shared/destination/activities/update-activity-priority.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import {
  DUBAI,
  historyOf,
  KOCHI,
  makeActivity,
  makeOptions,
  namesIn,
  revisionNow,
  sendPicture,
  storeArea,
} from './catalogue-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

describe('an activity', () => {
  it('has a name and a city, and everything else as is usual', async () => {
    const before = await revisionNow(world);
    const made = await makeActivity(staff, { name: '  Creek   cruise ' });
    expect(made).toEqual({
      id: made.id,
      name: 'Creek cruise',
      description: '',
      cityId: DUBAI,
      city: 'Dubai',
      priority: 1,
      area: null,
      pictures: [],
      optionCount: 0,
      isDeactivated: false,
      version: 1,
      createdAt: '2026-11-22T06:00:00.000Z',
    });
    expect(await revisionNow(world)).toBe(before + 1);
    const ask = asking(staff);
    const needed = 'This is required field.';
    expect(await ask(saveActivity, { name: ' ', cityId: '' })).toMatchObject({
      status: 400,
      errors: { name: needed, cityId: needed },
    });
    expect(await ask(saveActivity, { name: 'Nowhere', cityId: 'xx-0-nowhere' })).toMatchObject({
      errors: { cityId: 'City not found. Please choose one from the list.' },
    });
    for (const name of ['Two\nlines', 'x'.repeat(121)])
      expect(await ask(saveActivity, { name, cityId: DUBAI })).toMatchObject({ errors: { name: expect.any(String) } });
    for (const priority of [1.5, -1, 10_000])
      expect(await ask(saveActivity, { name: 'Odd', cityId: DUBAI, priority })).toMatchObject({
        errors: { priority: expect.any(String) },
      });
  });

  it('has a name that no other of its city has, and frees the one it had', async () => {
    const made = await makeActivity(staff, { name: 'Tower' });
    const taken = { status: 400, errors: { name: 'Dubai already has an activity with this name.' } };
    expect(await asking(staff)(saveActivity, { name: 'TOWER', cityId: DUBAI })).toMatchObject(taken);
    await makeActivity(staff, { name: 'Tower', cityId: KOCHI });
    await makeActivity(elsewhere, { name: 'Tower' });
    await makeActivity(staff, { id: made.id, name: 'Tower at dusk' });
    await makeActivity(staff, { name: 'Tower' });
    expect(await asking(staff)(saveActivity, { id: made.id, name: 'tower', cityId: DUBAI })).toMatchObject(taken);
  });

  it('is changed by whoever has seen how it stands; whoever has not sees it', async () => {
    const made = await makeActivity(staff, { name: 'Dunes', description: 'Sand.' });
    const next = await makeActivity(staff, { id: made.id, version: 1, name: 'Dunes', priority: 3 });
    expect(next).toMatchObject({ priority: 3, version: 2, description: 'Sand.' });
    const late = { id: made.id, version: 1, name: 'Dunes by night', cityId: DUBAI };
    expect(await asking(staff)(saveActivity, late)).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      result: { record: { name: 'Dunes', priority: 3, version: 2 } },
    });
    // The same again, because its answer was lost, changes nothing.
    expect(await makeActivity(staff, { id: made.id, version: 1, name: 'Dunes', priority: 3 })).toMatchObject({
      version: 2,
    });
    const [last] = await historyOf(staff, 'activity', made.id);
    const by = `${staff.item.firstName} ${staff.item.lastName}`.trim();
    expect(last).toEqual({ at: '2026-11-22T06:00:00.000Z', text: 'Changed', from: 'priority 1', to: 'priority 3', by });
  });

  it('is changed by two at once without either being lost', async () => {
    const { id } = await makeActivity(staff, { name: 'Rush' });
    const one = asking(staff);
    const answers = await Promise.all([
      one(saveActivity, { id, version: 1, name: 'Rush', cityId: DUBAI, description: 'One' }),
      one(saveActivity, { id, version: 1, name: 'Rush', cityId: DUBAI, description: 'Two' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done, refused] = answers[0].success ? answers : answers.toReversed();
    expect(refused!.result).toMatchObject({ record: { description: done!.result!.activity.description, version: 2 } });
    await Promise.all(
      [4, 5, 6, 7].map((priority) => told(staff, updateActivityPriority, { activityId: id, priority })),
    );
    expect((await told(staff, getTourOptions, { activityId: id })).activity.version).toBe(6);
  });

  it('moves to another city with its options, its name and its place, and leaves its area', async () => {
    const areaId = await storeArea(world, 'Harbour');
    const made = await makeActivity(staff, { name: 'Boat', areaId });
    const [option] = await makeOptions(staff, made.id, { name: 'Morning' });
    const moved = await makeActivity(staff, { id: made.id, name: 'Long boat', cityId: KOCHI });
    expect(moved).toMatchObject({ city: 'Kochi', area: null });
    const { tourOptions } = await told(staff, getTourOptions, { activityId: made.id });
    expect(tourOptions).toMatchObject([{ id: option!.id, activityName: 'Long boat', cityId: KOCHI }]);
    expect(await namesIn(staff)).not.toContain('Long boat');
    expect(await namesIn(staff, KOCHI)).toContain('Long boat');
    await makeActivity(staff, { name: 'Boat' });
  });

  it('stays where it is while its options have rates, which stand under the city', async () => {
    const made = await makeActivity(staff, { name: 'Balloon' });
    const [option] = await makeOptions(staff, made.id, { name: 'Sunrise' });
    const job = world.job('sarathi');
    const put = (key: Key) => commit(job, [{ kind: 'put', key, item: { card: '[]', ids: [], version: 1 } }]);
    await put(keys.tourRateOrder(job, DUBAI, option!.id, 'TKT'));
    await makeActivity(staff, { id: made.id, name: 'Balloon', cityId: KOCHI });
    await makeActivity(staff, { id: made.id, name: 'Balloon', cityId: DUBAI });
    await put(keys.tourRate(job, DUBAI, option!.id, 'TKT', 'x'));
    expect(await asking(staff)(saveActivity, { id: made.id, name: 'Balloon', cityId: KOCHI })).toMatchObject({
      status: 400,
      errors: { cityId: expect.stringMatching(/have rates/) },
    });
  });
});

describe('a city’s list', () => {
  it('is sorted by priority, then by name, and changed in place', async () => {
    const al = 'ae-0-al-ain';
    const { result } = await asking(staff)(getActivities, { cityId: al });
    expect(result).toMatchObject({ records: [], totalPages: 0 });
    const [zoo] = [await makeActivity(staff, { name: 'Zoo', cityId: al })];
    await makeActivity(staff, { name: 'Oasis', cityId: al });
    await makeActivity(staff, { name: 'Fort', cityId: al, priority: 2 });
    expect(await namesIn(staff, al)).toEqual(['Oasis', 'Zoo', 'Fort']);
    const { activity } = await told(staff, updateActivityPriority, { activityId: zoo!.id, priority: 0, version: 1 });
    expect(activity).toMatchObject({ priority: 0, version: 2 });
    expect(await namesIn(staff, al)).toEqual(['Zoo', 'Oasis', 'Fort']);
    const { activities } = await told(staff, fetchActivities, { cityId: al });
    expect(activities.map(({ name }) => name)).toEqual(['Zoo', 'Oasis', 'Fort']);
    expect(await asking(staff)(updateActivityPriority, { activityId: zoo!.id, priority: 5, version: 1 })).toMatchObject(
      { status: 409, result: { record: { priority: 0 } } },
    );
    expect(await asking(staff)(updateActivityPriority, { activityId: zoo!.id, priority: 1.5 })).toMatchObject({
      errors: { priority: 'Please enter a whole number.' },
    });
  });

  it('is one Query, in pages, and finds by what is typed, in every city too', async () => {
    const city = 'om-06-muscat';
    for (let at = 0; at < 27; at++) await makeActivity(elsewhere, { name: `Wadi ${at}`, cityId: city });
    world.faults.reset();
    const first = await told(elsewhere, getActivities, { cityId: city });
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
    expect(first).toMatchObject({ totalRecords: 27, totalPages: 2, hasNextPage: true });
    const second = await told(elsewhere, getActivities, { cityId: city, page: '2' });
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(27);
    const named = async (asked: { cityId?: string; search: string }) =>
      (await told(elsewhere, getActivities, asked)).records.map(({ name }) => name);
    expect(await named({ cityId: city, search: 'WADI 13' })).toEqual(['Wadi 13']);
    expect(await named({ search: '26 wad' })).toEqual(['Wadi 26']);
    expect(await named({ search: '' })).toEqual([]);
  });

  it('of cities says where there is something to do, until there is nothing any more', async () => {
    const sharjah = 'ae-06-sharjah';
    const cities = async () => (await told(staff, getAllCities, {})).cities.filter(({ id }) => id === sharjah);
    expect(await cities()).toEqual([]);
    const made = await makeActivity(staff, { name: 'Souk', cityId: sharjah });
    expect(await cities()).toEqual([{ id: sharjah, city: 'Sharjah', country: 'United Arab Emirates', activities: 1 }]);
    await told(staff, deleteRecord, { kind: 'activity', id: made.id, version: made.version });
    expect(await cities()).toEqual([]);
    expect(await namesIn(staff, sharjah)).toEqual([]);
  });
});

describe('an area', () => {
  it('is given to activities of its city, and cannot be deleted under them', async () => {
    const deira = await storeArea(world, 'Deira');
    const far = await storeArea(world, 'Fort Kochi', { cityId: KOCHI });
    const made = await makeActivity(staff, { name: 'Spices' });
    const { activity } = await told(staff, mapAreaActivity, { activityId: made.id, areaId: deira });
    expect(activity).toMatchObject({ area: { id: deira, name: 'Deira' }, version: 2 });
    const job = world.job('sarathi');
    expect(await readUses(job, deira, 5)).toEqual([{ kind: 'activity', id: made.id, name: 'Spices' }]);
    for (const areaId of [far, 'NOWHERE'])
      expect(await asking(staff)(mapAreaActivity, { activityId: made.id, areaId })).toMatchObject({
        status: 400,
        errors: { areaId: 'This city has no such area. Please choose another.' },
      });
    // What the editor leaves out stays.
    expect((await makeActivity(staff, { id: made.id, name: 'Spices', priority: 2 })).area).toMatchObject({ id: deira });
    await told(staff, mapAreaActivity, { activityId: made.id, areaId: '' });
    expect(await readUses(job, deira, 5)).toEqual([]);
    expect((await historyOf(staff, 'activity', made.id))[0]).toMatchObject({ from: 'area Deira', to: 'area none' });
  });
});

describe('pictures', () => {
  it('are taken from uploads of one’s own, kept in their order, and go when they are taken off', async () => {
    const [first, second] = [await sendPicture(staff), await sendPicture(staff)];
    const made = await makeActivity(staff, {
      name: 'Frame',
      pictures: [{ uploadId: first, alt: 'The frame at night' }, { uploadId: second }],
    });
    const [night, other] = made.pictures;
    expect(night).toEqual({
      url: expect.stringMatching(/^\/app\/brand\/sarathi\/\w+\.png$/),
      alt: 'The frame at night',
    });
    const turned = await makeActivity(staff, {
      id: made.id,
      name: 'Frame',
      pictures: [{ url: other!.url, alt: 'The garden' }, { url: night!.url }],
    });
    expect(turned.pictures).toEqual([
      { url: other!.url, alt: 'The garden' },
      { url: night!.url, alt: '' },
    ]);
    const left = await makeActivity(staff, { id: made.id, name: 'Frame', pictures: [{ url: night!.url }] });
    expect(left.pictures).toHaveLength(1);
    world.clock.set('2026-11-22T08:00:00.000Z');
    await runSchedule('erase-personal-data');
    expect(await objects().get(other!.url.slice(1))).toBeUndefined();
    expect(await objects().get(night!.url.slice(1))).toBeDefined();
  });

  it('are nobody else’s uploads, no other purpose’s, none twice, and eight at most', async () => {
    const name = 'Palm';
    const { id, pictures } = await makeActivity(staff, { name, pictures: [{ uploadId: await sendPicture(staff) }] });
    const colleague = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    const [theirs, foreign, logo] = [
      await sendPicture(colleague),
      await sendPicture(elsewhere),
      await sendPicture(staff, 'siteLogo'),
    ];
    const gone = 'This picture is no longer available. Please upload it again.';
    const refused = async (sent: object[], field: string, says: unknown) =>
      expect(await asking(staff)(saveActivity, { id, name, cityId: DUBAI, pictures: sent as never })).toMatchObject({
        status: 400,
        errors: { [field]: says },
      });
    for (const uploadId of [theirs, foreign, logo, 'NOTHING']) await refused([{ uploadId }], 'pictures.0', gone);
    await refused([{ url: '/app/brand/gulf/x.png' }], 'pictures.0', gone);
    await refused(
      [{ url: pictures[0]!.url }, { url: pictures[0]!.url }],
      'pictures.1',
      'This picture is already in the list.',
    );
    await refused([{}], 'pictures.0.url', expect.any(String));
    await refused(Array(9).fill({ url: pictures[0]!.url }), 'pictures', 'Please enter at most 8.');
    // An upload is taken once.
    const sent = await sendPicture(staff);
    await makeActivity(staff, { name: 'Palm two', pictures: [{ uploadId: sent }] });
    await refused([{ uploadId: sent }], 'pictures.0', gone);
  });

  it('are checked as all files are', async () => {
    const start = (contentType: string, size: number) =>
      asking(staff)(startUpload, { purpose: 'activityPicture', contentType, size });
    expect(await start('image/svg+xml', 100)).toMatchObject({
      errorCode: 'FILE_REFUSED',
      message: 'A picture is a PNG, JPEG or WebP file.',
    });
    expect(await start('image/png', 1_000_001)).toMatchObject({
      message: 'A picture can have at most 1000 KB; this file has 1.1 MB.',
    });
    expect((await start('image/webp', 1_000_000)).success).toBe(true);
  });
});

describe('deleting', () => {
  it('an activity is refused while it has options, which can be deactivated with it', async () => {
    const made = await makeActivity(staff, { name: 'Kayak' });
    const [option] = await makeOptions(staff, made.id, { name: 'Two hours' });
    expect(await asking(staff)(deleteRecord, { kind: 'activity', id: made.id })).toMatchObject({
      status: 409,
      errorCode: 'RECORD_IN_USE',
      message: expect.stringMatching(/Two hours/),
    });
    await told(staff, deleteRecord, { kind: 'activity', id: made.id, deactivate: true });
    expect((await told(staff, getTourOptions, { activityId: made.id })).activity).toMatchObject({
      isDeactivated: true,
      optionCount: 1,
    });
    await told(staff, deleteRecord, { kind: 'tourOption', id: option!.id });
    expect((await told(staff, getTourOptions, { activityId: made.id })).activity.optionCount).toBe(0);
    await told(staff, deleteRecord, { kind: 'activity', id: made.id });
    expect(await asking(staff)(getTourOptions, { activityId: made.id })).toMatchObject({ status: 404 });
    await makeActivity(staff, { name: 'Kayak' });
  });
});
