import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';

export const assignChangeRequest = defineCall({
  name: 'changes/assign-change-request',
  method: 'POST',
  path: '/flightApi/api/assignChangeRequest',
  summary: 'Takes a change request on, or gives it back to everybody.',
  actor: 'user',
  access: { scope: 'site', permission: 'changes.ask', userTypes: ['staff'] },
  request: z.strictObject({
    requestId,
    /** True: whoever asks sees to it. False: nobody in particular. */
    mine: z.boolean(),
  }),
  response: changeView,
  failures: [],
});
