import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { legalEntityData } from '../model.ts';

export const getLegalEntityById = defineCall({
  name: 'users/company/get-legal-entity-by-id',
  method: 'POST',
  path: '/api/wl/user/getLegalEntityById',
  summary: 'A company: any of the site for staff, their own for its users.',
  actor: 'user',
  access: { scope: 'own', permission: 'customers.view' },
  request: z.strictObject({
    /** The company's id. */
    id: z.string().check(z.minLength(1), z.maxLength(140)),
  }),
  response: legalEntityData,
  failures: [],
});
