import { describe, expect, it } from 'vitest';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import type { FareDetail, Segment } from '#shared/flights/model.ts';
import { choose, chosenOn, sectorsOf, withChosenExtras } from '#web/flights/booking/passengers/choose-extras.ts';

const segments = [
  {
    tripIndicator: 1,
    airlineCode: '6E',
    flightNumber: '6713',
    originAirportCode: 'COK',
    originCityName: 'Kochi',
    destinationAirportCode: 'BOM',
    destinationCityName: 'Mumbai',
    departureTime: '2027-03-12T06:10',
  },
  {
    tripIndicator: 1,
    airlineCode: '6E',
    flightNumber: '1451',
    originAirportCode: 'BOM',
    originCityName: 'Mumbai',
    destinationAirportCode: 'DXB',
    destinationCityName: 'Dubai',
    departureTime: '2027-03-12T10:20',
  },
] as Segment[];
const first = { tripIndicator: 1, flightNumber: '6713', origin: 'COK', destination: 'BOM' };
const second = { tripIndicator: 1, flightNumber: '1451', origin: 'BOM', destination: 'DXB' };
const ssr: SsrAnswer = {
  currency: 'INR',
  baggages: [
    { ...second, code: 'B5', weight: 5, price: 1650_00, label: '+5 kg' },
    { ...first, code: 'B5', weight: 5, price: 900_00, label: '+5 kg' },
  ],
  meals: [{ ...first, code: 'VG', quantity: 1, price: 350_00, label: 'Paneer tikka roll' }],
};
const fare = {
  currency: 'INR',
  baggagePrice: 0,
  mealPrice: 0,
  totalFare: 30_000_00,
  totalPayable: 30_000_00,
  totalPayableAmt: 30_000_00,
} as FareDetail;

describe('extras', () => {
  const [toMumbai, toDubai] = sectorsOf(ssr, segments);
  it('stand on their sectors in the order they are flown', () => {
    expect([toMumbai!.title, toDubai!.title]).toEqual(['Kochi to Mumbai', 'Mumbai to Dubai']);
    expect(toMumbai!.flight).toBe('6E 6713 · 06:10');
    expect([toMumbai!.meals.length, toDubai!.meals.length]).toEqual([1, 0]);
  });

  it('are one a sector: the later choice takes the earlier one’s place', () => {
    const one = choose([], toDubai!, ssr.baggages[0]);
    const two = choose(one, toMumbai!, ssr.baggages[1]);
    expect([chosenOn(two, toMumbai!), chosenOn(two, toDubai!)]).toEqual(['B5', 'B5']);
    expect(two[0]).toEqual({ code: 'B5', flightNumber: '1451', origin: 'BOM', destination: 'DXB' });
    expect(choose(two, toDubai!, undefined)).toHaveLength(1);
  });

  it('are added to the total as the supplier prices them on their sector', () => {
    const passengers = [
      { baggage: choose([], toDubai!, ssr.baggages[0]), meals: choose([], toMumbai!, ssr.meals[0]) },
      { baggage: choose([], toMumbai!, ssr.baggages[1]), meals: [] },
    ];
    expect(withChosenExtras(fare, passengers, ssr)).toMatchObject({
      baggagePrice: 2550_00,
      mealPrice: 350_00,
      totalFare: 32_900_00,
      totalPayable: 32_900_00,
    });
    expect(withChosenExtras(fare, passengers, undefined)).toBe(fare);
  });
});
