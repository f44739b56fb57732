import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOfJob } from '#functions/scope.ts';
import { priceFare } from '#functions/markups/price-fare.ts';
import { customerFrom } from '#functions/markups/groups/customer-of.ts';
import { earnedOf } from '#functions/markups/rules/preview.ts';
import { readBook } from '#functions/markups/store.ts';
import { withCountries } from '#functions/markups/rules/with-countries.ts';
import { readLegalEntity } from '#functions/users/store.ts';
import { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { previewRule } from '#shared/markups/rules/preview-rule.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { seenFareWrite } from '#functions/flights/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const TODAY = '2026-11-22';
let staff: TestUser;
let buyers: TestUser[];
let groupId = '';
const sold: { booking: BookingItem; buyer: TestUser }[] = [];

/** Bookings that differ in airline, cabin, fare, commission and buyer, the same in every run. */
const fares = fc.record({
  airlineCode: fc.constantFrom('AI', '6E', 'EK'),
  cabin: fc.constantFrom('Economy', 'Business' as const),
  to: fc.constantFrom('BOM', 'DXB'),
  isLCC: fc.boolean(),
  isRefundable: fc.boolean(),
  baseFare: fc.integer({ min: 10_000, max: 5_000_000 }),
  passengerCount: fc.integer({ min: 1, max: 4 }),
  commission: fc.integer({ min: 0, max: 100_000 }),
  buyer: fc.nat({ max: 2 }),
});

async function sell(count: number): Promise<void> {
  const random = fc.sample(fares, { seed: 20261122, numRuns: count });
  for (const [at, fare] of random.entries()) {
    const buyer = buyers[fare.buyer]!;
    const made = makeBooking(buyer, { createdAt: `2026-11-${String(1 + (at % 21)).padStart(2, '0')}T06:00:00.000Z` });
    const segment = {
      ...made.segments[0]!,
      airlineCode: fare.airlineCode,
      cabin: fare.cabin,
      destinationAirportCode: fare.to,
    };
    const booking: BookingItem = {
      ...made,
      segments: [segment],
      offer: {
        ...made.offer,
        segments: [segment],
        isLCC: fare.isLCC,
        isRefundable: fare.isRefundable,
        commission: fare.commission,
        fares: [
          {
            passengerType: 1,
            passengerCount: fare.passengerCount,
            baseFare: fare.baseFare,
            tax: 5000,
            offeredOtherCharges: 0,
          },
        ],
      },
    };
    await storeBooking(world.job('sarathi'), booking);
    sold.push({ booking, buyer });
  }
}

beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  groupId = (await makeGroup(staff, 'Gold agents', 80)).id;
  buyers = [
    await world.addUser('sarathi', 'travelAgent'),
    await world.addUser('sarathi', 'travelAgent'),
    await world.addUser('sarathi', 'retail'),
  ];
  await told(staff, mapLeIdWithLeGroupId, { groupId, LEId: buyers[0]!.item.legalEntityId! });
  await told(staff, saveDefaultAirlineMarkup, { kind: 'perPassenger', amount: 250, groupId: 'RETAIL' });
  await sell(200);
});

