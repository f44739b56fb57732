import { airportByCode } from '#functions/reference/airports.ts';
import type { Airport } from '#shared/reference/model.ts';
import { HOUR, MINUTE, addDays } from '#shared/time.ts';
import type { Carrier } from './carriers.ts';
import { distanceKm } from '#functions/reference/distance-km.ts';
import { timetable } from './routes.ts';
import { type Sector, sectorsOn } from './sectors.ts';
import { fraction } from './seeded.ts';
import { msToWall } from './zone-time.ts';

export type Journey = readonly Sector[];

export const layoverRules = {
  domesticMin: 45 * MINUTE,
  domesticMax: 6 * HOUR,
  internationalMin: 75 * MINUTE,
  internationalMax: 8 * HOUR,
  overnightMax: 15 * HOUR,
};
/** Fewer journeys than this, and two changes are looked for. */
const FEW = 4;
const MOST = 40;

export const elapsed = (journey: Journey): number => journey.at(-1)!.arrives - journey[0]!.departs;
const byTime = (a: Journey, b: Journey) =>
  elapsed(a) - elapsed(b) || a[0]!.departs - b[0]!.departs || (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = (journey: Journey) => journey.map((sector) => sector.carrier.code + sector.number).join();

/** Whether a traveller makes this change: time enough, not too much; now and then a night. */
function connects(first: Sector, second: Sector): boolean {
  const domestic =
    first.origin.countryCode === first.destination.countryCode &&
    second.origin.countryCode === second.destination.countryCode;
  const wait = second.departs - first.arrives;
  if (wait < (domestic ? layoverRules.domesticMin : layoverRules.internationalMin)) return false;
  if (wait <= (domestic ? layoverRules.domesticMax : layoverRules.internationalMax)) return true;
  return wait <= layoverRules.overnightMax && fraction('overnight', first.number, second.number) < 0.06;
}

const detourAllowed = (direct: number) => Math.max(1.7 * direct, direct + 1500);

/** The first onward flights that fit, on the day of arrival or the next. */
function onward(arriving: Sector, carrier: Carrier, destination: Airport, most: number): Sector[] {
  if (timetable(carrier, arriving.destination, destination).length === 0) return [];
  const day = msToWall(arriving.arrives, arriving.destination.zone).slice(0, 10);
  const found: Sector[] = [];
  for (const date of [day, addDays(day, 1)]) {
    for (const sector of sectorsOn(carrier, arriving.destination, destination, date)) {
      if (found.length < most && connects(arriving, sector)) found.push(sector);
    }
  }
  return found;
}

function oneChange(carriers: readonly Carrier[], origin: Airport, destination: Airport, day: string): Journey[] {
  const limit = detourAllowed(distanceKm(origin, destination));
  const found: Journey[] = [];
  for (const carrier of carriers) {
    for (const code of carrier.hubs) {
      const hub = airportByCode(code);
      if (!hub || hub.cityCode === origin.cityCode || hub.cityCode === destination.cityCode) continue;
      if (timetable(carrier, origin, hub).length === 0 || timetable(carrier, hub, destination).length === 0) continue;
      if (distanceKm(origin, hub) + distanceKm(hub, destination) > limit) continue;
      for (const first of sectorsOn(carrier, origin, hub, day))
        for (const second of onward(first, carrier, destination, 2)) found.push([first, second]);
    }
  }
  return found;
}

const directs = (carriers: readonly Carrier[], origin: Airport, destination: Airport, day: string): Journey[] =>
  carriers.flatMap((carrier) => sectorsOn(carrier, origin, destination, day).map((sector) => [sector]));

/** Small airports: to a hub by any carrier, on from there by its owner, three sectors at most. */
function twoChanges(carriers: readonly Carrier[], origin: Airport, destination: Airport, day: string): Journey[] {
  const limit = detourAllowed(distanceKm(origin, destination));
  const hubs = [...new Set(carriers.flatMap(({ hubs: codes }) => codes.slice(0, 3)))]
    .flatMap((code) => airportByCode(code) ?? [])
    .filter((hub) => hub.cityCode !== origin.cityCode && hub.cityCode !== destination.cityCode)
    .map((hub) => ({ hub, km: distanceKm(origin, hub) + distanceKm(hub, destination) }))
    .filter(({ km }) => km < limit)
    .sort((a, b) => a.km - b.km || (a.hub.code < b.hub.code ? -1 : 1))
    .slice(0, 16);
  const found: Journey[] = [];
  for (const { hub } of hubs) {
    if (found.length > 12) break;
    const feeders = [...directs(carriers, origin, hub, day), ...oneChange(carriers, origin, hub, day)]
      .sort(byTime)
      .slice(0, 3);
    for (const feeder of feeders) {
      const last = feeder.at(-1)!;
      for (const carrier of carriers)
        for (const second of onward(last, carrier, destination, 1)) found.push([...feeder, second]);
      if (feeder.length > 1) continue;
      const date = msToWall(last.arrives, hub.zone).slice(0, 10);
      for (const on of oneChange(carriers, hub, destination, date).sort(byTime).slice(0, 6))
        if (connects(last, on[0]!)) found.push([...feeder, ...on]);
    }
  }
  // Nobody flies back over the airport they came from.
  return found.filter(
    (journey) =>
      new Set([journey[0]!.origin, ...journey.map((sector) => sector.destination)].map((airport) => airport.cityCode))
        .size ===
      journey.length + 1,
  );
}

/** Ways from one airport to another that leave on a day: the direct ones, then the quickest with changes. */
export function journeysOf(
  carriers: readonly Carrier[],
  origin: Airport,
  destination: Airport,
  day: string,
  directOnly: boolean,
): Journey[] {
  const direct = directs(carriers, origin, destination, day);
  if (directOnly) return direct.slice(0, MOST);
  const changing = oneChange(carriers, origin, destination, day);
  if (direct.length + changing.length < FEW) changing.push(...twoChanges(carriers, origin, destination, day));
  const unique = new Map([...direct, ...changing.sort(byTime)].map((journey) => [keyOf(journey), journey]));
  return [...unique.values()].slice(0, MOST);
}
