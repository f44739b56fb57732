import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { keyId, keyShown } from './key.ts';
import { MOST_LIMITS } from './limits.ts';

const upTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

export const setKeyLimits = defineCall({
  name: 'keys/set-key-limits',
  method: 'POST',
  path: '/api/keys/setKeyLimits',
  summary: 'Raises or lowers what a key may ask a second and a day, from its next call on.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'keys.edit' },
  request: z.strictObject({
    /** The key’s id, as lists answer it. */
    id: keyId,
    /** Calls a second, at most 50. */
    perSecond: upTo(MOST_LIMITS.perSecond),
    /** Calls on a day of the site’s, at most 1,000,000. */
    perDay: upTo(MOST_LIMITS.perDay),
  }),
  response: keyShown,
  failures: [],
});