/** All bookings priced by the rules as they stand now. */
async function pricedNow() {
  const book = await withCountries((await readBook(scopeOfJob(world.job('sarathi')))).book);
  return Promise.all(
    sold.map(async ({ booking, buyer }) => {
      const { userType, legalEntityId } = buyer.item;
      const company = legalEntityId ? await readLegalEntity(world.job('sarathi'), legalEntityId) : undefined;
      const customer = customerFrom(book, { userType, groupId: '', owner: buyer.actor.owner }, company);
      const priced = priceFare(booking.offer, customer, book, TODAY);
      if (!priced.ok) throw new Error(priced.code);
      return { total: priced.value.totalPayable, earned: earnedOf(booking.offer, priced.value) };
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('what a rule would have done', () => {
  it.each([
    ['a markup for a group in a cabin', { kind: 'percentOfBase', percent: 3, cabin: 'Business' }],
    [
      'a discount on international routes',
      { kind: 'perPassenger', amount: 40, effect: 'discount', routeKind: 'international' },
    ],
    [
      'a markup for whoever is in no group, on low-cost carriers',
      { kind: 'perBooking', amount: 99, groupId: 'RETAIL', fareType: 'lowCost' },
    ],
    ['one that moves nothing', { kind: 'perBooking', amount: 99, supplier: 'sandbox-gds', cabin: 'First' }],
  ] as const)('is what saving it and pricing all again comes to: %s', async (_, fields) => {
    const body = { ...fields, ...('groupId' in fields ? {} : { groupId }) };
    const before = await pricedNow();
    const preview = await told(staff, previewRule, { list: 'defaults', ...body });
    const { rule } = await told(staff, saveDefaultAirlineMarkup, { ...body, isConfirmed: true });
    const after = await pricedNow();
    const moves = before.map(({ total }, at) => after[at]!.total - total);
    expect(preview).toMatchObject({
      day: TODAY,
      looked: 200,
      isCut: false,
      moved: moves.filter(Boolean).length,
      dearer: moves.filter((move) => move > 0).length,
      difference: sum(moves),
      earnedBefore: sum(before.map(({ earned }) => earned)),
      earnedAfter: sum(after.map(({ earned }) => earned)),
    });
    expect(preview.examples.length).toBe(Math.min(5, preview.moved));
    const [largest] = preview.examples;
    if (largest)
      expect(Math.abs(largest.after - largest.before)).toBe(Math.max(...moves.map((move) => Math.abs(move))));
    // Tried once more it is the rule that is there.
    const again = await told(staff, previewRule, { list: 'defaults', markupId: rule.markupId, ...body });
    expect(again).toMatchObject({ moved: 0, difference: 0 });
  });

  it('moves something and leaves something alone in these bookings', async () => {
    const { moved } = await told(staff, previewRule, {
      list: 'defaults',
      kind: 'perBooking',
      amount: 77,
      groupId: 'RETAIL',
    });
    expect(moved).toBeGreaterThan(20);
    expect(moved).toBeLessThan(180);
  });

  it('is told of the fares that are kept of the routes booked, for the rule’s group', async () => {
    const job = world.job('sarathi');
    const fare = {
      airlineCode: 'AI',
      currency: 'INR',
      baseFare: 400_000,
      tax: 0,
      offeredOtherCharges: 0,
      commission: 0,
    };
    const kept = { ...fare, price: 400_000, seenAt: '2026-11-22T05:00:00.000Z', ttl: 4_000_000_000 };
    await commit(job, [seenFareWrite(job, 'DEL', 'BOM', '2026-12-10', kept)]);
    const body = { list: 'airlines', kind: 'perPassenger', amount: 110, groupId, airlineCode: 'AI' } as const;
    const { fares: told1 } = await told(staff, previewRule, body);
    expect(told1).toMatchObject({ looked: 1, moved: 1 });
    expect(told1.averageDifference).toBeGreaterThan(0);
    const { fares: told2 } = await told(staff, previewRule, { ...body, airlineCode: '6E' });
    expect(told2).toEqual({ looked: 1, moved: 0, averageDifference: 0 });
  });

  it('is taken as if all were sold on the rule’s first day', async () => {
    const body = {
      list: 'defaults',
      kind: 'perBooking',
      amount: 77,
      groupId: 'RETAIL',
      validFrom: '2027-01-05',
    } as const;
    expect(await told(staff, previewRule, body)).toMatchObject({ day: '2027-01-05' });
  });

  it('is of one’s own site alone, and of a rule there is', async () => {
    const [rule] = (await told(staff, getDefaultAirlineMarkup, {})).rules;
    const body = { list: 'defaults', kind: 'perBooking', amount: 1 } as const;
    const stranger = world.user('gulf', 'staff');
    expect(await told(stranger, previewRule, body)).toMatchObject({ looked: 0, moved: 0 });
    expect(await asking(stranger)(previewRule, { ...body, markupId: rule!.markupId })).toMatchObject({ status: 404 });
  });

  it('reads a thousand bookings in few trips, and says when there are more', async () => {
    await sell(801);
    world.faults.reset();
    const body = { list: 'defaults', kind: 'perBooking', amount: 77, groupId: 'RETAIL' } as const;
    const preview = await told(staff, previewRule, body);
    expect(preview).toMatchObject({ looked: 1000, isCut: true });
    const operations = world.faults.counts().list.map(({ name }) => name);
    // A hundred bookings a trip; the list a megabyte a page; kept fares a Query a route and month.
    expect(operations.filter((name) => name.startsWith('BatchGet')).length).toBeLessThanOrEqual(13);
    expect(operations.length).toBeLessThanOrEqual(24);
  }, 60_000);
});
