import { airportByCode, airportRank, busiestAirports } from '#functions/reference/airports.ts';
import { distanceKm } from '#functions/reference/distance-km.ts';
import type { Airport } from '#shared/reference/model.ts';
import type { Carrier } from './carriers.ts';
import { fraction, hashOf } from './seeded.ts';

/** One flight number as a timetable prints it. */
export interface TimetableFlight {
  number: string;
  /** Minute of the day on the origin's wall clock. */
  departs: number;
  /** Door to door, technical stop included. */
  minutes: number;
  /** Bit 0 is Sunday. */
  weekdays: number;
  /** A technical stop: where, and minutes after departure. */
  stop?: { code: string; arrives: number; departs: number };
}

const SPEED_KMH = 830;
const TAXI_MINUTES = 30;
const REFUEL_MINUTES = 60;
/** From here on a sector is long for its aircraft and may stop to refuel. */
const LONG_THIN_KM = 11_500;

/** Minutes from door to door without a stop: taxi and climb, then cruise; rounded up to five. */
export const blockMinutes = (km: number): number => Math.ceil((TAXI_MINUTES + (km / SPEED_KMH) * 60) / 5) * 5;

/** 3 for the biggest airports, down to 0.5 for those no list ranks. */
const sizeOf = (code: string): number => {
  const rank = airportRank(code);
  if (rank < 30) return 3;
  if (rank < 110) return 2;
  return rank < 9999 ? 1 : 0.5;
};

const chanceAtHome = (carrier: Carrier, airport: Airport): number =>
  sizeOf(airport.code) >= 1 ? 0.6 + 0.3 * carrier.weight : 0.5 * carrier.weight;

function chanceAbroad(carrier: Carrier, airport: Airport): number {
  const size = sizeOf(airport.code);
  if (size === 3) return 0.9;
  if (size === 2) return carrier.lowCost ? 0.45 : 0.6;
  return size === 1 ? 0.35 : 0.03;
}

function serves(carrier: Carrier, airport: Airport): boolean {
  if (carrier.hubs.includes(airport.code)) return true;
  const isHome = airport.countryCode === carrier.country;
  const likely = isHome ? chanceAtHome(carrier, airport) : chanceAbroad(carrier, airport);
  return fraction('serves', carrier.code, airport.code) < likely;
}

/** Sectors that every desk sells from day to day; they do not depend on the draw. Each pair in alphabetical order. */
const knownPairs: Record<string, string> = {
  '6E': 'COK-DXB BOM-DXB DEL-DXB BLR-DXB DXB-HYD MAA-SIN BOM-SIN BLR-SIN BKK-DEL BOM-DOH',
  IX: 'COK-DXB AUH-COK COK-SHJ CCJ-DXB DXB-TRV COK-DOH COK-MCT CCJ-SHJ BLR-DEL',
  AI: 'DEL-LHR BOM-LHR DEL-JFK BOM-JFK DEL-SFO DEL-SIN BOM-DXB DEL-DXB DEL-SYD BLR-SFO',
  SG: 'DEL-DXB',
  QP: 'BOM-DOH',
};
const known = new Set(
  Object.entries(knownPairs).flatMap(([carrier, pairs]) => pairs.split(' ').map((pair) => `${carrier}:${pair}`)),
);

function flies(carrier: Carrier, origin: Airport, destination: Airport, km: number): boolean {
  if (km < 100 || km > carrier.reach || origin.cityCode === destination.cityCode) return false;
  const homeEnds = [origin, destination].filter((airport) => airport.countryCode === carrier.country);
  const hubs = homeEnds.filter((airport) => carrier.hubs.includes(airport.code));
  if (known.has(`${carrier.code}:${[origin.code, destination.code].sort().join('-')}`)) return true;
  if (!serves(carrier, origin) || !serves(carrier, destination)) return false;
  const pair = fraction('pair', carrier.code, ...[origin.code, destination.code].sort());
  if (homeEnds.length === 2) return hubs.length > 0 ? pair < 0.92 : km < 1600 && pair < 0.12;
  if (homeEnds.length !== 1 || hubs.length !== 1) return false;
  // A carrier's first hubs carry its network abroad; the others reach what is near.
  const main = carrier.hubs.indexOf(hubs[0]!.code) < 3;
  return main ? pair < 0.9 : km < 4200 && pair < 0.45;
}

