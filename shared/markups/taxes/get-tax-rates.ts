import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { toldEvent } from '../../records/told-event.ts';
import { taxShown } from '../tax-shown.ts';

export const getTaxRates = defineCall({
  name: 'markups/taxes/get-tax-rates',
  method: 'GET',
  path: '/api/markupDiscount/getTaxRates',
  summary: 'GST and TDS by the day that each rate holds from.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: z.strictObject({}),
  response: z.object({
    /** Today in the site's zone: no rate begins before it. */
    today: z.string(),
    /** The rates: GST first, then TDS by section, each newest first. */
    rates: z.array(taxShown),
    /** Who changed them, newest first. */
    events: z.array(toldEvent),
  }),
  failures: [],
});
