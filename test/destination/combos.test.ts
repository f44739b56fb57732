import { beforeAll, describe, expect, it } from 'vitest';
import { rateIdOf } from '#functions/destination/rates/pack-rate.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { mapAreaActivity } from '#shared/areas/map-area-activity.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getAllCombos } from '#shared/destination/combos/get-all-combos.ts';
import { getCombos } from '#shared/destination/combos/get-combos.ts';
import { getTransferChoices } from '#shared/destination/combos/get-transfer-choices.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { updateCombo } from '#shared/destination/combos/update-combo.ts';
import { randomId } from '#shared/ids.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { historyOf, makeActivity, makeOptions } from './catalogue-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

/** An option of an activity of that name. */
async function optionOf(name: string, as = staff) {
  const activity = await makeActivity(as, { name });
  const [option] = await makeOptions(as, activity.id, { name: `${name} by day`, description: `All of ${name}.` });
  return { activity, option: option! };
}
type Sent = Partial<WireRequestOf<typeof createDmcCombo>>;
const bodyOf = (...ids: string[]) => ({ tourOptions: ids.map((tourOptionId) => ({ tourOptionId })) });
const makeCombo = async (fields: Sent & { name: string }) =>
  (await told(staff, createDmcCombo, { amount: 100, tourOptions: [], ...fields })).combo;
const sold = async () => (await told(staff, getAllCombos, {})).combos;

/** A return transfer and a ticket of an option, for a market of its own. */
async function rateOf(tourOptionId: string) {
  const { market } = await told(staff, createNewMarket, { name: `Market ${randomId(40)}`, isDefault: false });
  const base = { tourOptionId, marketId: market.id, validFromDate: '2027-01-01', validTillDate: '2027-12-31' };
  const ticket = { ...base, adultAmount: 90, childAmount: 60, isPerPax: true };
  const transfer = {
    ...base,
    description: 'Land Cruiser',
    transferType: 'return',
    sharingBasis: 'PVT',
    amount: 240.5,
    minPax: 1,
    maxPax: 6,
  } as const;
  await told(staff, saveActivityTicketRates, ticket);
  return (await told(staff, saveTourOptionTransferRates, transfer)).rate;
}

const dubai = { cityId: 'ae-03-dubai' };
const areaCalled = async (name: string) => (await told(staff, addArea, { name, ...dubai })).area.id;

/** A transfer between two areas, for a market of its own. */
async function transferBetween(
  from: string,
  to: string,
  description: string,
  days: { validFromDate?: string; validTillDate?: string } = {},
) {
  const { market } = await told(staff, createNewMarket, { name: `Guests by ${description}`, isDefault: false });
  const base = { from, to, marketId: market.id, description, amount: 12, ...days };
  return (await told(staff, createTransfers, { ...base, transferType: 'Pickup & Drop', sharingBasis: 'SIC' })).transfer
    .id;
}

