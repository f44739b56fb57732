import { isPerPaxOf } from '#shared/destination/rates/sharing.ts';
import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';
import type { DemoOption } from './demo-activity.ts';
import { rateIdIn } from './ids.ts';

/** A part of two years and what it costs then, in percent; `mm-dd` of the first year, or the second (`+`). */
interface Season {
  name: string;
  from: string;
  till: string;
  percent: number;
}

/** The coast is cool and full from October to April. The one that goes before the others first. */
const seasons: readonly Season[] = [
  { name: 'Festive', from: '12-20', till: '+01-05', percent: 125 },
  { name: 'Winter', from: '01-01', till: '04-30', percent: 110 },
  { name: 'Summer', from: '05-01', till: '09-30', percent: 88 },
  { name: 'Winter', from: '10-01', till: '+04-30', percent: 110 },
  { name: 'Summer', from: '+05-01', till: '+09-30', percent: 88 },
  { name: 'Winter', from: '+10-01', till: '+12-31', percent: 110 },
];
/** What costs the same all the year. */
const always: readonly Season[] = [{ name: 'All year', from: '01-01', till: '+12-31', percent: 100 }];

/**
 * Left open on purpose, so that a year shows what a gap is: Lahbab's safari has no rates for a market in the first half
 * of the second April, the balloon none in the weeks before the first year's festive season.
 */
const gaps: Record<string, { market: string; seasons: readonly Season[] }> = {
  'Lahbab desert safari': {
    market: 'India',
    seasons: [
      ...seasons.slice(0, 3),
      { name: 'Winter', from: '10-01', till: '+03-31', percent: 110 },
      { name: 'Summer', from: '+04-15', till: '+09-30', percent: 88 },
      seasons[5]!,
    ],
  },
  'Hot-air balloon': {
    market: 'Rest of world',
    seasons: [
      seasons[0]!,
      { name: 'Spring', from: '01-01', till: '05-31', percent: 100 },
      { name: 'Autumn', from: '10-01', till: '12-05', percent: 105 },
      { name: 'Spring', from: '+01-01', till: '+05-31', percent: 100 },
      { name: 'Autumn', from: '+10-01', till: '+12-31', percent: 105 },
    ],
  },
};

/** Outdoors prices follow the weather. */
const isSeasonal = (holds: string): boolean => holds.includes('P') || holds.includes('M');

interface Asked {
  activity: string;
  option: DemoOption;
  tourOptionId: string;
  market: { id: string; name: string; percent: number };
  /** Year that the first of the two is. */
  year: number;
}

const dayOf = (text: string, year: number): string =>
  text.startsWith('+') ? `${year + 1}-${text.slice(1)}` : `${year}-${text}`;
/** Whole dollars, in cents. */
const cents = (dollars: number): number => Math.round(dollars) * 100;

/** What an option's tickets cost a market over two years, the rate that goes before the others first. */
export function ticketRatesOf({ activity, option, tourOptionId, market, year }: Asked): TicketRate[] {
  const [, dollars, holds] = option;
  const gap = gaps[activity];
  const of = gap?.market === market.name ? gap.seasons : isSeasonal(holds) ? seasons : always;
  return of.map(({ name, from, till, percent }, nth) => {
    const adult = (dollars * percent * market.percent) / 10_000;
    return {
      id: rateIdIn(tourOptionId, 'ticket', market.name, nth),
      version: 1,
      tourOptionId,
      marketId: market.id,
      description: name,
      isPerPax: true,
      minPax: null,
      maxPax: null,
      validFromDate: dayOf(from, year),
      validTillDate: dayOf(till, year),
      adultAmount: cents(adult),
      childAmount: cents(adult * 0.75),
      infantAmount: 0,
      adultCost: cents(adult * 0.78),
      childCost: cents(adult * 0.58),
      infantCost: 0,
    };
  });
}

/** A seat in the coach, and vehicles by how many they hold: what each costs in dollars there and back. */
const vehicles = [
  { name: 'Shared coach', basis: 'SIC', minPax: null, maxPax: null, dollars: 14 },
  { name: 'Sedan', basis: 'PVT', minPax: 1, maxPax: 3, dollars: 68 },
  { name: 'Van', basis: 'PVT', minPax: 4, maxPax: 6, dollars: 92 },
  { name: 'Minibus', basis: 'PVT', minPax: 7, maxPax: 14, dollars: 155 },
] as const;

/** What being fetched and brought back costs a market; none of an option that nobody is fetched for. */
export function transferRatesOf({ option, tourOptionId, market, year }: Asked): TransferRate[] {
  if (!option[2].includes('P')) return [];
  return vehicles.map(({ name, basis, minPax, maxPax, dollars }) => ({
    id: rateIdIn(tourOptionId, 'transfer', market.name, name),
    version: 1,
    tourOptionId,
    marketId: market.id,
    description: name,
    isPerPax: isPerPaxOf(basis),
    minPax,
    maxPax,
    validFromDate: dayOf('01-01', year),
    validTillDate: dayOf('+12-31', year),
    transferType: 'return',
    sharingBasis: basis,
    amount: cents((dollars * market.percent) / 100),
    adultAmount: null,
    childAmount: basis === 'SIC' ? cents((dollars * 0.7 * market.percent) / 100) : null,
    cost: cents(dollars * 0.72),
  }));
}
