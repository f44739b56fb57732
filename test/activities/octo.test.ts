import {
  zAvailability,
  zAvailabilityCalendar,
  zErrorInvalidAvailabilityId,
  zErrorInvalidOptionId,
  zErrorInvalidProductId,
  zErrorInvalidUnitId,
  zErrorUnauthorized,
  zProduct,
  zSupplier,
} from '@octocloud/types/dist/models/zod.gen.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { activityKeys } from '#functions/activities/keys.ts';
import { octoCalls } from '#shared/activities/octo/octo-calls.ts';
import { getAvailability } from '#shared/activities/octo/get-availability.ts';
import { getAvailabilityCalendar } from '#shared/activities/octo/get-availability-calendar.ts';
import { getProduct } from '#shared/activities/octo/get-product.ts';
import { getProducts } from '#shared/activities/octo/get-products.ts';
import { getSupplier } from '#shared/activities/octo/get-supplier.ts';
import type { OctoAvailability, OctoCalendarDay, OctoProduct } from '#shared/activities/octo/model.ts';
import { readTourOption } from '#functions/destination/activities/tour-option-store.ts';
import { commit } from '#functions/table/commit.ts';
import type { WireRequestOf, Call } from '#shared/contract.ts';
import { SECOND } from '#shared/time.ts';
import { domains } from '#infra/local/domains.ts';
import { eventOf, SESSION_COOKIE } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from '../keys/make-key.ts';
import { storeArea } from '../destination/catalogue-steps.ts';
import { type RatesDesk, ratesDesk } from '../destination/rates-desk.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let token: string;
let staff: TestUser;
let desk: RatesDesk;
let [productId, optionId, wholeDay] = ['', '', ''];

interface Bare {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A call as an agency’s own system makes it: with its key as Bearer, and nothing else. */
async function octo<C extends Call>(
  call: C,
  body: WireRequestOf<C>,
  headers: Record<string, string | undefined> = {},
): Promise<Bare> {
  const event = eventOf({
    site: 'sarathi',
    call,
    body,
    headers: { origin: undefined, authorization: `Bearer ${token}`, ...headers },
  });
  // A key makes twenty calls a second.
  world.clock.advance(SECOND);
  const answer = await domains.activities!(event, {} as never);
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
    body: JSON.parse(answer.body) as unknown,
  };
}
const priced = { 'octo-capabilities': 'octo/pricing' };
const days = { localDateStart: '2026-11-22', localDateEnd: '2026-11-25' };
const asked = () => ({ productId, optionId, ...days });

beforeAll(async () => {
  ({ token } = await makeKey(await world.addUser('sarathi', 'travelAgent'), { may: 'read' }));
  staff = world.user('sarathi', 'staff');
  desk = await ratesDesk(staff);
  const area = await storeArea(world, 'Al Awir');
  optionId = await desk.option(
    {
      ...{ hasTimeSlots: true, timeSlots: ['09:00', '15:00'], weekdays: [7, 1], capacity: 7 },
      ...{ durationMinutes: 90, cancelHours: 48, minAge: 3, isInstant: true },
    },
    { name: 'Desert drive', priority: 2, area: { id: area, name: 'Al Awir' } },
  );
  await desk.addTicket(optionId, { marketId: desk.defaultMarketId });
  wholeDay = await desk.option({ hasTimeSlots: false }, { name: 'Water park', priority: 3 });
  await desk.addTicket(wholeDay, { marketId: desk.defaultMarketId });
  const products = (await octo(getProducts, {})).body as OctoProduct[];
  productId = products.find(({ options }) => options.some(({ id }) => id === optionId))!.id;
});

