import type { Cabin, NetOffer, PaxType } from '#shared/flights/model.ts';
import type { Currency } from '#shared/money.ts';
import { daysBetween } from '#shared/time.ts';
import { cabinFactor, type Family } from './families.ts';
import type { Journey } from './journeys.ts';
import { fromRupees } from './rates.ts';
import { distanceKm } from '#functions/reference/distance-km.ts';
import { fraction } from './seeded.ts';
import { flightTriggerOf } from './triggers.ts';
import { msToWall } from './zone-time.ts';

/** Fare of one way in rupees, before it becomes anyone's currency. Per passenger of each type. */
export interface WayFare {
  base: number;
  surcharge: number;
  tax: number;
  infantTax: number;
}

export interface Demand {
  /** The day the question is asked. */
  asked: string;
  cabin: Cabin;
  /** The source's own level and draw. */
  priceLevel: number;
  seed: string;
}

/** Days before departure → factor; between two of them it is interpolated. */
const curve: readonly [number, number][] = [
  [0, 2.05],
  [1, 1.8],
  [3, 1.5],
  [7, 1.25],
  [14, 1.06],
  [30, 0.92],
  [60, 0.84],
  [120, 0.8],
  [360, 0.86],
];
/** January to December, as India travels. */
const season = [1.04, 0.94, 0.95, 1.02, 1.15, 1.06, 0.92, 0.93, 0.93, 1.08, 1.06, 1.2];
/** Sunday to Saturday. */
const weekday = [1.1, 1.02, 0.93, 0.92, 0.98, 1.1, 1.03];
/** Airport and security charges on leaving a country, rupees. */
const departureCharges: Record<string, number> = {
  IN: 1350,
  GB: 9400,
  US: 4600,
  CA: 4200,
  AE: 1750,
  QA: 1900,
  SG: 3800,
  AU: 4900,
  DE: 5600,
  FR: 5200,
  NL: 5100,
  CH: 4800,
  TH: 2100,
  JP: 2500,
};

function leadFactor(days: number): number {
  const after = curve.findIndex(([at]) => at >= days);
  if (after <= 0) return after === 0 ? curve[0]![1] : curve.at(-1)![1];
  const [x0, y0] = curve[after - 1]!;
  const [x1, y1] = curve[after]!;
  return y0 + ((y1 - y0) * (days - x0)) / (x1 - x0);
}

/** Early and late flights sell for less, the working day's edges for more. */
const hourFactor = (hour: number) =>
  hour < 5 ? 0.86 : hour < 7 ? 0.95 : hour < 10 ? 1.08 : hour < 16 ? 1 : hour < 21 ? 1.07 : 0.92;

function taxOf(journey: Journey, base: number, surcharge: number, cabin: Cabin): number {
  let tax = 0;
  for (const { origin, destination } of journey) {
    const domestic = origin.countryCode === destination.countryCode;
    tax += domestic
      ? 380 + Math.round(fraction('development fee', origin.code) * 420)
      : (departureCharges[origin.countryCode] ?? 2200);
  }
  if (journey[0]!.origin.countryCode !== 'IN') return tax + base * 0.04;
  // Goods and services tax on fares from India: 5 % in economy, 18 % in front.
  return tax + (base + surcharge) * (cabin === 'Economy' ? 0.05 : 0.18);
}

/** The fare of a journey in a family, or `undefined` where the source has none left. */
export function fareOfWay(
  journey: Journey,
  family: Family,
  { asked, cabin, priceLevel, seed }: Demand,
): WayFare | undefined {
  const first = journey[0]!;
  const last = journey.at(-1)!;
  const leaves = msToWall(first.departs, first.origin.zone);
  const flights = journey.map((sector) => sector.carrier.code + sector.number + leaves.slice(0, 10)).join();
  // The same draw for every family: sold-out flights are sold out, and a dearer bundle is never cheaper. A trigger is
  // there on every day.
  if (!flightTriggerOf(first.number) && fraction('sold out', seed, flights, asked) < 0.04) return undefined;
  const km = distanceKm(first.origin, last.destination);
  const lowCost = first.carrier.lowCost;
  const domestic = journey.every(({ origin, destination }) => origin.countryCode === destination.countryCode);
  const shape = 1400 + km * (km < 4000 ? 2.75 : 3.15);
  const carrierLevel =
    (lowCost ? 0.86 : 1.08) * (0.93 + 0.14 * fraction('level', first.carrier.code, domestic ? 'home' : 'abroad'));
  const date = new Date(`${leaves.slice(0, 10)}T00:00:00Z`);
  const demand =
    leadFactor(daysBetween(asked, leaves.slice(0, 10))) *
    season[date.getUTCMonth()]! *
    weekday[date.getUTCDay()]! *
    hourFactor(Number(leaves.slice(11, 13)));
  // Abroad a change is made cheaper to be chosen; at home it costs the carrier a second flight.
  const changes = journey.length === 1 ? 1 : domestic ? 1.05 : journey.length === 2 ? 0.93 : 0.97;
  const draw = (0.9 + 0.2 * fraction('load', flights)) * (0.975 + 0.05 * fraction('source', seed, flights));
  const base = Math.round(
    shape * carrierLevel * demand * changes * draw * priceLevel * family.factor * cabinFactor[cabin],
  );
  const surchargeAtHome = (lowCost ? 250 : 450) * journey.length;
  const surchargeAbroad = lowCost ? 1200 : Math.round(1500 + km * 0.5);
  const surcharge = domestic ? surchargeAtHome : surchargeAbroad;
  return {
    base,
    surcharge,
    tax: Math.round(taxOf(journey, base, surcharge, cabin)),
    infantTax: Math.round(base * 0.1 * 0.05) + (domestic ? 0 : 350),
  };
}

export interface Party {
  adultCount: number;
  childCount: number;
  infantCount: number;
}

/**
 * Per-passenger fares by type: a child pays 75 % of the base, an infant 10 % and no surcharge. `factor` is a
 * combination's or a trigger's.
 */
export function faresOf(ways: readonly WayFare[], party: Party, currency: Currency, factor = 1): NetOffer['fares'] {
  const sum = (pick: (way: WayFare) => number, scale = 1) =>
    ways.reduce((total, way) => total + fromRupees(pick(way) * scale, currency), 0);
  const of = (passengerType: PaxType, passengerCount: number, share: number) => {
    const infant = passengerType === 3;
    return {
      passengerType,
      passengerCount,
      baseFare: sum((way) => way.base, share * factor),
      tax: sum((way) => (infant ? way.infantTax : way.tax)),
      offeredOtherCharges: infant ? 0 : sum((way) => way.surcharge),
    };
  };
  return [of(1, party.adultCount, 1), of(2, party.childCount, 0.75), of(3, party.infantCount, 0.1)].filter(
    ({ passengerCount }) => passengerCount > 0,
  );
}

/** What the supplier asks for all passengers, minor units. */
export const totalOf = (fares: NetOffer['fares']): number =>
  fares.reduce((total, fare) => total + (fare.baseFare + fare.tax + fare.offeredOtherCharges) * fare.passengerCount, 0);
