import { readPackage } from './read-package.ts';
import { busyAirports, cityByAirport } from './busy-airports.ts';
import { cityGroups } from './city-groups.ts';
import type { Town } from './town.ts';

/** A row of airport-data-js, as far as it is read. */
interface Row {
  iata: string;
  icao: string;
  time: string;
  country_code: string;
  airport: string;
  latitude: number;
  longitude: number;
  type: string;
  scheduled_service: string;
}

/**
 * `[code, name, city, cityCode, countryCode, latitude, longitude, index of zone, rank]`; rank 0 is the busiest, 9999
 * unranked.
 */
export type AirportTuple = [string, string, string, string, string, number, number, number, number];
export interface AirportData {
  zones: string[];
  airports: AirportTuple[];
}

/** Zones that the data set has wrong, checked against the airports' towns. */
const zoneCorrections: Record<string, string> = {
  PSC: 'America/Los_Angeles',
  YMR: 'America/Winnipeg',
  ULK: 'Asia/Yakutsk',
  KKM: 'Asia/Bangkok',
};
const UNRANKED = 9999;
/** Ground of a town further from its airport than this (km) is another town's. */
const NEAR_KM = 70;

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const withoutKind = (name: string) =>
  name
    .replace(
      /\b(international|regional|municipal|domestic|county|airport|airfield|aerodrome|air base|airstrip|field|seaplane base|heliport)\b/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s,/-]+$/, '')
    .trim();

/** The town whose name the airport bears, nearest first; the airport's own name where none near it does. */
function cityOf(row: Row, near: (latitude: number, longitude: number, country: string) => Town[]): string {
  const known = cityByAirport.get(row.iata);
  if (known) return known;
  const name = ` ${bare(row.airport).replace(/[^a-z0-9]+/g, ' ')} `;
  const towns = near(row.latitude, row.longitude, row.country_code).filter((town) => town.km < NEAR_KM);
  const named = towns.filter((town) =>
    name.includes(
      ` ${bare(town.name)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()} `,
    ),
  );
  return (
    named.sort((a, b) => b.name.length - a.name.length || a.km - b.km)[0]?.name ??
    (withoutKind(row.airport) || row.airport)
  );
}

/** Airports with an IATA code, scheduled service and a zone that Intl knows. */
export async function extractAirports(
  near: (latitude: number, longitude: number, country: string) => Town[],
): Promise<AirportData> {
  const { findAirports } = readPackage<{ findAirports(filter: object): Promise<Row[]> }>('airport-data-js');
  const rank = new Map(busyAirports.map(({ code }, i) => [code, i]));
  const groupOf = new Map(
    Object.entries(cityGroups).flatMap(([group, codes]) => codes.map((code) => [code, group] as const)),
  );
  const seen = new Set<string>();
  const isServed = (row: Row) => row.scheduled_service === 'TRUE' || rank.has(row.iata);
  const isPlace = (row: Row) =>
    row.type !== 'heliport' &&
    !/heliport|coast guard|skydive|naval|army air|seaplane|air force station/i.test(row.airport);
  const rows = (await findAirports({})).filter((row) => /^[A-Z]{3}$/.test(row.iata) && isServed(row) && isPlace(row));
  rows.sort((a, b) => (a.iata < b.iata ? -1 : 1));
  const kept = rows.flatMap((row) => {
    const zone = zoneCorrections[row.iata] ?? row.time.replace(/\s/g, '');
    if (seen.has(row.iata) || !isZone(zone)) return [];
    seen.add(row.iata);
    return [{ ...row, time: zone }];
  });
  const zones = [...new Set(kept.map((row) => row.time))].sort();
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const airports = kept.map((row): AirportTuple => [
    row.iata,
    row.airport.trim(),
    cityOf(row, near),
    groupOf.get(row.iata) ?? row.iata,
    row.country_code,
    round(row.latitude),
    round(row.longitude),
    zones.indexOf(row.time),
    rank.get(row.iata) ?? UNRANKED,
  ]);
  return { zones, airports };
}

/**
 * One line an airport, because every function that knows airports carries them: code, name, city, country, latitude,
 * longitude, zone, rank, city code. `^` ends a name with `International Airport`, `~` with `Airport`; a city is left
 * out where it is the name without that, a city code where it is the airport's own, a rank where there is none.
 */
export const packAirports = ({ zones, airports }: AirportData): { zones: string[]; rows: string } => ({
  zones,
  rows: airports
    .map(([code, name, city, cityCode, country, latitude, longitude, zone, rank]) => {
      const short = name.replace(/ International Airport$/, '^').replace(/ Airport$/, '~');
      return [
        code,
        short,
        city === short.replace(/[\^~]$/, '') ? '' : city,
        country,
        latitude,
        longitude,
        zone,
        rank === UNRANKED ? '' : rank,
        cityCode === code ? '' : cityCode,
      ]
        .join('|')
        .replace(/\|+$/, '');
    })
    .join('\n'),
});
