import type { SharingBasis } from '#shared/destination/rates/sharing.ts';
import { placeOf, roadBetween } from './places.ts';

/** A drive between two areas, for any market: its price as for the default one, in cents. */
export interface Drive {
  from: string;
  to: string;
  sharingBasis: Extract<SharingBasis, 'SIC' | 'PVT'>;
  amount: number;
  minPax: number | null;
  maxPax: number | null;
  /** To and from airports it is sold by itself. */
  isStandAlone: boolean;
  description: string;
}

const DXB = 'Dubai Airport (DXB)';
const hotelAreas = [
  'Deira',
  'Bur Dubai',
  'Al Barsha',
  'Downtown Dubai',
  'Business Bay',
  'Dubai Marina',
  'Jumeirah Beach Residence',
  'Palm Jumeirah',
  'Jumeirah',
  'Dubai Festival City',
  'Dubai Creek Harbour',
  'Jebel Ali',
];
const excursions: readonly (readonly [from: string, to: string])[] = [
  ['Al Maktoum Airport (DWC)', 'Dubai Marina'],
  ['Al Maktoum Airport (DWC)', 'Palm Jumeirah'],
  ['Al Maktoum Airport (DWC)', 'Downtown Dubai'],
  ['Abu Dhabi Airport (AUH)', 'Yas Island'],
  ['Abu Dhabi Airport (AUH)', 'Abu Dhabi Corniche'],
  ['Abu Dhabi Airport (AUH)', 'Downtown Dubai'],
  ['Sharjah Airport (SHJ)', 'Deira'],
  ['Dubai Marina', 'Lahbab Desert'],
  ['Dubai Marina', 'Abu Dhabi Corniche'],
  ['Dubai Marina', 'Yas Island'],
  ['Downtown Dubai', 'Lahbab Desert'],
  ['Downtown Dubai', 'Yas Island'],
  ['Downtown Dubai', 'Hatta'],
  ['Deira', 'Lahbab Desert'],
  ['Deira', 'Yas Island'],
  ['Jumeirah Beach Residence', 'Al Marmoom Desert'],
  ['Palm Jumeirah', 'Saadiyat Island'],
  ['Business Bay', 'Jebel Jais'],
];

/** All of them at once would keep everything else waiting: so many parts, each a step. */
export const TRANSFER_PARTS = 4;

/** To half a dollar, as such prices are written. */
const rounded = (dollars: number): number => Math.round(dollars * 2) * 50;
const isAirport = (name: string): boolean => name.includes('Airport');

/** Each way once shared and once in a car of one's own: 60 of them, which two markets have each. */
export const drives: readonly Drive[] = [...hotelAreas.map((area) => [DXB, area] as const), ...excursions].flatMap(
  ([from, to], nth): Drive[] => {
    const road = roadBetween(placeOf(from), placeOf(to));
    const isStandAlone = isAirport(from);
    // Every third way is priced for a van.
    const [minPax, maxPax, vehicle, start, each] =
      nth % 3 === 2 ? ([4, 6, 'Van', 26, 1.05] as const) : ([1, 3, 'Sedan', 18, 0.8] as const);
    return [
      {
        ...{
          from,
          to,
          sharingBasis: 'SIC',
          amount: rounded(7 + road * 0.16),
          minPax: null,
          maxPax: null,
          isStandAlone,
        },
        description: isAirport(from) ? 'Coach, every 45 minutes' : 'Coach, from hotel lobbies',
      },
      {
        ...{ from, to, sharingBasis: 'PVT', amount: rounded(start + road * each), minPax, maxPax, isStandAlone },
        description: isAirport(from) ? `${vehicle}, met at arrivals` : vehicle,
      },
    ];
  },
);
