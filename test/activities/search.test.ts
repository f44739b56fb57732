import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { deleteActivityMarkup } from '#shared/activities/markup/delete-activity-markup.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { updateMarketForCustomer } from '#shared/destination/masters/update-market-for-customer.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { DUBAI, storeArea } from '../destination/catalogue-steps.ts';
import { type RatesDesk, ratesDesk } from '../destination/rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const guests = { adults: 2, children: 1, infants: 0, startDate: '2026-11-22', endDate: '2026-11-24' };
let agent: TestUser;
let staff: TestUser;
let desk: RatesDesk;
let optionId: string;
let areaId: string;
let deira: string;

const search = async (as: TestUser, fields: Partial<typeof guests> = {}) =>
  told(as, searchActivitiesByCityId, { cityId: DUBAI, ...guests, ...fields });

const activityOf = async (id: string) =>
  (await search(staff)).activities.find(({ options }) => options.some((option) => option.id === id))!.id;

beforeAll(async () => {
  agent = world.user('sarathi', 'travelAgent');
  staff = world.user('sarathi', 'staff');
  desk = await ratesDesk(staff);
  [areaId, deira] = [await storeArea(world, 'Al Awir'), await storeArea(world, 'Deira')];
  optionId = await desk.option(
    { hasTimeSlots: true, timeSlots: ['15:00', '16:00'], weekdays: [7, 1], inclusions: ['Dinner'] },
    { name: 'Desert drive', priority: 2, area: { id: areaId, name: 'Al Awir' } },
  );
  await desk.addTicket(optionId, { marketId: desk.defaultMarketId });
});

describe('a search for activities', () => {
  it('prices each day for the guests, or says why there is no price', async () => {
    const found = await search(agent);
    expect(found).toMatchObject({ cityId: DUBAI, days: ['2026-11-22', '2026-11-23', '2026-11-24'], hasOwn: false });
    const [activity] = found.activities.filter(({ name }) => name === 'Desert drive');
    const total = (2 * 179 + 144) * 100;
    expect(activity).toMatchObject({ area: 'Al Awir', from: total });
    expect(activity!.options).toEqual([
      expect.objectContaining({
        id: optionId,
        timeSlots: ['15:00', '16:00'],
        inclusions: ['Dinner'],
        days: [
          { total, own: 0, reason: '' },
          { total, own: 0, reason: '' },
          { total: null, own: 0, reason: 'Not Tue' },
        ],
      }),
    ]);
  });

  it('offers transfers of the buyer’s market with what they add', async () => {
    const drive = { transferType: 'Pickup', sharingBasis: 'SIC', description: 'Coach', amount: 25 } as const;
    const added = { ...drive, currency: 'INR', from: deira, to: areaId };
    await told(staff, createTransfers, { ...added, marketId: desk.defaultMarketId });
    await told(staff, createTransfers, { ...added, marketId: desk.marketId });
    const [activity] = (await search(agent)).activities.filter(({ name }) => name === 'Desert drive');
    expect(activity!.ways).toEqual([
      expect.objectContaining({ scope: 'Pickup', areaId: deira, area: 'Deira', words: 'Sharing, Coach' }),
    ]);
    expect(activity!.ways[0]!.days.map(({ total }) => total)).toEqual([7_500, 7_500, 7_500]);
  });

  it('is at the prices of whoever the cart is of that is added to, and of nobody’s cart', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const customerId = customer.item.sequence;
    await desk.addTicket(optionId, { marketId: desk.marketId, adultAmount: 99, childAmount: 50 });
    await told(staff, updateMarketForCustomer, { customerId, marketId: desk.marketId });
    const first = { tourOptionId: optionId, date: '2026-11-22', timeSlot: '15:00' };
    const { cart } = await told(staff, addToCart, { ...guests, ...first });
    await told(staff, updateUserId, { cartId: cart.cartId, userId: customerId });
    const found = await told(staff, searchActivitiesByCityId, { cityId: DUBAI, ...guests, cartId: cart.cartId });
    const [activity] = found.activities.filter(({ name }) => name === 'Desert drive');
    expect(activity).toMatchObject({ from: (2 * 99 + 50) * 100 });
    expect((await search(staff)).activities.find(({ name }) => name === 'Desert drive')?.from).toBe(50_200);
    // The pickup of that market, which is the one that goes into that cart.
    const next = { ...first, timeSlot: '16:00', pickUpAreaTransfer: activity!.ways[0]!.id };
    const added = await told(staff, addToCart, { ...guests, ...next, cartId: cart.cartId });
    const [day] = [activity!.options[0]!.days[0]!.total! + activity!.ways[0]!.days[0]!.total!];
    expect(added.cart.items.find(({ timeSlot }) => timeSlot === '16:00')?.total).toBe(day);
    const others = { cityId: DUBAI, ...guests, cartId: cart.cartId };
    expect(await asking(agent)(searchActivitiesByCityId, others)).toMatchObject({ status: 404 });
    expect(await told(customer, searchActivitiesByCityId, others)).toMatchObject({ activities: found.activities });
  });

  it('tells staff what the site adds beside each price, and nobody else', async () => {
    const added = { kind: 'percentOfBase', percent: 10, activityId: await activityOf(optionId) } as const;
    const { rule } = await told(staff, addActivityMarkUp, { currency: 'INR', ...added });
    const dayOf = async (as: TestUser) =>
      (await search(as)).activities.find(({ name }) => name === 'Desert drive')!.options[0]!.days[0]!;
    expect(await dayOf(staff)).toMatchObject({ total: expect.any(Number), fee: 5_020 });
    expect(await dayOf(agent)).not.toHaveProperty('fee');
    await told(staff, deleteActivityMarkup, { id: rule.id });
    expect(await dayOf(staff)).not.toHaveProperty('fee');
  });

  it('says that an agency adds something while a rule of its own is on', async () => {
    const own = await world.addUser('sarathi', 'travelAgent');
    const { rule } = await told(own, addActivityMarkUp, { currency: 'INR', kind: 'percentOfBase', percent: 5 });
    expect(await search(own)).toMatchObject({ hasOwn: true });
    const off = { id: rule.id, currency: 'INR', kind: 'percentOfBase', percent: 5, isOn: false } as const;
    await told(own, addActivityMarkUp, off);
    expect(await search(own)).toMatchObject({ hasOwn: false });
  });

  it('sells a combo by the head where all of it is sold on that day', async () => {
    await told(staff, createDmcCombo, {
      name: 'Two dunes',
      currency: 'INR',
      amount: 300,
      tourOptions: [{ tourOptionId: optionId }],
    });
    const [combo] = (await search(agent)).combos;
    expect(combo).toMatchObject({ name: 'Two dunes', from: 90_000, parts: ['Desert drive, Evening'] });
    expect(combo!.days.map(({ reason }) => reason)).toEqual(['', '', 'Not Tue']);
  });

  it('refuses nobody, a range that ends before it begins, and one that is too long', async () => {
    const refused = async (fields: Partial<typeof guests>, field: string) =>
      expect(await asking(agent)(searchActivitiesByCityId, { cityId: DUBAI, ...guests, ...fields })).toMatchObject({
        status: 400,
        errors: { [field]: expect.any(String) },
      });
    await refused({ adults: 0, children: 0 }, 'adults');
    await refused({ endDate: '2026-11-21' }, 'endDate');
    await refused({ endDate: '2026-12-21' }, 'endDate');
    await refused({ startDate: '2026-11-32' }, 'startDate');
  });
});
