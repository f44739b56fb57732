import { activitiesCalls, activitiesRooms } from './activities/calls.ts';
import { areasCalls } from './areas/calls.ts';
import { bookingsCalls } from './bookings/calls.ts';
import { changesCalls } from './changes/calls.ts';
import type { Call } from './contract.ts';
import { documentsCalls } from './documents/calls.ts';
import { destinationCalls, destinationRooms } from './destination/calls.ts';
import { filesCalls } from './files/calls.ts';
import { exportsCalls } from './exports/calls.ts';
import { invoicesCalls } from './invoices/calls.ts';
import { flightsCalls, flightsRooms } from './flights/calls.ts';
import { keysCalls } from './keys/calls.ts';
import { markupsCalls } from './markups/calls.ts';
import { partnersCalls } from './partners/calls.ts';
import { permissionsCalls } from './permissions/calls.ts';
import { quotationsCalls, quotationsRooms } from './quotations/calls.ts';
import { referenceCalls } from './reference/calls.ts';
import { siteCalls } from './site/calls.ts';
import { transfersCalls } from './transfers/calls.ts';
import { usersCalls, usersRooms } from './users/calls.ts';
import { paymentsCalls, paymentsRooms } from './payments/calls.ts';
import { walletCalls } from './wallet/calls.ts';

/** Every contract, by domain: what routes, OpenAPI and the access matrix are made from. Not for the browser. */
export const callsByDomain = {
  activities: activitiesCalls,
  bookings: bookingsCalls,
  areas: areasCalls,
  changes: changesCalls,
  destination: destinationCalls,
  documents: documentsCalls,
  files: filesCalls,
  invoices: invoicesCalls,
  exports: exportsCalls,
  flights: flightsCalls,
  keys: keysCalls,
  markups: markupsCalls,
  partners: partnersCalls,
  quotations: quotationsCalls,
  reference: referenceCalls,
  site: siteCalls,
  transfers: transfersCalls,
  users: usersCalls,
  payments: paymentsCalls,
  permissions: permissionsCalls,
  wallet: walletCalls,
} satisfies Record<string, readonly Call[]>;

export const allCalls: readonly Call[] = Object.values(callsByDomain).flat();

/** The rooms of the domains that have more than one: how a function's code is laid out, and who answers, goes by them. */
export const roomsByDomain = {
  activities: activitiesRooms,
  destination: destinationRooms,
  flights: flightsRooms,
  payments: paymentsRooms,
  quotations: quotationsRooms,
  users: usersRooms,
} satisfies Partial<Record<keyof typeof callsByDomain, Record<string, readonly Call[]>>>;
