import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyByName, familyLevel } from '#functions/suppliers/sandbox/families.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { decodeRef, encodeRef } from '#functions/suppliers/sandbox/question.ts';
import { fromRupees } from '#functions/suppliers/sandbox/rates.ts';
import type { SearchQuery } from '#shared/flights/model.ts';
import { ask, callAt, got, NOW, source } from './ask-sandbox.ts';

const search = async (supplier: ReturnType<typeof source>, query: SearchQuery, now = NOW) =>
  got(await supplier.search(callAt(now), query));
const gds = source();
const lcc = source({ kind: 'lcc' });

describe('a source answers a search', () => {
  it.each([
    [gds, 'DEL-BOM'],
    [lcc, 'DEL-BOM'],
    [gds, 'DEL-LHR'],
    [lcc, 'COK-DXB'],
    [gds, 'BOM-SIN'],
    [lcc, 'BLR-GOI'],
  ])('with 30 to 60 offers on a popular route (%#)', async (supplier, leg) => {
    const offers = await search(supplier, ask(leg));
    expect(offers.length).toBeGreaterThanOrEqual(30);
    expect(offers.length).toBeLessThanOrEqual(60);
    expect(new Set(offers.map(({ resultIndex }) => resultIndex)).size).toBe(offers.length);
  });

  it('the same in every process on the same day, and otherwise on another', async () => {
    const again = source({}, { name: 'sandbox-test' });
    expect(await search(again, ask('DEL-BOM'), NOW + 3_600_000)).toEqual(await search(gds, ask('DEL-BOM')));
    expect(await search(gds, ask('DEL-BOM'), NOW + 5 * 86_400_000)).not.toEqual(await search(gds, ask('DEL-BOM')));
  });

  it('with the same flights as another source at another price', async () => {
    const dear = await search(source({ seed: 'other', priceLevel: 103 }), ask('DEL-LHR'));
    const mine = new Map(
      (await search(gds, ask('DEL-LHR'))).map((offer) => [offer.flightsKey + offer.family.name, totalOf(offer.fares)]),
    );
    const both = dear.filter(({ flightsKey, family }) => mine.has(flightsKey + family.name));
    expect(both.length).toBeGreaterThan(10);
    expect(both.every(({ flightsKey, family, fares }) => mine.get(flightsKey + family.name) !== totalOf(fares))).toBe(
      true,
    );
  });

  it('with whole positive amounts, children below adults, infants far below, dearer bundles dearer', async () => {
    const routes = fc.constantFrom('DEL-BOM', 'COK-DXB', 'DEL-LHR', 'BOM-JFK', 'BLR-SIN', 'DXB-LHR', 'CCJ-DOH');
    await fc.assert(
      fc.asyncProperty(
        routes,
        fc.constantFrom('INR', 'USD', 'KWD', 'JPY'),
        fc.boolean(),
        async (leg, currency, lowCost) => {
          const offers = await search(
            source({ kind: lowCost ? 'lcc' : 'gds' }, { currency }),
            ask(leg, { adultCount: 2, childCount: 1, infantCount: 1 }),
          );
          for (const { fares, commission, currency: sold } of offers) {
            expect(sold).toBe(currency);
            for (const fare of fares)
              for (const amount of [fare.baseFare, fare.tax, fare.offeredOtherCharges, commission])
                expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
            const [adult, child, infant] = fares as [(typeof fares)[0], (typeof fares)[0], (typeof fares)[0]];
            expect(infant.baseFare).toBeGreaterThan(0);
            expect(child.baseFare).toBeLessThan(adult.baseFare);
            expect(infant.baseFare).toBeLessThan(child.baseFare / 4);
            expect(infant.offeredOtherCharges).toBe(0);
            expect(fares.map(({ passengerType, passengerCount }) => [passengerType, passengerCount])).toEqual([
              [1, 2],
              [2, 1],
              [3, 1],
            ]);
          }
          for (const { flightsKey } of offers) {
            const families = offers
              .filter((offer) => offer.flightsKey === flightsKey)
              .sort((a, b) => familyLevel(familyByName(a.family.name)) - familyLevel(familyByName(b.family.name)));
            const levels = families.map(({ fares }) => totalOf(fares));
            expect(levels).toEqual([...levels].sort((a, b) => a - b));
          }
        },
      ),
      { seed: 5, numRuns: 20 },
    );
  });

  it('dearer as departure comes near', async () => {
    const cheapest = async (date: string) =>
      totalOf(
        (
          await search(lcc, {
            ...ask('DEL-BOM'),
            segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: date }],
          })
        )[0]!.fares,
      );
    expect(await cheapest('2026-11-24')).toBeGreaterThan(await cheapest('2027-02-02'));
  });

  it('asks for passport abroad, the tax number from a threshold in India, birthdays where age matters', async () => {
    const [home] = await search(gds, ask('DEL-BOM'));
    const [child] = await search(gds, ask('DEL-BOM', { childCount: 1 }));
    const [gulf] = await search(lcc, ask('COK-DXB'));
    const [family] = await search(gds, ask('DEL-LHR', { adultCount: 4 }));
    expect([home, child, gulf, family].map((offer) => offer!.requires)).toEqual([
      { passport: false, pan: false, dateOfBirth: false },
      { passport: false, pan: false, dateOfBirth: true },
      { passport: true, pan: false, dateOfBirth: true },
      { passport: true, pan: true, dateOfBirth: true },
    ]);
  });

  it('pays commission on full-service fares and on some low-cost ones', async () => {
    expect((await search(gds, ask('DEL-BOM'))).every(({ commission }) => commission > 0)).toBe(true);
    const byCarrier = new Map(
      (await search(lcc, ask('DEL-BOM', { directOnly: true }))).map(({ segments, commission }) => [
        segments[0]!.airlineCode,
        commission > 0,
      ]),
    );
    expect(byCarrier.get('6E')).toBe(true);
    expect(byCarrier.get('QP')).toBe(false);
  });

  it('direct flights only, front cabins only, all airports of a city, as asked', async () => {
    expect(
      (await search(gds, ask('DEL-LHR', { directOnly: true }))).every(({ segments }) => segments.length === 1),
    ).toBe(true);
    const front = await search(gds, ask('DEL-LHR', { cabin: 'Business' }));
    expect(front.length).toBeGreaterThan(5);
    expect(front.every(({ segments }) => segments.every(({ cabin }) => cabin === 'Business'))).toBe(true);
    expect(await search(lcc, ask('DEL-LHR', { cabin: 'Business' }))).toEqual([]);
    expect(
      new Set((await search(gds, ask('DEL-LON'))).map(({ segments }) => segments.at(-1)!.destinationAirportCode)).size,
    ).toBeGreaterThan(1);
  });

  it('and leaves out flights whose sales are closed', async () => {
    const noon = Date.parse('2026-12-12T06:30:00Z');
    const left = (await search(gds, ask('DEL-BOM'), noon)).map(({ segments }) => segments[0]!.departureTime);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((time) => time > '2026-12-12T14:00')).toBe(true);
  });
});

