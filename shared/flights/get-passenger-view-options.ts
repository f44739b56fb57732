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
  access: { module: 'Flights', locked: true, scope: 'own' },
  request: z.strictObject({ quoteId: z.optional(quoteId) }),
  response: z.object({
    countryList: z.array(country),
    phoneCodeList: z.array(dialCode),
    nationalities: z.array(nationality),
    /** By passenger type 1, 2, 3. */
    titles: z.record(z.string(), z.array(z.string())),
    /** The whole site's where no quote was named. */
    defaultCountry: z.string(),
    requires,
    /** One per passenger to be entered, in order; empty without a quote. */
    paxTypes: z.array(z.number()),
    /** The day ages and passports are held against; empty without a quote. */
    lastTravelDay: z.string(),
  }),
  failures: ['FARE_EXPIRED'],
});
