import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { recordIdField } from './rate-fields.ts';
import { rateListFields, shownTransferRate } from './rate-shown.ts';

export const getTourOptionTransferRates = defineCall({
  name: 'destination/rates/get-tour-option-transfer-rates',
  method: 'GET',
  path: '/api/dmc/getTourOptionTransferRates',
  summary: 'The transfer rates of a tour option for all markets, the one that goes before first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.view', module: 'Dmc' },
  request: z.strictObject({
    /** The tour option. */
    tourOptionId: recordIdField,
  }),
  response: priced(
    z.object({
      ...rateListFields,
      /** The rates: of those that fit a day and a party, the first one holds. */
      rates: z.array(shownTransferRate),
    }),
  ),
  failures: [],
});