describe('a return', () => {
  it('as two one-way fares has offers for each direction', async () => {
    const offers = await search(gds, ask(['DEL-BOM', 'BOM-DEL']));
    const directions = new Set(
      offers.map(({ segments }) => `${segments[0]!.tripIndicator}${segments[0]!.originAirportCode}`),
    );
    expect(directions).toEqual(new Set(['1DEL', '2BOM']));
    expect(offers.every(({ segments }) => new Set(segments.map(({ tripIndicator }) => tripIndicator)).size === 1)).toBe(
      true,
    );
  });

  it('as a GDS round trip is one fare of one carrier, below two singles', async () => {
    const legs = ['DEL-LHR', 'LHR-DEL'];
    const trips = await search(gds, ask(legs, { returnType: 3 }));
    const singles = await search(gds, ask(legs));
    expect(trips.length).toBeGreaterThan(10);
    for (const { segments, isLCC } of trips) {
      expect(isLCC).toBe(false);
      expect(segments.map(({ tripIndicator }) => tripIndicator)).toEqual(
        segments.map(({ tripIndicator }) => tripIndicator).sort(),
      );
      expect(new Set(segments.map(({ airlineCode }) => airlineCode)).size).toBe(1);
      expect([segments[0]!.originAirportCode, segments.at(-1)!.destinationAirportCode]).toEqual(['DEL', 'DEL']);
    }
    const [out, back] = trips[0]!.resultIndex.split('.').slice(0, -1).join('.').split('-') as [string, string];
    const single = (id: string) =>
      totalOf(singles.find(({ resultIndex }) => resultIndex === `${id}.${trips[0]!.family.name}`)!.fares);
    expect(totalOf(trips[0]!.fares)).toBeLessThan(single(out) + single(back));
    expect(await search(lcc, ask(legs, { returnType: 3 }))).toEqual([]);
  });

  it('as a low-cost pair has partners in both directions, below their singles', async () => {
    const legs = ['COK-DXB', 'DXB-COK'];
    const pairs = await search(lcc, ask(legs, { returnType: 5 }));
    const singles = new Map(
      (await search(lcc, ask(legs))).map(({ resultIndex, fares }) => [`S${resultIndex}`, totalOf(fares)]),
    );
    const keys = (trip: number) =>
      new Set(pairs.filter(({ segments }) => segments[0]!.tripIndicator === trip).map(({ pairKey }) => pairKey));
    expect(keys(1)).toEqual(keys(2));
    expect(keys(1).size).toBeGreaterThan(0);
    expect(pairs.every(({ isLCC, isLCCSpecialReturn, pairKey }) => isLCC && isLCCSpecialReturn && pairKey !== '')).toBe(
      true,
    );
    for (const { resultIndex, fares } of pairs) expect(totalOf(fares)).toBeLessThan(singles.get(resultIndex)!);
  });
});

