/** Parameters of routes that open nothing: the session says who may see what they name. */
export const openParameters: ReadonlySet<string> = new Set(['searchId', 'orderId', 'kartId']);

/**
 * The same of names in a query. `redirectTo` is an address itself, and looked into; a code of `referralCode` is for
 * telling. What a list's filter is made of are fields of its call's contract (web/ui/list/list-address.ts).
 */
export const openNames: ReadonlySet<string> = new Set([
  'add',
  'adt',
  'adults',
  'after',
  'as',
  'best',
  'booked',
  'cabin',
  'chd',
  'cheapest',
  'children',
  'cityId',
  'date',
  'day',
  'direct',
  'driver',
  'from',
  'hp',
  'import',
  'inf',
  'infants',
  'journey',
  'leg',
  'line',
  'links',
  'marketId',
  'open',
  'order',
  'orderId',
  'part',
  'pax',
  'print',
  'redirectTo',
  'redirectType',
  'referralCode',
  'refundable',
  'resultIndex',
  'returnResultIndex',
  'returnType',
  'sharingBasis',
  'sort',
  'tab',
  'then',
  'time',
  'to',
  'topUp',
  'whole',
  'tourOptionId',
  'traceId',
  'transferType',
  'userType',
  'year',
]);

/** Modules that read a query by names that are not spelled there, and what those name. */
export const otherReaders: Readonly<Record<string, string>> = {
  'flights/journey/customer-in-address.ts': 'the number of the customer whom staff book for',
  'flights/results/filters.ts': 'how results are narrowed',
  'flights/search-url.ts': 'what was searched for',
  'ui/list/list-address.ts': 'how a list is narrowed',
};
