import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { secondFactorCodeField } from './second-factor-fields.ts';

export const turnOffSecondFactor = defineCall({
  name: 'users/session/turn-off-second-factor',
  method: 'POST',
  path: '/api/wl/user/turnOffSecondFactor',
  summary: 'Turns one’s own second factor off by a code of it; the secret and the recovery codes are erased.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.strictObject({ code: secondFactorCodeField }),
  response: z.object({
    /** Always false: signing in asks for the password alone. */
    isOn: z.boolean(),
  }),
  failures: ['WRONG_CREDENTIALS'],
});
