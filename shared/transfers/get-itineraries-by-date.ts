import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { day } from '../flights/search-query.ts';

const trip = {
  /** Id of the quotation. */
  kartId: z.string(),
  /** Running number of the quotation. */
  quotationId: z.number(),
  /** What the trip is called. */
  kartName: z.string(),
  /** What the customer is called. */
  customerName: z.string(),
  /** How many guests. */
  pax: z.number(),
};

/** What guests of a trip do on a day. */
export const itineraryShown = z.object({
  ...trip,
  /** The first of them by name. */
  guest: z.string(),
  /** What they do, by time. */
  entries: z.array(
    z.object({
      /** The line it is of. */
      lineId: z.string(),
      /** What it is. */
      kind: z.enum(['activity', 'stay', 'flight', 'service', 'transfer']),
      /** 24 hours; empty where nobody said. */
      time: z.string(),
      /** What it is called. */
      title: z.string(),
      /** Where, or what else there is to know. */
      place: z.string(),
    }),
  ),
});

export const getItinerariesByDate = defineCall({
  name: 'transfers/get-itineraries-by-date',
  method: 'POST',
  path: '/api/dmc/getItinerariesByDate',
  summary: 'What guests with a voucher do on a day, and who arrives that day without one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.view', module: 'Dmc' },
  request: z.strictObject({
    /** A day of the site. */
    date: day,
  }),
  response: z.object({
    /** Trips with a voucher that do something that day. */
    itineraries: z.array(itineraryShown),
    /** Trips that begin that day without a voucher, but those cancelled. */
    arrivals: z.array(z.object(trip)),
  }),
  failures: [],
});