it('a multi-stop journey is one offer over all its legs, each after the other', async () => {
  for (const { segments } of await search(gds, ask(['DEL-DXB', 'DXB-LHR', 'LHR-DEL']))) {
    expect([...new Set(segments.map(({ tripIndicator }) => tripIndicator))]).toEqual([1, 2, 3]);
    const starts = [1, 2, 3].map(
      (trip) => segments.find(({ tripIndicator }) => tripIndicator === trip)!.originAirportCode,
    );
    expect(starts).toEqual(['DEL', 'DXB', 'LHR']);
  }
  expect((await search(gds, ask(['DEL-DXB', 'DXB-LHR', 'LHR-DEL']))).length).toBeGreaterThan(20);
});

it('the calendar knows the cheapest fare of every day still to come', async () => {
  const calendar = got(await lcc.calendar(callAt(), ask('DEL-BOM'), '2026-11'));
  expect(Object.keys(calendar)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27', '28', '29', '30'].map((date) => `2026-11-${date}`),
  );
  const december = got(await lcc.calendar(callAt(), ask('DEL-BOM'), '2026-12'));
  expect(december['2026-12-12']).toBe(totalOf((await search(lcc, ask('DEL-BOM')))[0]!.fares));
});

it("an offer's reference says all that finds it again", () => {
  const query = ask(['DEL-BOM', 'BOM-DEL'], { returnType: 5, childCount: 2, cabin: 'Business', directOnly: true });
  const ref = { query, asked: '2026-11-21', resultIndex: '1.6E101-2.6E102.Saver' };
  expect(decodeRef(encodeRef(ref))).toEqual(ref);
  expect(decodeRef("somebody else's")).toBeUndefined();
});

it('keeps rupees whole and dinars at five fils, and knows no price in a currency without a rate', () => {
  expect([
    fromRupees(1234.56, 'INR'),
    fromRupees(1000, 'USD'),
    fromRupees(1000, 'KWD'),
    fromRupees(1000, 'JPY'),
  ]).toEqual([123500, 1180, 3620, 1780]);
  expect(() => source({}, { currency: 'XYZ' })).toThrow('no rate for XYZ');
});