describe('reads after OCTO', () => {
  it('by a key that comes beside what is left of a browser’s session leaves the key its session', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent');
    const authorization = `Bearer ${(await makeKey(agent, { may: 'read' })).token}`;
    const cookie = `${SESSION_COOKIE}=${agent.token}`;
    for (let n = 0; n < 2; n++)
      expect(await octo(getSupplier, {}, { authorization, 'signed-out': '1', cookie })).toMatchObject({ status: 200 });
    expect(await octo(getSupplier, {}, { authorization })).toMatchObject({ status: 200 });
  });

  it('say who sells', async () => {
    const { status, body, headers } = await octo(getSupplier, {}, priced);
    expect(status).toBe(200);
    expect(headers['octo-capabilities']).toBe('octo/pricing');
    const more = { 'octo-capabilities': 'octo/content, octo/pricing' };
    expect((await octo(getSupplier, {}, more)).headers['octo-capabilities']).toBe('octo/pricing');
    expect(zSupplier.parse(body)).toMatchObject({ id: 'sarathi', endpoint: expect.stringMatching(/\/api\/octo$/) });
  });

  it('give products as the standard publishes them, with prices for who asks for prices', async () => {
    const [plain, withPrices] = await Promise.all([octo(getProducts, {}), octo(getProducts, {}, priced)]);
    const products = zProduct.array().parse(withPrices.body);
    for (const product of products) expect(zProduct.strict().safeParse(product).error).toBeUndefined();
    const product = products.find(({ id }) => id === productId)!;
    expect(product).toMatchObject({
      ...{ internalName: 'Desert drive', availabilityType: 'START_TIME', instantConfirmation: true },
      ...{ defaultCurrency: 'INR', pricingPer: 'BOOKING' },
    });
    expect(product.options[0]).toMatchObject({
      ...{ id: optionId, default: true, availabilityLocalStartTimes: ['09:00', '15:00'] },
      ...{
        cancellationCutoff: '48 hours',
        cancellationCutoffAmount: 48,
        restrictions: { minUnits: null, maxUnits: 7 },
      },
      pricingFrom: [
        { original: 17_900, retail: 17_900, net: 17_900, currency: 'INR', currencyPrecision: 2, includedTaxes: [] },
      ],
    });
    // Nobody below three: no infants, and children from three on.
    expect(product.options[0]!.units.map(({ id, restrictions }) => [id, restrictions.minAge])).toEqual([
      ['adult', 12],
      ['child', 3],
    ]);
    const bare = (plain.body as OctoProduct[]).find(({ id }) => id === productId)!;
    expect(bare).not.toHaveProperty('pricingPer');
    expect(bare.options[0]).not.toHaveProperty('pricingFrom');
    expect((await octo(getProduct, { id: productId }, priced)).body).toEqual(product);
  });

  it('tell each time that is sold, its places, and what the guests asked for come to', async () => {
    const units = [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ];
    const { body } = await octo(getAvailability, { ...asked(), units }, priced);
    const free = zAvailability.array().parse(body);
    // Sunday and Monday alone; of today (11:30 in Kolkata) the morning is over.
    expect(free.map(({ id }) => id)).toEqual([
      `${optionId}_2026-11-22T15:00`,
      `${optionId}_2026-11-23T09:00`,
      `${optionId}_2026-11-23T15:00`,
    ]);
    const total = (2 * 179 + 144) * 100;
    expect(free[0]).toMatchObject({
      ...{ localDateTimeStart: '2026-11-22T15:00:00+05:30', localDateTimeEnd: '2026-11-22T16:30:00+05:30' },
      ...{ utcCutoffAt: '2026-11-22T09:30:00Z', allDay: false, available: true, status: 'AVAILABLE' },
      ...{ vacancies: 7, capacity: 7, maxUnits: 7, openingHours: [] },
      pricing: { retail: total, net: total, currency: 'INR' },
    });
  });

  it('count what is taken, at each time and over a day', async () => {
    const day = '2026-11-30';
    const take = (time: string, taken: number) => ({
      kind: 'update' as const,
      key: activityKeys.slot(staff.actor, optionId, day, time),
      add: { taken },
    });
    expect((await commit(staff.actor, [take('09:00', 7), take('15:00', 4)])).ok).toBe(true);
    const on = { productId, optionId, localDateStart: day, localDateEnd: day };
    const times = (await octo(getAvailability, on)).body as OctoAvailability[];
    expect(times.map(({ status, vacancies, available }) => [status, vacancies, available])).toEqual([
      ['SOLD_OUT', 0, false],
      ['LIMITED', 3, true],
    ]);
    const four = (await octo(getAvailability, { ...on, units: [{ id: 'adult', quantity: 4 }] })).body;
    expect((four as OctoAvailability[]).map(({ available }) => available)).toEqual([false, false]);
    const [calendar] = zAvailabilityCalendar.array().parse((await octo(getAvailabilityCalendar, on)).body);
    expect(calendar).toMatchObject({ localDate: day, available: true, status: 'LIMITED', vacancies: 3, capacity: 14 });
  });

  it('show a calendar of days, those that are closed too, and what lasts all day', async () => {
    const { body } = await octo(getAvailabilityCalendar, asked(), priced);
    const shown = zAvailabilityCalendar.array().parse(body) as OctoCalendarDay[];
    expect(shown.map(({ localDate, status }) => [localDate, status])).toEqual([
      ['2026-11-22', 'AVAILABLE'],
      ['2026-11-23', 'AVAILABLE'],
      ['2026-11-24', 'CLOSED'],
      ['2026-11-25', 'CLOSED'],
    ]);
    expect(shown[0]).toHaveProperty('pricingFrom');
    expect(shown[2]).not.toHaveProperty('pricingFrom');
    const products = (await octo(getProducts, {})).body as OctoProduct[];
    const park = products.find(({ options }) => options.some(({ id }) => id === wholeDay))!;
    expect(park).toMatchObject({ availabilityType: 'OPENING_HOURS', instantConfirmation: false });
    const asks = { productId: park.id, optionId: wholeDay, localDateStart: '2026-11-24' };
    const [free] = zAvailability.array().parse((await octo(getAvailability, asks)).body);
    expect(free).toMatchObject({
      ...{ id: `${wholeDay}_2026-11-24`, allDay: true, status: 'AVAILABLE', vacancies: null, capacity: null },
      ...{ localDateTimeEnd: '2026-11-25T00:00:00+05:30', openingHours: [{ from: '00:00', to: '23:59' }] },
    });
  });

  it('answer availabilities by their ids, those that are over too', async () => {
    const ids = [`${optionId}_2026-11-22T09:00`, `${optionId}_2026-11-23T09:00`, `${optionId}_2026-11-24T09:00`];
    const { body } = await octo(getAvailability, { productId, optionId, availabilityIds: ids });
    expect((body as OctoAvailability[]).map(({ id, status, available }) => [id, status, available])).toEqual([
      [ids[0], 'CLOSED', false],
      [ids[1], 'AVAILABLE', true],
      [ids[2], 'CLOSED', false],
    ]);
  });
});