/** The busy airport near the middle of a sector that lengthens it least. */
function refuelStop(origin: Airport, destination: Airport, km: number): Airport | undefined {
  const among =
    origin.countryCode === destination.countryCode
      ? busiestAirports(origin.countryCode, 60)
      : ['DXB', 'SIN', 'HKG', 'ANC', 'VIE', 'NRT', 'FRA', 'HNL', 'DOH'].flatMap((code) => airportByCode(code) ?? []);
  const rated = among
    .filter((airport) => airport.cityCode !== origin.cityCode && airport.cityCode !== destination.cityCode)
    .map((airport) => ({ airport, first: distanceKm(origin, airport), second: distanceKm(airport, destination) }))
    .filter(({ first, second }) => first + second < 1.15 * km && Math.min(first, second) > 0.25 * km);
  return rated.sort((a, b) => a.first + a.second - b.first - b.second)[0]?.airport;
}

function makeTimetable(carrier: Carrier, origin: Airport, destination: Airport): TimetableFlight[] {
  const km = distanceKm(origin, destination);
  if (!flies(carrier, origin, destination, km)) return [];
  const domestic = origin.countryCode === destination.countryCode;
  const chance = fraction('frequency', carrier.code, origin.code, destination.code);
  const share = (domestic ? 0.55 : 0.22) * (0.6 + 0.8 * chance);
  const wanted = Math.round(sizeOf(origin.code) * sizeOf(destination.code) * carrier.weight * share);
  const daily = Math.min(domestic ? 8 : 3, Math.max(1, wanted));
  const opens = domestic ? 300 : 30;
  const stops = domestic ? daily === 1 && km > 1100 && chance < 0.2 : km > LONG_THIN_KM && chance < 0.35;
  const via = stops ? refuelStop(origin, destination, km) : undefined;
  const restsOfFew = domestic ? 0.1 : 0.2;
  const rests = daily > 2 ? 0.06 : restsOfFew;
  return Array.from({ length: daily }, (_, k) => {
    const own = [carrier.code, origin.code, destination.code, k] as const;
    const turn = (k + 0.15 + 0.7 * fraction('departs', ...own)) / daily;
    const departs = Math.round((opens + turn * (1380 - opens)) / 5) * 5;
    let weekdays = 0;
    for (let day = 0; day < 7; day++) if (fraction('operates', day, ...own) >= rests) weekdays |= 1 << day;
    const flight = { number: String(101 + (hashOf('number', ...own) % 8800)), departs, weekdays };
    if (!via) return { ...flight, minutes: blockMinutes(km) };
    const first = blockMinutes(distanceKm(origin, via));
    return {
      ...flight,
      minutes: first + REFUEL_MINUTES + blockMinutes(distanceKm(via, destination)),
      stop: { code: via.code, arrives: first, departs: first + REFUEL_MINUTES },
    };
  });
}

const timetables = new Map<string, TimetableFlight[]>();

/**
 * A carrier's flights from one airport to another without a change of aircraft: the same for every source that sells
 * them.
 */
export function timetable(carrier: Carrier, origin: Airport, destination: Airport): TimetableFlight[] {
  const key = carrier.code + origin.code + destination.code;
  const known = timetables.get(key);
  if (known) return known;
  if (timetables.size > 100_000) timetables.clear();
  const made = makeTimetable(carrier, origin, destination);
  timetables.set(key, made);
  return made;
}
