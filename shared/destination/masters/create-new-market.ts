import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { marketShown } from '../masters.ts';
import { lineField, recordStands, savedRecord } from '../../records/record-fields.ts';

export const createNewMarket = defineCall({
  name: 'destination/masters/create-new-market',
  method: 'POST',
  path: '/api/dmc/createNewMarket',
  summary: 'Makes a market, or changes one. The first of a site is its default.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    ...savedRecord,
    /** Its name, unlike any other of the site, whatever the case of its letters. */
    name: lineField(60, 1),
    /** True makes it the default instead of the one that is; the default itself stays it until another is. */
    isDefault: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** The market as it is now. */
    market: marketShown,
  }),
  stands: recordStands(marketShown),
  failures: ['RECORD_NAME_TAKEN'],
});
