import { describe, expect, it } from 'vitest';
import { groupOffers } from '#shared/flights/group-offers.ts';
import type { Offer } from '#shared/flights/model.ts';
import { byTrip, isPair, joinPair, partnersOf, splitRef } from '#shared/flights/pair-offers.ts';
import { netOffer, segmentOf } from './net-offer.ts';

const offer = (source: string, flights: string, family: string, publishedPrice: number, fields: Partial<Offer> = {}): Offer => {
  const { segments, isLCC, isRefundable, isLCCSpecialReturn, pairKey, requires } = netOffer();
  return { resultIndex: `${flights}.${family}`, source, segments, isLCC, isRefundable, isLCCSpecialReturn, pairKey, flightsKey: flights, requires, family: { name: family, changeFee: '', cancelFee: '', meal: '', seatsLeft: 4 }, publishedPrice, pricePerAdult: publishedPrice, net: 0, markup: 0, commissionEarned: 0, ...fields };
};

describe('the same flights at several suppliers', () => {
  const offers = [offer('gds', 'AI804', 'Flex', 9000), offer('wholesale', 'AI804', 'Saver', 6900), offer('gds', 'AI804', 'Saver', 7000), offer('lcc', '6E21', 'Saver', 5000)];

  it('are shown once, cheapest first, the others behind', () => {
    const groups = groupOffers(offers);
    expect(groups.map(({ flightsKey, cheapest }) => [flightsKey, cheapest.source, cheapest.publishedPrice])).toEqual([['6E21', 'lcc', 5000], ['AI804', 'wholesale', 6900]]);
    expect(groups[1]!.families.map(({ offer: best, others }) => [best.family.name, best.source, others.map(({ source }) => source)])).toEqual([['Saver', 'wholesale', ['gds']], ['Flex', 'gds', []]]);
  });

  it('look the same in whatever order suppliers answer', () => {
    expect(groupOffers(offers.toReversed())).toEqual(groupOffers(offers));
  });
});

describe('a low-cost carrier\'s pair', () => {
  const half = (trip: number, index: string, pairKey = 'P1') => netOffer({ resultIndex: index, isLCCSpecialReturn: true, pairKey, segments: [segmentOf({ tripIndicator: trip })], supplierRef: `ref ${index}` });

  it('is an outbound and a return of the same key at the same source', () => {
    const out = half(1, 'out');
    expect(partnersOf(out, [half(2, 'back'), half(2, 'other', 'P2'), half(1, 'out again'), netOffer(), { ...half(2, 'elsewhere'), source: 'lcc' }]).map(({ resultIndex }) => resultIndex)).toEqual(['back']);
    expect(isPair(half(2, 'back'), out)).toBe(false);
  });

  it('is one offer with both prices', () => {
    const pair = joinPair(half(1, 'out'), { ...half(2, 'back'), isRefundable: false, commission: 500 });
    expect(pair).toMatchObject({ resultIndex: 'out + back', isRefundable: false, commission: 16_500, fares: [{ passengerCount: 2, baseFare: 800_000, tax: 122_400, offeredOtherCharges: 70_000 }] });
    expect(pair.segments).toHaveLength(2);
    expect(splitRef(pair.supplierRef)).toEqual(['ref out', 'ref back']);
    expect(splitRef('ref alone')).toEqual(['ref alone']);
  });

  it('stands in two columns, with whole journeys apart', () => {
    const whole = netOffer({ segments: [segmentOf(), segmentOf({ tripIndicator: 2 })] });
    const columns = byTrip([half(1, 'out'), half(2, 'back'), whole]);
    expect([columns.outbound.length, columns.inbound.length, columns.whole.length]).toEqual([1, 1, 1]);
  });
});
