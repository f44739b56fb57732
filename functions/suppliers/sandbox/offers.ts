import { airportRank } from '#functions/reference/airports.ts';
import type { NetOffer, SearchQuery, Segment } from '#shared/flights/model.ts';
import { formatMoney, portionOf } from '#shared/money.ts';
import { MINUTE } from '#shared/time.ts';
import type { Family } from './families.ts';
import { faresOf, totalOf } from './fares.ts';
import { encodeRef } from './question.ts';
import { fromRupees } from './rates.ts';
import type { Sector } from './sectors.ts';
import { fraction, hashOf } from './seeded.ts';
import type { SandboxSource } from './source.ts';
import type { Way } from './ways.ts';
import { msToWall } from './zone-time.ts';

/** Commission in basis points of the base fare: full-service carriers, and the low-cost ones that pay any. */
const COMMISSION = 350;
const lowCostCommission: Record<string, number> = { '6E': 100, IX: 150, SG: 100, FZ: 100 };
/** Packages abroad sold in India ask for the buyer's tax number from here on; rupees. */
const PAN_FROM = 50_000;

export interface Terms {
  trips: readonly number[];
  factor: number;
  pairKey: string;
}

const isAbroad = (sectors: readonly Sector[]) =>
  sectors.some(({ origin, destination }) => origin.countryCode !== destination.countryCode);

function terminalOf(sector: Sector, airport: string): string {
  if (airportRank(airport) >= 110) return '';
  return sector.carrier.lowCost ? '1' : String(2 + (hashOf('terminal', airport, sector.carrier.code) % 2));
}

function segmentOf(
  sector: Sector,
  tripIndicator: number,
  family: Family,
  query: SearchQuery,
  abroad: boolean,
  designator: string,
): Segment {
  const { carrier, origin, destination, stop } = sector;
  const american = [origin, destination].some(({ countryCode }) => countryCode === 'US' || countryCode === 'CA');
  const shared = carrier.code === 'AI' && !abroad && fraction('shared', sector.number) < 0.15;
  return {
    tripIndicator,
    airlineCode: carrier.code,
    airlineName: carrier.name,
    flightNumber: sector.number,
    fareClass: designator,
    cabin: query.cabin,
    originAirportCode: origin.code,
    originAirportName: origin.name,
    originCityName: origin.city,
    originTerminal: terminalOf(sector, origin.code),
    originZone: origin.zone,
    destinationAirportCode: destination.code,
    destinationAirportName: destination.name,
    destinationCityName: destination.city,
    destinationCityCode: destination.cityCode,
    destinationTerminal: terminalOf(sector, destination.code),
    destinationZone: destination.zone,
    departureTime: msToWall(sector.departs, origin.zone),
    arrivalTime: msToWall(sector.arrives, destination.zone),
    durationMinutes: (sector.arrives - sector.departs) / MINUTE,
    flightStatus: 'Confirmed',
    airlinePnr: '',
    baggage: family.baggage[american ? 2 : abroad ? 1 : 0],
    cabinBaggage: family.cabinBaggage,
    operatingCarrier: shared ? 'IX' : '',
    stopPoint: stop?.code ?? '',
    stopPointArrivalTime: stop ? msToWall(stop.arrives, origin.zone) : '',
    stopPointDepartureTime: stop ? msToWall(stop.departs, origin.zone) : '',
  };
}

/** A fee in rupees as the traveller reads it. */
const feeText = (fee: number | undefined, currency: string, none: string) =>
  fee === undefined ? none : fee === 0 ? 'Free' : `From ${formatMoney(fromRupees(fee, currency), currency)}`;

/** One or more ways sold as one offer. */
export function offerOf(
  source: SandboxSource,
  query: SearchQuery,
  asked: string,
  ways: readonly Way[],
  { trips, factor, pairKey }: Terms,
): NetOffer {
  const { currency } = source;
  const sectors = ways.flatMap(({ journey }) => journey);
  const abroad = isAbroad(sectors);
  const { family } = ways[0]!;
  // One full-service carrier among them, and the whole is held before it is ticketed.
  const lowCost = sectors.every(({ carrier }) => carrier.lowCost);
  const fares = faresOf(
    ways.map(({ fare }) => fare),
    query,
    currency,
    factor,
  );
  const total = totalOf(fares);
  const designator = family.designators[hashOf(source.seed, sectors[0]!.number, asked) % family.designators.length]!;
  const segments = ways.flatMap(({ journey, family: own }, i) =>
    journey.map((sector) => segmentOf(sector, trips[i]!, own, query, abroad, designator)),
  );
  const ids = ways.map(({ journey }, i) =>
    [trips[i]!, ...journey.map(({ carrier, number }) => carrier.code + number)].join('.'),
  );
  const resultIndex = `${pairKey ? 'S' : ''}${ids.join('-')}.${family.name.replace(' ', '')}`;
  const commissionable = fares.reduce(
    (sum, fare) => sum + (fare.passengerType === 3 ? 0 : fare.baseFare * fare.passengerCount),
    0,
  );
  const fromIndia = sectors[0]!.origin.countryCode === 'IN';
  return {
    resultIndex,
    source: source.name,
    segments,
    isLCC: lowCost,
    isRefundable: ways.every((way) => way.family.refundable),
    isLCCSpecialReturn: pairKey !== '',
    pairKey,
    currency,
    fares,
    commission: portionOf(commissionable, lowCost ? (lowCostCommission[sectors[0]!.carrier.code] ?? 0) : COMMISSION),
    family: {
      name: family.name,
      changeFee: feeText(family.changeFee, currency, 'Not changeable'),
      cancelFee: feeText(family.cancelFee, currency, 'Not refundable'),
      meal: family.meal,
      seatsLeft: 1 + (hashOf('seats', source.seed, resultIndex, asked) % 9),
    },
    flightsKey: segments
      .map((segment) => `${segment.airlineCode}${segment.flightNumber}@${segment.departureTime}`)
      .join('|'),
    requires: {
      passport: abroad,
      pan: abroad && fromIndia && total >= fromRupees(PAN_FROM, currency),
      dateOfBirth: abroad || query.childCount + query.infantCount > 0,
    },
    supplierRef: encodeRef({ query, asked, resultIndex }),
  };
}
