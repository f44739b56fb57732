import type { Cabin } from '#shared/flights/model.ts';

/** A bundle a fare is sold in. Money in rupees; converted where it is shown. */
export interface Family {
  name: string;
  /** Against the cabin's lowest bundle. */
  factor: number;
  refundable: boolean;
  /** Per passenger and sector; `undefined`: not possible. */
  changeFee: number | undefined;
  cancelFee: number | undefined;
  meal: string;
  /** Checked allowance: domestic, abroad, and to or from North America by pieces. */
  baggage: readonly [string, string, string];
  cabinBaggage: string;
  /** Booking designators, cheapest first. */
  designators: string;
}

const lowCost: readonly Family[] = [
  {
    name: 'Saver',
    factor: 1,
    refundable: false,
    changeFee: 3250,
    cancelFee: undefined,
    meal: '',
    baggage: ['15 KG', '20 KG', '20 KG'],
    cabinBaggage: '7 KG',
    designators: 'TRPNL',
  },
  {
    name: 'Flexi',
    factor: 1.14,
    refundable: true,
    changeFee: 500,
    cancelFee: 3500,
    meal: 'Snack included',
    baggage: ['15 KG', '25 KG', '25 KG'],
    cabinBaggage: '7 KG',
    designators: 'KMHQ',
  },
  {
    name: 'Max',
    factor: 1.36,
    refundable: true,
    changeFee: 0,
    cancelFee: 999,
    meal: 'Meal included',
    baggage: ['20 KG', '30 KG', '30 KG'],
    cabinBaggage: '10 KG',
    designators: 'YBW',
  },
];
const fullService: readonly Family[] = [
  {
    name: 'Lite',
    factor: 1,
    refundable: false,
    changeFee: 4000,
    cancelFee: undefined,
    meal: 'Meal included',
    baggage: ['15 KG', '23 KG', '1 PC'],
    cabinBaggage: '7 KG',
    designators: 'TSUL',
  },
  {
    name: 'Standard',
    factor: 1.12,
    refundable: true,
    changeFee: 2500,
    cancelFee: 4500,
    meal: 'Meal included',
    baggage: ['20 KG', '30 KG', '2 PC'],
    cabinBaggage: '7 KG',
    designators: 'QVWKG',
  },
  {
    name: 'Flex',
    factor: 1.33,
    refundable: true,
    changeFee: 0,
    cancelFee: 1500,
    meal: 'Meal included',
    baggage: ['25 KG', '35 KG', '2 PC'],
    cabinBaggage: '8 KG',
    designators: 'MHBY',
  },
];
const front: readonly Family[] = [
  {
    name: 'Comfort',
    factor: 1,
    refundable: true,
    changeFee: 3500,
    cancelFee: 6500,
    meal: 'Meal included',
    baggage: ['35 KG', '40 KG', '2 PC'],
    cabinBaggage: '12 KG',
    designators: 'IZD',
  },
  {
    name: 'Comfort Flex',
    factor: 1.22,
    refundable: true,
    changeFee: 0,
    cancelFee: 2500,
    meal: 'Meal included',
    baggage: ['40 KG', '45 KG', '3 PC'],
    cabinBaggage: '12 KG',
    designators: 'CJ',
  },
];

/** The bundles of a kind of carrier in a cabin, cheapest first. Low-cost carriers sell Economy only. */
export function familiesOf(carrierIsLowCost: boolean, cabin: Cabin): readonly Family[] {
  if (carrierIsLowCost) return cabin === 'Economy' ? lowCost : [];
  return cabin === 'Economy' ? fullService : front;
}

/** 0 is the cheapest bundle of its kind; equal ones of different carriers may be sold together. */
export const familyLevel = (family: Family): number =>
  [lowCost, fullService, front].map((list) => list.indexOf(family)).find((level) => level >= 0) ?? 0;

export const familyByName = (name: string): Family =>
  [...lowCost, ...fullService, ...front].find((family) => family.name === name) ?? fullService[0]!;

export const cabinFactor: Record<Cabin, number> = { Economy: 1, PremiumEconomy: 1.65, Business: 3.1, First: 5.2 };
