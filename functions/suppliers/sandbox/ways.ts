import { airportsOfCity, airportByCode } from '#functions/reference/airports.ts';
import type { Cabin } from '#shared/flights/model.ts';
import type { Airport } from '#shared/reference/model.ts';
import { familiesOf, type Family } from './families.ts';
import { fareOfWay, type WayFare } from './fares.ts';
import { type Journey, journeysOf } from './journeys.ts';
import { distanceKm } from '#functions/reference/distance-km.ts';
import { blockMinutes } from './routes.ts';
import { sectorOf } from './sectors.ts';
import type { SandboxSource } from './source.ts';
import { flightTriggers, offersAsked, searchTriggers } from './triggers.ts';

/** One journey in one family at this source's price. */
export interface Way {
  journey: Journey;
  family: Family;
  fare: WayFare;
}

export interface Leg {
  origin: string;
  destination: string;
  day: string;
}

const MOST_OFFERS = 60;
/** Triggers must not be anybody's cheapest flight. */
const TRIGGER_FACTOR = 1.6;
/** No carrier sells a front cabin on sectors shorter than this. */
const FRONT_CABIN_KM: Record<Cabin, number> = { Economy: 0, PremiumEconomy: 1000, Business: 500, First: 3000 };

const priceOf = ({ fare }: Way) => fare.base + fare.surcharge + fare.tax;
const byPrice = (a: Way, b: Way) => priceOf(a) - priceOf(b);

const airportsFor = (code: string): Airport[] => {
  const airport = airportByCode(code);
  return airport ? [airport] : airportsOfCity(code).slice(0, 3);
};

/** To and from the trigger islands every carrier of the source flies, all day long. */
function islandJourneys(
  source: SandboxSource,
  origin: Airport,
  destination: Airport,
  day: string,
  count: number,
): Journey[] {
  const minutes = blockMinutes(distanceKm(origin, destination));
  return Array.from({ length: count }, (_, i) => [
    sectorOf(source.carriers[i % source.carriers.length]!, origin, destination, day, {
      number: String(101 + i),
      departs: Math.floor((i * 1439) / count),
      minutes,
    }),
  ]);
}

function triggerJourneys(source: SandboxSource, origin: Airport, destination: Airport, day: string): Journey[] {
  const minutes = blockMinutes(distanceKm(origin, destination));
  return Object.keys(flightTriggers).map((number, i) => [
    sectorOf(source.carriers[0]!, origin, destination, day, { number, departs: 1320 + i * 10, minutes }),
  ]);
}

/**
 * What a source sells for one leg, direct flights always among it, cheapest first. `asked` is the day of the question.
 */
export function waysOf(source: SandboxSource, leg: Leg, cabin: Cabin, directOnly: boolean, asked: string): Way[] {
  const demand = { asked, cabin, priceLevel: source.priceLevel / 100, seed: source.seed };
  const island = searchTriggers[leg.destination] ?? searchTriggers[leg.origin];
  const many = source.triggers && (island === 'many' || island === 'most') ? offersAsked[island] : 30;
  const ways: Way[] = [];
  const extra: Way[] = [];
  for (const origin of airportsFor(leg.origin)) {
    for (const destination of airportsFor(leg.destination)) {
      const km = distanceKm(origin, destination);
      if (km < 100 || km < FRONT_CABIN_KM[cabin]) continue;
      // A third more than asked: some flights are sold out, and low-cost carriers have three families, others two.
      const journeys = island
        ? islandJourneys(source, origin, destination, leg.day, Math.ceil(many * 0.45))
        : journeysOf(source.carriers, origin, destination, leg.day, directOnly);
      for (const journey of journeys) {
        const families = familiesOf(journey[0]!.carrier.lowCost, cabin);
        for (const family of journey.length > 1 ? families.slice(0, 2) : families) {
          const fare = fareOfWay(journey, family, demand);
          if (fare) ways.push({ journey, family, fare });
        }
      }
      if (!source.triggers || island || cabin !== 'Economy' || extra.length > 0) continue;
      for (const journey of triggerJourneys(source, origin, destination, leg.day)) {
        const family = familiesOf(journey[0]!.carrier.lowCost, cabin)[0]!;
        const fare = fareOfWay(journey, family, {
          ...demand,
          priceLevel: demand.priceLevel * TRIGGER_FACTOR,
          seed: 'triggers are never sold out',
        });
        if (fare) extra.push({ journey, family, fare });
      }
    }
  }
  const most = island ? many : MOST_OFFERS;
  const direct = ways.filter(({ journey }) => journey.length === 1).sort(byPrice);
  const changing = ways.filter(({ journey }) => journey.length > 1).sort(byPrice);
  return [...[...direct, ...changing].slice(0, most).sort(byPrice), ...extra];
}
