import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { rateIdField } from './rate-fields.ts';

export const deleteTourOptionTransferRates = defineCall({
  name: 'destination/rates/delete-tour-option-transfer-rates',
  method: 'POST',
  path: '/api/dmc/deleteTourOptionTransferRates',
  summary: 'Takes away a transfer rate of a tour option that no combo names.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The rate, as its list names it. */
    id: rateIdField,
    /** True: nothing is done. It answers as deleting would: 409 RECORD_IN_USE with the combos that name it. */
    isAsked: z.optional(z.boolean()),
  }),
  response: z.object({}),
  failures: ['RECORD_IN_USE'],
});
