import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { myLegalEntity } from './my-legal-entity.ts';

export const getMyLegalEntity = defineCall({
  name: 'users/company/get-my-legal-entity',
  method: 'GET',
  path: '/api/wl/user/getMyLegalEntity',
  summary:
    "The signed-in user's company with its billing details; of whoever has none, the person's under the user's id.",
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({}),
  response: myLegalEntity,
  failures: [],
});
