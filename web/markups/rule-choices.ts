import type { Cabin } from '#shared/flights/cabins.ts';
import type { FareType, MarkupKind, RouteKind, RuleKind } from '#shared/markups/model.ts';

/** What is chosen among, as editors call it. */
export const cabinName: Record<Cabin, string> = {
  Economy: 'Economy',
  PremiumEconomy: 'Premium Economy',
  Business: 'Business',
  First: 'First',
};
export const fareTypeName: Record<FareType, string> = {
  refundable: 'Refundable',
  nonRefundable: 'Not refundable',
  lowCost: 'Low-cost carriers',
  specialReturn: 'Special returns',
};
export const routeKindName: Record<RouteKind, string> = { domestic: 'Domestic', international: 'International' };
export const kindName: Record<MarkupKind, string> = {
  perPassenger: 'An amount per passenger',
  perBooking: 'An amount per booking',
  percentOfBase: 'Percent of the fare',
};
/** The lists, by the tab that shows each. */
export const listName: Record<RuleKind, string> = {
  defaults: 'Default airline',
  airlines: 'Airline specific',
  departures: 'Fixed departures',
};
