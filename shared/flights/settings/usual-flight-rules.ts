import { userTypes } from '../../users/types.ts';
import type { FlightRules } from './flights-part.ts';

/** What holds until a site says otherwise. */
export const usualFlightRules: FlightRules = {
  areSearchesLimited: false,
  searchesPerBooking: 60,
  freeSearches: 200,
  areHoldsOn: true,
  holdUserTypes: [...userTypes],
  longestHoldHours: 0,
  minutesBeforeLimit: 10,
  domesticFee: { kind: 'amount', amount: 0, percent: 0 },
  internationalFee: { kind: 'amount', amount: 0, percent: 0 },
  keepsServiceFee: true,
  keepsConvenienceFee: true,
  agentsEditTxnFee: true,
  agentsEditDiscount: true,
};