describe('a combo', () => {
  it('is made of tour options at one price, and changed by its id', async () => {
    const [safari, tower] = [await optionOf('Safari'), await optionOf('Tower')];
    const made = await makeCombo({ name: 'Sand and sky', amount: 149.5, ...bodyOf(safari.option.id, tower.option.id) });
    expect(made).toMatchObject({ name: 'Sand and sky', currency: 'INR', amount: 14_950, version: 1 });
    expect(made.tourOptions).toMatchObject([
      { tourOptionId: safari.option.id, name: 'Safari by day', activityName: 'Safari', onwardTransferName: '' },
      { tourOptionId: tower.option.id, name: 'Tower by day', activityName: 'Tower', returnTransfer: '' },
    ]);
    const again = { id: made.id, version: 1, name: 'Sky and sand', amount: 150, ...bodyOf(tower.option.id) };
    const changed = (await told(staff, updateCombo, again)).combo;
    expect(changed).toMatchObject({ name: 'Sky and sand', amount: 15_000, version: 2 });
    const { records } = await told(staff, getCombos, { search: 'sand' });
    expect(records).toEqual([changed]);
    const job = world.job('sarathi');
    expect(await readUses(job, safari.option.id, 5)).toEqual([]);
    expect(await readUses(job, tower.option.id, 5)).toEqual([{ kind: 'combo', id: made.id, name: 'Sky and sand' }]);
    expect(await asking(staff)(deleteRecord, { kind: 'tourOption', id: tower.option.id })).toMatchObject({
      errorCode: 'RECORD_IN_USE',
      message: expect.stringMatching(/Sky and sand/),
    });
    const [last] = await historyOf(staff, 'combo', made.id);
    expect(last).toMatchObject({ text: 'Changed', from: expect.stringMatching(/^Sand and sky, price ₹\u00a0149.50/) });
    // The wire leaves the currency out, or says the site's.
    expect(await asking(staff)(updateCombo, { ...again, version: 2, currency: 'USD' })).toMatchObject({ status: 400 });
    expect((await told(staff, createDmcCombo, { ...again, version: 2, amount: 151 })).combo.version).toBe(3);
  });

  it('says at its field what is wrong, in the specification’s words', async () => {
    const { option } = await optionOf('Zoo');
    const body = { name: 'Wrong', amount: 10, ...bodyOf(option.id) };
    const refused = async (fields: object, errors: Record<string, unknown>) =>
      expect(await asking(staff)(createDmcCombo, { ...body, ...fields })).toMatchObject({ status: 400, errors });
    await refused({ name: '' }, { name: 'This is required field.' });
    await refused(bodyOf(), { tourOptions: 'Please select a tour option' });
    await refused(bodyOf(''), { 'tourOptions.0.tourOptionId': 'Please select a tour option' });
    await refused({ tourOptions: [{}] }, { 'tourOptions.0.tourOptionId': 'Please select a tour option' });
    await refused(bodyOf(option.id, option.id), { 'tourOptions.1.tourOptionId': 'Tour already added' });
    for (const amount of [undefined, 0, -5, 100_000_000])
      await refused({ amount }, { amount: 'Please enter a valid amount' });
    const gone = { 'tourOptions.0.tourOptionId': 'This tour option is no longer sold. Please choose another.' };
    for (const id of ['NOTHING', (await optionOf('Foreign', elsewhere)).option.id])
      expect(await asking(staff)(createDmcCombo, { ...body, ...bodyOf(id) })).toMatchObject({
        status: 404,
        errors: gone,
      });
    await told(staff, deleteRecord, { kind: 'tourOption', id: option.id, deactivate: true });
    await refused({}, gone);
    await makeCombo({ name: 'Once', ...bodyOf((await optionOf('Once')).option.id) });
    expect(
      await asking(staff)(createDmcCombo, { ...body, name: 'ONCE', ...bodyOf((await optionOf('Twice')).option.id) }),
    ).toMatchObject({ errorCode: 'RECORD_NAME_TAKEN', errors: { name: 'A combo with this name already exists.' } });
  });

  it('is changed by whoever has seen how it stands; two at once do not undo each other', async () => {
    const { option } = await optionOf('Race');
    const { id } = await makeCombo({ name: 'Race', ...bodyOf(option.id) });
    const change = (amount: number) =>
      asking(staff)(updateCombo, { id, version: 1, name: 'Race', amount, ...bodyOf(option.id) });
    const answers = await Promise.all([change(110), change(120)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [done, refused] = answers[0].success ? answers : answers.toReversed();
    // In major units, as any answer of the wire.
    expect(refused!.result).toMatchObject({ record: { amount: done!.result!.combo.amount, version: 2 } });
  });

  it('names transfers of its option or between areas, and nothing else', async () => {
    const { option, activity } = await optionOf('Creek');
    const other = await optionOf('Canal');
    const [rate, foreign] = [await rateOf(option.id), await rateOf(other.option.id)];
    const [deira, marina] = [await areaCalled('Deira'), await areaCalled('Marina')];
    const winter = { validFromDate: '2026-11-01', validTillDate: '2027-03-31' };
    const shuttle = await transferBetween(deira, marina, 'shuttle', winter);
    const over = await transferBetween(deira, marina, 'tram');
    await told(staff, deleteRecord, { kind: 'areaTransfer', id: over, deactivate: true });
    await told(staff, mapAreaActivity, { activityId: activity.id, areaId: deira });
    const choices = await told(staff, getTransferChoices, { tourOptionId: option.id });
    const name: unknown = expect.stringMatching(/^Land Cruiser \(Return, private, Market .+, .+ – .+ 2027\)$/);
    const byRate = { id: rate.id, name };
    const byShuttle = 'Deira – Marina, sharing, shuttle (Guests by shuttle, 1 Nov 2026 – 31 Mar 2027)';
    expect(choices).toEqual({
      onward: [byRate],
      return: [byRate, { id: shuttle, name: byShuttle }],
    });
    const one = (onwardTransfer: string, returnTransfer: string) => ({
      tourOptions: [{ tourOptionId: option.id, onwardTransfer, returnTransfer }],
    });
    const made = await makeCombo({ name: 'Creek with a drive', ...one(rate.id, shuttle) });
    expect(made.tourOptions[0]).toMatchObject({
      onwardTransferName: name,
      returnTransferName: byShuttle,
    });
    expect((await readUses(world.job('sarathi'), shuttle, 5)).map(({ id }) => id)).toEqual([made.id]);
    const says = 'This transfer no longer exists. Please choose another.';
    for (const id of [foreign.id, rateIdOf(option.id, 'x'), over, 'NOTHING'])
      expect(await asking(staff)(createDmcCombo, { name: 'Odd', amount: 1, ...one(id, '') })).toMatchObject({
        status: 400,
        errors: { 'tourOptions.0.onwardTransfer': says },
      });
  });
});

describe('what may be sold', () => {
  it('names no transfer rate that has ended', async () => {
    const { option } = await optionOf('Marsh');
    const { id: _, tourOptionId, ...rate } = await rateOf(option.id);
    const ends = { validFromDate: '2026-11-01', validTillDate: '2026-11-23' };
    const { transferType, sharingBasis, marketId } = rate;
    const wanted = {
      tourOptionId,
      marketId,
      transferType,
      sharingBasis,
      ...ends,
      description: 'Minibus',
      amount: 40,
      minPax: 1,
      maxPax: 6,
    };
    const minibus = (await told(staff, saveTourOptionTransferRates, wanted)).rate;
    const tourOptions = [{ tourOptionId, onwardTransfer: minibus.id, returnTransfer: '' }];
    const made = await makeCombo({ name: 'Marsh by minibus', tourOptions });
    const isSold = async () => (await sold()).some(({ id }) => id === made.id);
    world.clock.set('2026-11-23T18:29:00Z');
    expect(await isSold()).toBe(true);
    world.clock.set('2026-11-23T18:31:00Z');
    expect(await isSold()).toBe(false);
    const choices = await told(staff, getTransferChoices, { tourOptionId });
    expect(choices.onward.map(({ name }) => name.slice(0, 12))).toEqual(['Land Cruiser']);
    const [listed] = (await told(staff, getCombos, { search: 'Marsh by minibus' })).records;
    expect(listed).toMatchObject({ id: made.id, notSold: 'Transfer no longer offered' });
  });

  it('leads by no transfer between areas that has ended', async () => {
    const { option, activity } = await optionOf('Harbour');
    const [pier, town] = [await areaCalled('Harbour pier'), await areaCalled('Harbour town')];
    await told(staff, mapAreaActivity, { activityId: activity.id, areaId: town });
    const ferry = await transferBetween(pier, town, 'ferry', { validTillDate: '2026-11-23' });
    await transferBetween(pier, town, 'coach', { validFromDate: '2026-11-23' });
    const tourOptions = [{ tourOptionId: option.id, onwardTransfer: ferry, returnTransfer: '' }];
    const made = await makeCombo({ name: 'Harbour by ferry', tourOptions });
    const stands = async () => {
      const { onward } = await told(staff, getTransferChoices, { tourOptionId: option.id });
      return [(await sold()).some(({ id }) => id === made.id), onward.map(({ name }) => name)];
    };
    const byCoach = 'Harbour pier – Harbour town, sharing, coach (Guests by coach, from 23 Nov 2026)';
    const byFerry = 'Harbour pier – Harbour town, sharing, ferry (Guests by ferry, till 23 Nov 2026)';
    world.clock.set('2026-11-23T18:29:00Z');
    expect(await stands()).toEqual([true, [byCoach, byFerry]]);
    world.clock.set('2026-11-23T18:31:00Z');
    expect(await stands()).toEqual([false, [byCoach]]);
    const [listed] = (await told(staff, getCombos, { search: 'Harbour by ferry' })).records;
    expect(listed).toMatchObject({ notSold: 'Transfer no longer offered' });
    expect(listed!.tourOptions[0]!.onwardTransferName).toBe(byFerry);
  });

  it('has its options’ rates, and nothing that is deactivated', async () => {
    const { option, activity } = await optionOf('Palm');
    const rate = await rateOf(option.id);
    const tourOptions = [{ tourOptionId: option.id, onwardTransfer: rate.id, returnTransfer: rate.id }];
    const made = await makeCombo({ name: 'Palm and drive', amount: 99, tourOptions });
    const found = async () => (await sold()).find(({ id }) => id === made.id);
    const dates = { validFromDate: '2027-01-01', validTillDate: '2027-12-31' };
    expect(await found()).toEqual({
      id: made.id,
      name: 'Palm and drive',
      amount: 9_900,
      createdAt: '2026-11-22T06:00:00.000Z',
      tourOptions: [
        {
          tourOptionId: option.id,
          name: 'Palm by day',
          description: 'All of Palm.',
          activityName: 'Palm',
          onwardTransfer: rate.id,
          returnTransfer: rate.id,
          ticketRates: [{ adultAmount: 9_000, childAmount: 6_000, isPerPax: true, ...dates }],
          transferRates: [
            {
              id: rate.id,
              transferType: 'return',
              sharingBasis: 'PVT',
              amount: 24_050,
              minPax: 1,
              maxPax: 6,
              isPerPax: false,
              ...dates,
            },
          ],
        },
      ],
    });
    const listed = async () => (await told(staff, getCombos, { search: 'Palm and drive' })).records[0]?.notSold;
    for (const [kind, id, why] of [
      ['activity', activity.id, 'Activity no longer sold'],
      ['tourOption', option.id, 'Option no longer sold'],
      ['combo', made.id, ''],
    ] as const) {
      await told(staff, deleteRecord, { kind, id, deactivate: true });
      expect([await found(), await listed()], kind).toEqual([undefined, why]);
      await told(staff, deleteRecord, { kind, id, deactivate: false });
      expect(await found(), kind).toBeDefined();
      expect(await listed(), kind).toBe('');
    }
    await told(staff, deleteRecord, { kind: 'combo', id: made.id });
    expect(await found()).toBeUndefined();
    expect(await readUses(world.job('sarathi'), option.id, 5)).not.toContainEqual(
      expect.objectContaining({ kind: 'combo' }),
    );
  });

  it('leads through no area and for no market that is deactivated', async () => {
    const { option, activity } = await optionOf('Wharf');
    const [quay, hotel] = [await areaCalled('Wharf quay'), await areaCalled('Wharf hotel')];
    // The default market cannot be deactivated: it is another one.
    await told(staff, createNewMarket, { name: 'All guests', isDefault: true });
    const boat = await transferBetween(quay, hotel, 'boat');
    await told(staff, mapAreaActivity, { activityId: activity.id, areaId: quay });
    const tourOptions = [{ tourOptionId: option.id, onwardTransfer: '', returnTransfer: boat }];
    const made = await makeCombo({ name: 'Wharf by boat', amount: 50, tourOptions });
    const stands = async () => [
      (await sold()).some(({ id }) => id === made.id),
      (await told(staff, getCombos, { search: 'Wharf by boat' })).records[0]?.notSold,
      (await told(staff, getTransferChoices, { tourOptionId: option.id })).return.map(({ id }) => id),
    ];
    expect(await stands()).toEqual([true, '', [boat]]);
    const { markets } = await told(staff, searchMarket, { name: 'Guests by boat' });
    for (const [kind, id] of [
      ['area', hotel],
      ['market', markets[0]!.id],
    ] as const) {
      await told(staff, deleteRecord, { kind, id, deactivate: true });
      expect(await stands(), kind).toEqual([false, 'Transfer no longer offered', []]);
      await told(staff, deleteRecord, { kind, id, deactivate: false });
      expect(await stands(), kind).toEqual([true, '', [boat]]);
    }
  });

  it('is listed page by page, the newest first, whatever is narrowed', async () => {
    const { option } = await optionOf('Pages');
    for (let at = 0; at < 27; at++) {
      world.clock.set(`2026-11-22T07:00:${String(at).padStart(2, '0')}.000Z`);
      await makeCombo({ name: `Page ${at}`, ...bodyOf(option.id) });
    }
    const first = await told(staff, getCombos, {});
    expect(first.records.slice(0, 2).map(({ name }) => name)).toEqual(['Page 26', 'Page 25']);
    expect(first.records).toHaveLength(25);
    const second = await told(staff, getCombos, { cursor: first.cursor! });
    expect(second.records.slice(0, 2).map(({ name }) => name)).toEqual(['Page 1', 'Page 0']);
    const found = await told(staff, getCombos, { search: 'page 13' });
    expect(found.records.map(({ name }) => name)).toEqual(['Page 13']);
    expect((await told(elsewhere, getCombos, {})).records).toEqual([]);
  });
});

it('tells its rates to nobody who may not see rates', async () => {
  const { option } = await optionOf('Dhow');
  const { id: onwardTransfer } = await rateOf(option.id);
  const tourOptions = [{ tourOptionId: option.id, onwardTransfer, returnTransfer: '' }];
  await makeCombo({ name: 'By dhow', tourOptions });
  const ratesTold = async (as: TestUser) => {
    const { combos } = await told(as, getAllCombos, {});
    return combos.flatMap((combo) => combo.tourOptions.flatMap((one) => [...one.ticketRates, ...one.transferRates]));
  };
  expect(await ratesTold(await addClerk(world, {}))).not.toEqual([]);
  expect(await ratesTold(await addClerk(world, { 'rates.view': false }))).toEqual([]);
  const { combos } = await told(await addClerk(world, { 'rates.view': false }), getAllCombos, {});
  expect(combos.map(({ name }) => name)).toContain('By dhow');
});
