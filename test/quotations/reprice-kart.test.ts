import { beforeAll, describe, expect, it } from 'vitest';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import type { repriceTakes } from '#shared/quotations/reprice-kart.ts';
import { repriceKart } from '#shared/quotations/reprice-kart.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { ratedOption, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) =>
  callHttp({ site: 'sarathi', call, body, as });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

/** Two lines of an option at 400 for the party, one of them sold for 99 by hand, once its rate is 500. */
async function dearerSince() {
  const { line, rate } = await ratedOption(desk);
  const own = { ...line, id: randomId(), day: 3, price: 99 };
  const { id, totalPrice } = await storeKart(desk, customer, {
    activities: [{ ...line, day: 2 }, own],
    miscellaneous: [{ id: randomId(), day: 1, name: 'Visa fees', price: 1 }],
  });
  expect(totalPrice).toBe(500);
  await told(desk, saveActivityTicketRates, { ...rate, adultAmount: 200 });
  return { id, rated: line.id, own: own.id };
}

describe('prices anew', () => {
  it('show the old beside the new, and change nothing by being looked at', async () => {
    const { id, rated, own } = await dearerSince();
    const before = (await ask(getKartById, { id })).result!.kart;
    const { prices, kart } = (await ask(repriceKart, { id, take: 'none' })).result!;
    expect(prices).toMatchObject({
      ...{ before: 500, afterRated: 600, afterAll: 1001 },
      lines: [
        { id: rated, day: 2, before: 400, after: 500, isOwnPrice: false },
        { id: own, day: 3, before: 99, after: 500, isOwnPrice: true },
      ],
    });
    expect(prices.lines[0]!.reason).toMatch(/rate/i);
    expect(kart).toEqual(before);
    expect((await ask(getKartById, { id })).result!.kart).toEqual(before);
  });

  it.each([
    ['rated', [500, 99], 600],
    ['all', [500, 500], 1001],
  ] as const)('are taken: %s', async (take: (typeof repriceTakes)[number], expected, total) => {
    const { id } = await dearerSince();
    const { kart } = (await ask(repriceKart, { id, version: 1, take })).result!;
    expect(kart.activities.map(({ price }) => price)).toEqual(expected);
    // What the rates say stands beside a price of one's own.
    expect(kart.activities.map(({ ratePrice }) => ratePrice)).toEqual([500, 500]);
    expect(kart).toMatchObject({ totalPrice: total, version: 2, miscellaneous: [{ version: 1 }] });
    expect((await ask(getKartById, { id })).result!.kart).toEqual(kart);
    expect(await ask(repriceKart, { id, version: 1, take })).toMatchObject({ status: 409 });
    const again = (await ask(repriceKart, { id, version: 2, take })).result!;
    expect(again.prices.lines.filter(({ isOwnPrice }) => !isOwnPrice)).toEqual([]);
  });

  it('of another arrival are those of the new days, and mark none as another day’s any more', async () => {
    const { id } = await dearerSince();
    const moved = (await ask(saveKart, { id, arrivalDate: '2026-12-20' })).result!.kart;
    expect(moved.activities.map(({ isOtherDay }) => isOtherDay)).toEqual([true, true]);
    const { kart } = (await ask(repriceKart, { id, take: 'rated' })).result!;
    expect(kart.activities.map(({ isOtherDay }) => isOtherDay)).toEqual([false, false]);
  });

  it('keep the price of a line of which the rates say nothing any more', async () => {
    const { id } = await dearerSince();
    await ask(saveKart, { id, arrivalDate: '2027-06-01' });
    const { prices, kart } = (await ask(repriceKart, { id, take: 'all' })).result!;
    expect(prices.lines.map(({ before, after }) => [before, after])).toEqual([
      [400, null],
      [99, null],
    ]);
    expect(kart.activities.map(({ price, isOtherDay }) => [price, isOtherDay])).toEqual([
      [400, true],
      [99, true],
    ]);
  });
});

describe('a price of one’s own', () => {
  it('is refused at its field to whoever may not set one, and what was set stays as it is', async () => {
    const { line } = await ratedOption(desk);
    const own = { ...line, id: randomId(), day: 3, price: 99 };
    const { id } = await storeKart(desk, customer, { activities: [{ ...line, day: 2 }, own] });
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.price': false });
    const save = (body: object) => ask(saveKart, { id, ...body }, clerk);
    const says = 'You cannot set prices by hand.';
    expect(
      await save({
        activities: [
          { id: own.id, remarks: 'At dusk' },
          { id: line.id, price: 300 },
        ],
      }),
    ).toMatchObject({ status: 403, errors: { 'activities.1.price': says } });
    expect(await save({ discount: 10 })).toMatchObject({ status: 403, errors: { discount: says } });
    expect(await save({ activities: [{ ...line, id: randomId(), price: 400 }] })).toMatchObject({ status: 200 });
    expect(await save({ activities: [{ id: own.id, remarks: 'At dusk' }] })).toMatchObject({ status: 200 });
    expect(await save({ activities: [{ id: own.id, price: null }] })).toMatchObject({ status: 200 });
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart.activities.find((one) => one.id === own.id)).toMatchObject({ price: 400, isOwnPrice: false });
  });
});