describe('what OCTO refuses', () => {
  it('what another site sells', async () => {
    const other = await ratesDesk(world.user('gulf', 'staff'));
    const foreignOption = await other.option({}, { name: 'Elsewhere' });
    const { activityId } = (await readTourOption(world.user('gulf', 'staff').actor, foreignOption))!;
    expect((await octo(getProduct, { id: activityId })).body).toMatchObject({ error: 'INVALID_PRODUCT_ID' });
    const theirs = await octo(getAvailability, { ...asked(), productId: activityId, optionId: foreignOption });
    expect(theirs.body).toMatchObject({ error: 'INVALID_PRODUCT_ID' });
    const option = await octo(getAvailabilityCalendar, { ...asked(), optionId: foreignOption });
    expect(option.body).toMatchObject({ error: 'INVALID_OPTION_ID' });
    expect(JSON.stringify((await octo(getProducts, {})).body)).not.toContain('Elsewhere');
  });

  it('names what there is not', async () => {
    const none = '0123456789ABCDEFGHJK';
    const product = await octo(getProduct, { id: none });
    expect(product.status).toBe(400);
    expect(zErrorInvalidProductId.parse(product.body)).toMatchObject({ error: 'INVALID_PRODUCT_ID', productId: none });
    const option = await octo(getAvailability, { ...asked(), optionId: wholeDay });
    expect(zErrorInvalidOptionId.parse(option.body)).toMatchObject({ error: 'INVALID_OPTION_ID', optionId: wholeDay });
    const unit = await octo(getAvailabilityCalendar, { ...asked(), units: [{ id: 'senior', quantity: 1 }] });
    expect(zErrorInvalidUnitId.parse(unit.body)).toMatchObject({ error: 'INVALID_UNIT_ID', unitId: 'senior' });
    const whole = [
      { id: 'adult', quantity: 2 },
      { id: 'infant', quantity: 0 },
    ];
    expect((await octo(getAvailability, { ...asked(), units: whole })).status, 'none is asked for').toBe(200);
    // Nobody below three: the option lists no infants.
    const infant = await octo(getAvailability, { ...asked(), units: [{ id: 'infant', quantity: 1 }] });
    expect(zErrorInvalidUnitId.parse(infant.body)).toMatchObject({ error: 'INVALID_UNIT_ID', unitId: 'infant' });
    const thirty = { id: 'adult', quantity: 30 };
    const many = await octo(getAvailability, { ...asked(), units: [thirty, thirty] });
    expect(many).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
    for (const wrong of [`${wholeDay}_2026-11-24`, `${optionId}_2026-11-24`, `${optionId}_2026-02-30T09:00`, 'x']) {
      const { status, body } = await octo(getAvailability, { productId, optionId, availabilityIds: [wrong] });
      expect(status).toBe(400);
      expect(zErrorInvalidAvailabilityId.parse(body)).toMatchObject({
        ...{ error: 'INVALID_AVAILABILITY_ID', availabilityId: wrong },
      });
    }
  });

  it.each([
    ['no day', { localDateStart: undefined }, /first day/],
    ['days turned around', { localDateStart: '2026-11-26' }, /before the first/],
    ['too many days', { localDateEnd: '2026-12-24' }, /at most 31 days/],
    ['another currency', { currency: 'EUR' }, /in INR alone/],
    ['a field that there is not', { pickupPointId: 'x' }, /pickupPointId/],
  ])('%s', async (_, wrong, text) => {
    const { status, body } = await octo(getAvailability, { ...asked(), ...wrong } as never);
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'BAD_REQUEST', errorMessage: expect.stringMatching(text) });
  });

  it('a party that cannot come is told so, not that the day is closed', async () => {
    const infants = { ...asked(), units: [{ id: 'adult', quantity: 8 }] };
    const free = (await octo(getAvailability, infants)).body as OctoAvailability[];
    expect(free[0]).toMatchObject({ available: false, status: 'AVAILABLE', vacancies: 7 });
  });

  it('have no room for infants alone, who sit on a lap', async () => {
    const products = (await octo(getProducts, {})).body as OctoProduct[];
    const park = products.find(({ options }) => options.some(({ id }) => id === wholeDay))!;
    const of = { productId: park.id, optionId: wholeDay, localDateStart: '2026-11-23' };
    const alone = { ...of, units: [{ id: 'infant', quantity: 1 }] };
    expect((await octo(getAvailability, alone)).body).toMatchObject([{ available: false, status: 'AVAILABLE' }]);
    expect((await octo(getAvailabilityCalendar, alone)).body).toMatchObject([
      { available: false, status: 'AVAILABLE' },
    ]);
    const both = { ...of, units: [...alone.units, { id: 'adult', quantity: 1 }] };
    expect((await octo(getAvailability, both)).body).toMatchObject([{ available: true }]);
  });

  it('whoever has no key, or sends it another way, on every call', async () => {
    for (const call of octoCalls) {
      const body = (call.method === 'POST' ? asked() : call === getProduct ? { id: productId } : {}) as never;
      const given = await octo(call, body, { authorization: undefined });
      expect(given.status).toBe(401);
      expect(zErrorUnauthorized.parse(given.body)).toMatchObject({ error: 'UNAUTHORIZED' });
      expect((await octo(call, body, { authorization: `Basic ${token}` })).status).toBe(401);
      const asOurs = await octo(call, body, { authorization: undefined, 'auth-token': token });
      expect(asOurs.status).toBe(200);
    }
  });
});
