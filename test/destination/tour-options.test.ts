import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { readTourOption, readTourOptionsOfCity } from '#functions/destination/activities/tour-option-store.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { DUBAI, historyOf, makeActivity, makeOptions, revisionNow } from './catalogue-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

const optionsOf = async (activityId: string) => (await told(staff, getTourOptions, { activityId })).tourOptions;

describe('tour options', () => {
  it('are made and changed several at a time, in the order sent', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Safari' });
    const before = await revisionNow(world);
    const [morning, evening] = await makeOptions(
      staff,
      activityId,
      { name: 'Morning' },
      {
        name: 'Evening',
        description: 'Dinner in a camp.',
        hasTimeSlots: true,
        timeSlots: ['18:00', '15:30', '18:00'],
        hasMeal: true,
        hasGuide: true,
        hasTicket: true,
        pickupPickupTime: '15:00',
        dropPickupTime: '21:15',
        durationMinutes: 375,
        minAge: 5,
        inclusions: ['Dune drive', 'Dinner'],
        exclusions: ['Quad bikes'],
        capacity: 40,
        isInstant: true,
        weekdays: [5, 1, 3, 1],
        stopSales: [
          { from: '2027-03-02', till: '2027-03-04' },
          { from: '2027-01-01', till: '2027-01-01' },
          { from: '2027-03-05', till: '2027-03-05' },
        ],
      },
    );
    expect(await revisionNow(world)).toBe(before + 1);
    expect(evening).toMatchObject({
      activityId,
      activityName: 'Safari',
      cityId: DUBAI,
      timeSlots: ['15:30', '18:00'],
      ...{ durationMinutes: 375, minAge: 5, maxAge: null, capacity: 40, isInstant: true, cancelHours: 24 },
      ...{ inclusions: ['Dune drive', 'Dinner'], exclusions: ['Quad bikes'] },
      weekdays: [1, 3, 5],
      stopSales: [
        { from: '2027-01-01', till: '2027-01-01' },
        { from: '2027-03-02', till: '2027-03-05' },
      ],
      version: 1,
    });
    // What is left out stays as it stands; all seven days are every day.
    const [changed, early] = await makeOptions(
      staff,
      activityId,
      { id: evening!.id, version: 1, name: 'Evening', weekdays: [1, 2, 3, 4, 5, 6, 7], hasTimeSlots: false },
      { id: morning!.id, version: 1, name: 'Early morning' },
    );
    expect(changed).toEqual({ ...evening, weekdays: [], hasTimeSlots: false, timeSlots: [], version: 2 });
    expect(early).toEqual({ ...morning, name: 'Early morning', version: 2 });
    expect((await optionsOf(activityId)).map(({ name }) => name)).toEqual(['Early morning', 'Evening']);
    const [last] = await historyOf(staff, 'tourOption', evening!.id);
    expect(last).toMatchObject({
      text: 'Changed',
      from: 'time slots 15:30, 18:00, runs Mon, Wed, Fri',
      to: 'time slots no, runs every day',
    });
  });

  it('say at its field what is wrong with each', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Dive' });
    const refused = async (tourOption: object, field: string, says: unknown = expect.any(String)) =>
      expect(
        await asking(staff)(saveTourOptions, {
          activityId,
          tourOptions: [{ name: 'Fine' }, { name: 'Wrong', ...tourOption }],
        }),
      ).toMatchObject({ status: 400, errors: { [`tourOptions.1.${field}`]: says } });
    await refused({ name: '' }, 'name', 'This is required field.');
    await refused({ name: 'fine' }, 'name', 'Two of these have the same name.');
    for (const time of ['24:00', '9:30', '12:60', 'noon'])
      await refused({ pickupPickupTime: time }, 'pickupPickupTime', 'Please enter a time such as 09:30.');
    await refused({ dropPickupTime: '7' }, 'dropPickupTime');
    await refused({ timeSlots: ['25:00'] }, 'timeSlots.0', 'Please enter a time such as 09:30.');
    await refused({ durationMinutes: 0 }, 'durationMinutes');
    await refused({ minAge: -1 }, 'minAge');
    await refused({ minAge: 12, maxAge: 8 }, 'maxAge', 'This is below the minimum.');
    await refused({ capacity: 0 }, 'capacity');
    await refused({ cancelHours: 2161 }, 'cancelHours', 'Please enter at most 2160.');
    await refused({ inclusions: [''] }, 'inclusions.0');
    await refused({ exclusions: Array(21).fill('Tips') }, 'exclusions');
    await refused({ weekdays: [0] }, 'weekdays.0');
    await refused({ weekdays: [8] }, 'weekdays.0');
    await refused({ stopSales: [{ from: '2027-02-30', till: '2027-03-01' }] }, 'stopSales.0.from');
    await refused(
      { stopSales: [{ from: '2027-03-02', till: '2027-03-01' }] },
      'stopSales.0.till',
      'The last day is before the first day.',
    );
    await refused({ stopSales: Array(61).fill({ from: '2027-03-02', till: '2027-03-02' }) }, 'stopSales');
    expect(await optionsOf(activityId)).toEqual([]);
  });

  it('have names of their own in their activity, which may go from one to another', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Museum' });
    const [day, night] = await makeOptions(staff, activityId, { name: 'Day' }, { name: 'Night' });
    expect(await asking(staff)(saveTourOptions, { activityId, tourOptions: [{ name: 'NIGHT' }] })).toMatchObject({
      status: 400,
      errorCode: 'RECORD_NAME_TAKEN',
      errors: { 'tourOptions.0.name': 'This activity already has an option with this name.' },
    });
    const swapped = await makeOptions(
      staff,
      activityId,
      { id: day!.id, name: 'Night' },
      { id: night!.id, name: 'Day' },
    );
    expect(swapped.map(({ name }) => name)).toEqual(['Night', 'Day']);
    const turned = await makeOptions(
      staff,
      activityId,
      { id: day!.id, name: 'Dusk' },
      { name: 'Night' },
      { id: night!.id, name: 'DAY' },
    );
    expect(turned.map(({ name }) => name)).toEqual(['Dusk', 'Night', 'DAY']);
    const other = await makeActivity(staff, { name: 'Aquarium' });
    await makeOptions(staff, other.id, { name: 'Night' });
  });

  it('are saved by whoever has seen how they stand; whoever has not sees it, and nothing of theirs is written', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Wadi' });
    const [one, two] = await makeOptions(staff, activityId, { name: 'One' }, { name: 'Two' });
    await makeOptions(staff, activityId, { id: one!.id, name: 'One', hasMeal: true });
    const late = [
      { id: one!.id, version: 1, name: 'One', hasGuide: true },
      { id: two!.id, version: 1, name: 'Two', hasGuide: true },
      { name: 'Three' },
    ];
    expect(await asking(staff)(saveTourOptions, { activityId, tourOptions: late })).toMatchObject({
      status: 409,
      result: { records: [{ name: 'One', hasMeal: true, version: 2 }, { name: 'Two' }] },
    });
    expect(await optionsOf(activityId)).toMatchObject([
      { name: 'One', hasGuide: false },
      { name: 'Two', hasGuide: false, version: 1 },
    ]);
    const answers = await Promise.all(
      ['A', 'B'].map((description) =>
        asking(staff)(saveTourOptions, {
          activityId,
          tourOptions: [{ id: two!.id, version: 1, name: 'Two', description }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are all there and counted, however many people make them at once while the activity is renamed', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Canyon' });
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, at) =>
        asking(staff)(saveTourOptions, { activityId, tourOptions: [{ name: `Path ${at}` }, { name: `Way ${at}` }] }),
      ),
      makeActivity(staff, { id: activityId, name: 'Great canyon' }).then(() => ({ status: 200 })),
    ]);
    const made = answers.filter(({ status }) => status === 200).length - 1;
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    const { activity, tourOptions } = await told(staff, getTourOptions, { activityId });
    expect(activity.optionCount).toBe(2 * made);
    expect(tourOptions).toHaveLength(2 * made);
    expect(new Set(tourOptions.map(({ activityName }) => activityName))).toEqual(new Set(['Great canyon']));
    const cards = await readTourOptionsOfCity(scopeOfJob(world.job('sarathi')), DUBAI);
    expect(cards.filter((card) => card.activityId === activityId && card.activityName === 'Great canyon')).toHaveLength(
      2 * made,
    );
  });

  it('are forty at most, and none are added to an activity that is no longer sold', async () => {
    const { id: activityId } = await makeActivity(staff, { name: 'Many' });
    for (let round = 0; round < 4; round++)
      await makeOptions(staff, activityId, ...Array.from({ length: 10 }, (_, at) => ({ name: `${round}-${at}` })));
    const one = { activityId, tourOptions: [{ name: 'More' }] };
    const full = 'An activity can have at most 40 tour options.';
    expect(await asking(staff)(saveTourOptions, one)).toMatchObject({ status: 400, message: full });
    const closed = await makeActivity(staff, { name: 'Closed' });
    const [old] = await makeOptions(staff, closed.id, { name: 'Old' });
    await told(staff, deleteRecord, { kind: 'activity', id: closed.id, deactivate: true });
    expect(await asking(staff)(saveTourOptions, { ...one, activityId: closed.id })).toMatchObject({ status: 400 });
    await makeOptions(staff, closed.id, { id: old!.id, name: 'Old', hasMeal: true });
    // All forty go with their activity.
    await makeActivity(staff, { id: activityId, name: 'Very many' });
    expect((await optionsOf(activityId)).every(({ activityName }) => activityName === 'Very many')).toBe(true);
  });

  it('say which of them no rate prices from today on, whatever the market', async () => {
    const { market } = await told(staff, createNewMarket, { name: 'Price seekers' });
    const { id: activityId } = await makeActivity(staff, { name: 'Balloon' });
    const made = await makeOptions(
      staff,
      activityId,
      { name: 'Ticket', hasTicket: true },
      { name: 'Drive alone' },
      { name: 'Ended', hasTicket: true },
      { name: 'Without' },
    );
    const [withTicket, driven, ended, without] = made.map(({ id }) => id) as [string, string, string, string];
    const unpriced = async () => (await told(staff, getTourOptions, { activityId })).unpriced.toSorted();
    expect(await unpriced()).toEqual([withTicket, driven, ended, without].toSorted());
    const ticket = { marketId: market.id, isPerPax: true, adultAmount: 10, childAmount: 5 };
    const drive = { transferType: 'return', sharingBasis: 'SIC', description: 'Coach', amount: 8 } as const;
    const [now, over] = [
      { validFromDate: '2026-01-01', validTillDate: '2026-11-22' },
      { validFromDate: '2026-01-01', validTillDate: '2026-11-21' },
    ];
    await told(staff, saveActivityTicketRates, { ...ticket, ...now, tourOptionId: withTicket });
    await told(staff, saveActivityTicketRates, { ...ticket, ...over, tourOptionId: ended });
    // A ticket is a part of it: being driven there alone is no price.
    for (const tourOptionId of [driven, ended])
      await told(staff, saveTourOptionTransferRates, { ...drive, ...now, marketId: market.id, tourOptionId });
    expect(await unpriced()).toEqual([ended, without].toSorted());
  });

  it('belong to their activity and site: another’s is not found', async () => {
    const mine = await makeActivity(staff, { name: 'Mine' });
    const [other] = await makeOptions(staff, (await makeActivity(staff, { name: 'Other' })).id, { name: 'Other' });
    const theirs = await makeActivity(elsewhere, { name: 'Theirs' });
    const [foreign] = await makeOptions(elsewhere, theirs.id, { name: 'Theirs' });
    for (const id of [other!.id, foreign!.id, 'NOTHING'])
      expect(
        await asking(staff)(saveTourOptions, { activityId: mine.id, tourOptions: [{ id, name: 'Taken over' }] }),
      ).toMatchObject({ status: 404 });
    const fresh = [{ name: 'New' }];
    expect(await asking(staff)(saveTourOptions, { activityId: theirs.id, tourOptions: fresh })).toMatchObject({
      status: 404,
    });
    expect(await readTourOption(world.job('sarathi'), foreign!.id)).toBeUndefined();
    expect((await readTourOption(world.job('gulf'), foreign!.id))?.name).toBe('Theirs');
  });
});

