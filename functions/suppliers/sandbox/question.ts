import type { Cabin, JourneyType, ReturnType, SearchQuery } from '#shared/flights/model.ts';

/** What finds an offer again without anything kept: the search, the day it was made, and which of its offers. */
export interface SandboxRef {
  query: SearchQuery;
  asked: string;
  resultIndex: string;
}

/** `v1;asked;type;return;AAA-BBB-2026-12-01,…;adults;children;infants;cabin;direct;resultIndex` */
export function encodeRef({ query, asked, resultIndex }: SandboxRef): string {
  const legs = query.segments
    .map(({ origin, destination, preferredDepartureTime }) => `${origin}-${destination}-${preferredDepartureTime}`)
    .join(',');
  return [
    'v1',
    asked,
    query.JourneyType,
    query.returnType,
    legs,
    query.adultCount,
    query.childCount,
    query.infantCount,
    query.cabin,
    query.directOnly ? 1 : 0,
    resultIndex,
  ].join(';');
}

/** `undefined` for what this source never wrote. */
export function decodeRef(ref: string): SandboxRef | undefined {
  const [version, asked = '', type, back, legs = '', adults, children, infants, cabin, direct, resultIndex = ''] =
    ref.split(';');
  if (version !== 'v1' || !resultIndex) return undefined;
  const segments = legs
    .split(',')
    .map((leg) => ({ origin: leg.slice(0, 3), destination: leg.slice(4, 7), preferredDepartureTime: leg.slice(8) }));
  return {
    asked,
    resultIndex,
    query: {
      JourneyType: Number(type) as JourneyType,
      returnType: Number(back) as ReturnType,
      segments,
      adultCount: Number(adults),
      childCount: Number(children),
      infantCount: Number(infants),
      cabin: cabin as Cabin,
      directOnly: direct === '1',
    },
  };
}
