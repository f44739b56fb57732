import type { Cabin } from '#shared/flights/cabins.ts';
import type { MarkupRule, RouteKind } from '#shared/markups/model.ts';

/** As much of what is sold as a rule may ask about; what is absent is not known, and no rule that asks for it fits. */
export interface Choosable {
  /** The site's own fixed departure that it sells seats of. */
  departureId?: string;
  /** Name of the source that it comes from. */
  source?: string;
  isLCC?: boolean;
  isRefundable?: boolean;
  isLCCSpecialReturn?: boolean;
  segments: readonly {
    airlineCode: string;
    cabin?: Cabin;
    originAirportCode?: string;
    destinationAirportCode?: string;
  }[];
}

/** Country of an airport by its code; undefined where nobody knows it. */
export type CountryOf = (airportCode: string) => string | undefined;

/** What rules are held against, of one offer. */
export interface RuleFacts extends Pick<Choosable, 'isLCC' | 'isRefundable' | 'isLCCSpecialReturn'> {
  /** Empty for a scheduled fare. */
  departureId: string;
  /** Designator of the first flight; empty where there is none. */
  airlineCode: string;
  supplier: string;
  /** Of the first flight. */
  cabin: Cabin | undefined;
  /** Undefined where a country is not known, or no rule asks. */
  routeKind: RouteKind | undefined;
}

/** Domestic where all airports of the journey lie in one country. */
function routeKindOf({ segments }: Choosable, countryOf: CountryOf): RouteKind | undefined {
  let home: string | undefined;
  let isAbroad = false;
  for (const { originAirportCode, destinationAirportCode } of segments) {
    const from = originAirportCode && countryOf(originAirportCode);
    const to = destinationAirportCode && countryOf(destinationAirportCode);
    if (!from || !to) return undefined;
    home ??= from;
    isAbroad ||= from !== home || to !== home;
  }
  if (home === undefined) return undefined;
  return isAbroad ? 'international' : 'domestic';
}

export const factsOf = (offer: Choosable, countryOf: CountryOf | undefined): RuleFacts => ({
  departureId: offer.departureId ?? '',
  airlineCode: offer.segments[0]?.airlineCode ?? '',
  supplier: offer.source ?? '',
  cabin: offer.segments[0]?.cabin,
  isLCC: offer.isLCC,
  isRefundable: offer.isRefundable,
  isLCCSpecialReturn: offer.isLCCSpecialReturn,
  routeKind: countryOf && routeKindOf(offer, countryOf),
});

/** Whether a fare is of the kind that a rule names. */
export function isOfFareType(facts: RuleFacts, fareType: NonNullable<MarkupRule['fareType']>): boolean {
  switch (fareType) {
    case 'refundable':
      return facts.isRefundable === true;
    case 'nonRefundable':
      return facts.isRefundable === false;
    case 'lowCost':
      return facts.isLCC === true;
    case 'specialReturn':
      return facts.isLCCSpecialReturn === true;
  }
}
