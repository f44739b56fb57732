import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const getSupplier = defineCall({
  name: 'activities/octo/get-supplier',
  method: 'GET',
  path: '/api/octo/supplier',
  summary: 'OCTO: the site as a supplier of activities.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true, byKey: 'read' },
  answers: 'bare',
  request: z.strictObject({}),
  response: z.object({
    /** The site’s id. */
    id: z.string(),
    /** Name of the site. */
    name: z.string(),
    /** Where these calls are made. */
    endpoint: z.string(),
    /** Whom to turn to; null where the site names nobody. */
    contact: z.object({
      /** Address of the site. */
      website: z.nullable(z.string()),
      /** Address of mail. */
      email: z.nullable(z.string()),
      /** Telephone number. */
      telephone: z.nullable(z.string()),
      /** Postal address in one line. */
      address: z.nullable(z.string()),
    }),
  }),
  failures: [],
});
