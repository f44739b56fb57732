import { type TimeBucket, timeBuckets } from '#shared/flights/time-buckets.ts';

export const sorts = ['best', 'cheapest', 'fastest', 'earliest'] as const;
export type Sort = (typeof sorts)[number];

/** What a person has chosen beside the list. Empty lists and undefined mean: no restriction. */
export interface Filters {
  time: TimeBucket;
  /** Minor units, inclusive. */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  stops: number[];
  airlines: string[];
  layovers: string[];
  origins: string[];
  destinations: string[];
  /** Spec: fare type matches isRefundable as true or false. */
  refundable: boolean | undefined;
}

export const noFilters: Filters = {
  time: 'any',
  priceFrom: undefined,
  priceTo: undefined,
  stops: [],
  airlines: [],
  layovers: [],
  origins: [],
  destinations: [],
  refundable: undefined,
};

/** Only flights without a stop are wanted. */
export const isDirectOnly = ({ stops }: Filters): boolean => stops.length === 1 && stops[0] === 1;

const lists = ['airlines', 'layovers', 'origins', 'destinations'] as const;

/** Filters from a URL's query, so that a link restores the view; nonsense in it restricts nothing. */
export function filtersFromQuery(query: URLSearchParams): Filters {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean) ?? [];
  const whole = (name: string) => (/^\d+$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  return {
    time: timeBuckets.find(({ value }) => value === query.get('time'))?.value ?? 'any',
    priceFrom: whole('priceFrom'),
    priceTo: whole('priceTo'),
    stops: list('stops')
      .map(Number)
      .filter((stop) => stop >= 1 && stop <= 3),
    airlines: list('airlines'),
    layovers: list('layovers'),
    origins: list('origins'),
    destinations: list('destinations'),
    refundable: query.get('refundable') === 'true' ? true : query.get('refundable') === 'false' ? false : undefined,
  };
}

/** The same back into a query, leaving the search's own parameters as they are. */
export function filtersToQuery(filters: Filters, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  put('time', filters.time === 'any' ? undefined : filters.time);
  put('priceFrom', filters.priceFrom?.toString());
  put('priceTo', filters.priceTo?.toString());
  put('stops', filters.stops.join(','));
  for (const name of lists) put(name, filters[name].join(','));
  put('refundable', filters.refundable?.toString());
  return next;
}

export const isRestricted = (filters: Filters): boolean => filtersToQuery(filters, new URLSearchParams()).size > 0;
