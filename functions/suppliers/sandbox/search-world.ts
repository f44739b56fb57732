import type { NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { HOUR } from '#shared/time.ts';
import { familyLevel } from './families.ts';
import { offerOf } from './offers.ts';
import type { SandboxSource } from './source.ts';
import { type Way, waysOf } from './ways.ts';

const MOST_COMBINED = 60;
/** What a round trip on one carrier saves, and a low-cost pair. */
const ROUND_TRIP = 0.93;
const PAIR = 0.94;
const MULTI_STOP = 0.97;
/** Between landing and the next journey of the same traveller. */
const TURNAROUND = 2 * HOUR;

const carrierOf = ({ journey }: Way) => journey[0]!.carrier;
const follows = (first: Way, second: Way) => second.journey[0]!.departs - first.journey.at(-1)!.arrives >= TURNAROUND;

/** Every journey of a query as lists of ways, one list a leg. */
function legsOf(source: SandboxSource, query: SearchQuery, asked: string): Way[][] {
  const asSearched = query.segments.map(({ origin, destination, preferredDepartureTime: day }) => ({
    origin,
    destination,
    day,
  }));
  const legs = query.JourneyType === 1 ? asSearched.slice(0, 1) : asSearched;
  return legs.map((leg) => waysOf(source, leg, query.cabin, query.directOnly, asked));
}

/** GDS special: both directions on one carrier and in one family, as one fare. */
function roundTrips(outbound: Way[], inbound: Way[]): Way[][] {
  const full = (ways: Way[]) => ways.filter((way) => !carrierOf(way).lowCost);
  const pairs: Way[][] = [];
  const taken = new Map<string, number>();
  for (const out of full(outbound)) {
    const key = `${carrierOf(out).code}${out.family.name}`;
    const used = taken.get(key) ?? 0;
    if (used >= 4) continue;
    taken.set(key, used + 1);
    pairs.push(
      ...full(inbound)
        .filter((back) => carrierOf(back) === carrierOf(out) && back.family === out.family && follows(out, back))
        .slice(0, 4)
        .map((back) => [out, back]),
    );
  }
  return pairs;
}

/** One way a leg, on one carrier first, then mixed. */
function chains(legs: Way[][]): Way[][] {
  const found = new Map<string, Way[]>();
  const keep = (chain: (Way | undefined)[]) => {
    const ways = chain.filter((way) => way !== undefined);
    if (ways.length < legs.length || ways.some((way, i) => i > 0 && !follows(ways[i - 1]!, way))) return;
    found.set(
      ways.map(({ journey }) => journey.map((sector) => sector.carrier.code + sector.number).join('.')).join('-') +
        ways[0]!.family.name,
      ways,
    );
  };
  for (const first of (legs[0] ?? []).slice(0, 40)) {
    const like = (leg: Way[]) => leg.filter(({ family }) => familyLevel(family) === familyLevel(first.family));
    for (const turn of [0, 1, 2]) {
      keep([
        first,
        ...legs.slice(1).map((leg) => like(leg).filter((way) => carrierOf(way) === carrierOf(first))[turn]),
      ]);
      keep([first, ...legs.slice(1).map((leg, i) => like(leg)[turn * (i + 1)])]);
    }
  }
  return [...found.values()];
}

/**
 * A source's whole answer to a search: the same for the same question asked on the same day, each offer under an index
 * of its own.
 */
export const searchWorld = (source: SandboxSource, query: SearchQuery, asked: string): NetOffer[] => [
  ...new Map(answerTo(source, query, asked).map((offer) => [offer.resultIndex, offer])).values(),
];

function answerTo(source: SandboxSource, query: SearchQuery, asked: string): NetOffer[] {
  const legs = legsOf(source, query, asked);
  const single = (ways: Way[], trip: number, factor = 1, pairKey: (way: Way) => string = () => '') =>
    ways.map((way) => offerOf(source, query, asked, [way], { trips: [trip], factor, pairKey: pairKey(way) }));
  if (query.JourneyType === 1) return single(legs[0]!, 1);
  const price = (ways: Way[]) => ways.reduce((sum, { fare }) => sum + fare.base + fare.tax, 0);
  const combined = (chosen: Way[][], factor: number) =>
    chosen
      .sort((a, b) => price(a) - price(b))
      .slice(0, MOST_COMBINED)
      .map((ways) => offerOf(source, query, asked, ways, { trips: ways.map((_, i) => i + 1), factor, pairKey: '' }));
  if (query.JourneyType === 3) return combined(chains(legs), MULTI_STOP);
  const [outbound = [], inbound = []] = legs;
  if (query.returnType === 2) return [...single(outbound, 1), ...single(inbound, 2)];
  if (query.returnType === 3) return combined(roundTrips(outbound, inbound), ROUND_TRIP);
  const pairOf = (way: Way) => `${carrierOf(way).code}-${way.family.name}`;
  const lowCost = [outbound, inbound].map((ways) => ways.filter((way) => carrierOf(way).lowCost)) as [Way[], Way[]];
  const both = lowCost.map((ways) => new Set(ways.map(pairOf))) as [Set<string>, Set<string>];
  const paired = (ways: Way[]) => ways.filter((way) => both[0].has(pairOf(way)) && both[1].has(pairOf(way)));
  return [...single(paired(lowCost[0]), 1, PAIR, pairOf), ...single(paired(lowCost[1]), 2, PAIR, pairOf)];
}

/**
 * Cheapest total of a month's days in minor units, for the query's travellers on its first leg. Days that cannot be
 * flown any more are left out.
 */
export function cheapestByDay(
  source: SandboxSource,
  query: SearchQuery,
  month: string,
  asked: string,
  total: (offer: NetOffer) => number,
): Record<string, number> {
  const prices: Record<string, number> = {};
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  for (let date = 1; date <= days; date++) {
    const day = `${month}-${String(date).padStart(2, '0')}`;
    if (day < asked) continue;
    const [cheapest] = waysOf(
      source,
      { origin: query.segments[0]!.origin, destination: query.segments[0]!.destination, day },
      query.cabin,
      query.directOnly,
      asked,
    );
    if (cheapest)
      prices[day] = total(offerOf(source, query, asked, [cheapest], { trips: [1], factor: 1, pairKey: '' }));
  }
  return prices;
}
