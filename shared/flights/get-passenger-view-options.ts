import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { country, dialCode, nationality } from '../reference/model.ts';
import { quoteId } from './fare-quote.ts';
import { requires } from './model.ts';

export const getPassengerViewOptions = defineCall({
  name: 'flights/get-passenger-view-options',
  method: 'POST',
  path: '/flightApi/api/getPassengerViewOptions',
  summary: 'What the passenger form offers and asks; with a quote, what that fare asks of whom.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    /** The quote whose demands are asked for; absent: those of no fare in particular. */
    quoteId: z.optional(quoteId),
  }),
  response: z.object({
    /** Countries to choose from, for a passport and for an address. */
    countryList: z.array(country),
    /** Dial codes, India first. */
    phoneCodeList: z.array(dialCode),
    /** Nationalities to choose from. */
    nationalities: z.array(nationality),
    /** Forms of address by passenger type: `1` adult, `2` child, `3` infant. */
    titles: z.record(z.string(), z.array(z.string())),
    /** ISO 3166 alpha-2 code of the site's own country, to begin with. */
    defaultCountry: z.string(),
    /** What the quoted fare asks of passengers; without a quote nothing is asked. */
    requires,
    /** One per passenger to be entered, in order; empty without a quote. */
    paxTypes: z.array(z.number()),
    /** The day ages and passports are held against; empty without a quote. */
    lastTravelDay: z.string(),
  }),
  failures: ['FARE_EXPIRED'],
});
