import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { siteIdField, supplierListIdField } from './fields.ts';

export const setFlightHoldSetting = defineCall({
  name: 'partners/set-flight-hold-setting',
  method: 'POST',
  path: '/api/supplier/supplierOnlyAccess/setFlightHoldSetting',
  summary: 'Whether a site that sells this one’s flights may hold flights.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.edit' },
  request: z.strictObject({
    /** True: it may. */
    isFlightHold: z.boolean(),
    /** Id of the site that sells. */
    consumerSiteId: siteIdField,
    /** This site's list of flights, as the consumer's row names it. */
    supplierListId: supplierListIdField,
  }),
  response: z.object({
    /** What stands now. */
    isFlightHold: z.boolean(),
  }),
  failures: [],
});