describe('a picker', () => {
  it('has what is sold in a city, by its activity, and finds by what is typed', async () => {
    const cityId = 'ae-06-sharjah';
    const [heart, fort] = [
      await makeActivity(staff, { name: 'Heart of town', cityId }),
      await makeActivity(staff, { name: 'Fort', cityId }),
    ];
    const [walk, ride] = await makeOptions(staff, heart.id, { name: 'Walk' }, { name: 'Ride' });
    const [tour] = await makeOptions(staff, fort.id, { name: 'Tour' });
    const picked = async (search = '') => (await told(staff, getTourOptionsByCity, { cityId, search })).tourOptions;
    world.faults.reset();
    expect(await picked()).toEqual([
      { id: tour!.id, name: 'Tour', activityId: fort.id, activityName: 'Fort' },
      { id: ride!.id, name: 'Ride', activityId: heart.id, activityName: 'Heart of town' },
      { id: walk!.id, name: 'Walk', activityId: heart.id, activityName: 'Heart of town' },
    ]);
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
    expect((await picked('wal heart')).map(({ name }) => name)).toEqual(['Walk']);
    await told(staff, deleteRecord, { kind: 'tourOption', id: walk!.id, deactivate: true });
    await told(staff, deleteRecord, { kind: 'activity', id: fort.id, deactivate: true });
    expect((await picked()).map(({ name }) => name)).toEqual(['Ride']);
  });
});
