import { describe, expect, it } from 'vitest';
import { offerOf, segmentOf } from '#test/fixtures/offer.ts';
import { groupFlights } from '#web/flights/results/flight-groups.ts';
import { sortTabsOf } from '#web/flights/results/merge-tabs.ts';
import { factsOf, offerKey } from '#web/flights/results/offer-facts.ts';
import { refundTerms, refundText } from '#web/flights/results/refund-text.ts';
import { lowestOf } from '#web/flights/results/use-note-lowest.ts';
import { movementOf } from '#web/flights/search/movement.ts';

const family = (name: string, cancelFee = '') => ({ name, changeFee: '', cancelFee, meal: '', seatsLeft: 9 });
const saver = factsOf(
  offerOf({ resultIndex: 'saver', family: family('Saver'), isRefundable: false, publishedPrice: 400_000 }),
);
const flexi = factsOf(
  offerOf({ resultIndex: 'flexi', family: family('Flexi', 'From ₹\u00a03,250.00'), publishedPrice: 520_000 }),
);

describe('a card', () => {
  it('speaks of the fare whose price it shows, whatever its other families give', () => {
    const [card] = groupFlights([saver, flexi]);
    expect(card!.lead).toBe(saver);
    expect(refundText(card!.lead.offer)).toBe('Non-refundable');
    expect([saver, flexi].map(({ offer }) => refundTerms(offer))).toEqual([
      'Non-refundable',
      'Refundable, cancel from ₹\u00a03,250.00',
    ]);
  });

  it('shows the cheapest fare that can still be had, and keeps what is sold out behind it', () => {
    const [card] = groupFlights([saver, flexi], new Set([offerKey(saver)]));
    expect(card!.lead).toBe(flexi);
    expect(card!.families).toEqual([flexi, saver]);
    const [gone] = groupFlights([saver, flexi], new Set([saver, flexi].map(offerKey)));
    expect(gone!.lead).toBe(saver);
  });
});

describe('the orders', () => {
  const slow = [segmentOf({ arrivalTime: '2027-03-05T16:10', durationMinutes: 490 })];
  const quick = factsOf(offerOf({ resultIndex: 'quick', flightsKey: 'a', pricePerAdult: 500_000 }));
  const cheap = factsOf(offerOf({ resultIndex: 'cheap', flightsKey: 'b', pricePerAdult: 480_000, segments: slow }));
  it('are one tab for Best and Cheapest where these are the same flight', () => {
    expect(sortTabsOf([quick, cheap]).map(({ sort }) => sort)).toEqual(['best', 'cheapest', 'fastest', 'earliest']);
    const dear = factsOf(offerOf({ resultIndex: 'dear', flightsKey: 'c', pricePerAdult: 900_000 }));
    expect(sortTabsOf([quick, dear]).map(({ sort, isCheapestToo }) => [sort, isCheapestToo])).toEqual([
      ['best', true],
      ['fastest', false],
      ['earliest', false],
    ]);
    expect(sortTabsOf([])).toHaveLength(4);
  });
});

describe('what a recent search costs', () => {
  const at = (minor: number, isAbout = false) => ({ minor, isAbout });
  it('is the cheapest there, and of two one-way fares both together', () => {
    const back = offerOf({ pricePerAdult: 300_000, segments: [segmentOf({ tripIndicator: 2 })] });
    expect(lowestOf([saver, flexi])).toBe(500_000);
    expect(lowestOf([saver, factsOf(back, { isReturn: true })])).toBe(800_000);
    expect(lowestOf([factsOf(back, { isReturn: true })])).toBeUndefined();
  });
  it('moves against what was found, by whole units; a calendar’s price moves nothing', () => {
    expect(movementOf([at(436_000)], 500_000, 'INR')).toMatchObject({ minor: 436_000, by: -64_000 });
    expect(movementOf([at(500_040)], 500_000, 'INR')).toMatchObject({ by: 0 });
    expect(movementOf([at(300_000), at(350_000)], 500_000, 'INR')).toMatchObject({ minor: 650_000, by: 150_000 });
    expect(movementOf([at(436_000, true)], 500_000, 'INR')).toMatchObject({ isAbout: true, by: undefined });
    expect(movementOf([undefined], 500_000, 'INR')).toMatchObject({ minor: 500_000, by: undefined });
    expect(movementOf([at(1), undefined], undefined, 'INR')).toBeUndefined();
  });
});
