import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { soundAmount, soundDates, ticketRateFields } from './rate-fields.ts';
import { shownTicketRate } from './rate-shown.ts';

export const saveActivityTicketRates = defineCall({
  name: 'destination/rates/save-activity-ticket-rates',
  method: 'POST',
  path: '/api/dmc/saveActivityTicketRates',
  summary: 'Makes a ticket rate of a tour option for a market, which stands before the others then, or changes one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: inSiteCurrency(
    z
      .strictObject(ticketRateFields)
      .check(
        ...soundDates,
        ...soundAmount('adultAmount'),
        ...soundAmount('childAmount'),
        ...soundAmount('infantAmount'),
        ...soundAmount('adultCost'),
        ...soundAmount('childCost'),
        ...soundAmount('infantCost'),
      ),
  ),
  response: priced(
    z.object({
      /** ISO 4217 code of the amounts: the site's. */
      currency: z.string(),
      /** The rate as it is now. */
      rate: shownTicketRate,
    }),
  ),
  failures: ['TOO_MANY_RATES'],
});
