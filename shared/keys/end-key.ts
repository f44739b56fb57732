import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { keyId, keyShown } from './key.ts';

export const endKey = defineCall({
  name: 'keys/end-key',
  method: 'POST',
  path: '/api/keys/endKey',
  summary:
    'Ends a key with its next call: its owner one of the company’s, who stands for a partner one of its own, staff any of the site’s with a reason that the owner is mailed.',
  actor: 'user',
  access: { byPartner: true, scope: 'own', userTypes: ['travelAgent', 'corporate', 'staff'], permission: 'keys.edit' },
  request: z.strictObject({
    /** The key’s id, as lists answer it. */
    id: keyId,
    /** Why, for its owner; staff must say it. */
    reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
  response: keyShown,
  failures: [],
});
