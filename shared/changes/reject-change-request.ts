import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, reason, requestId } from './change-view.ts';

export const rejectChangeRequest = defineCall({
  name: 'changes/reject-change-request',
  method: 'POST',
  path: '/flightApi/api/rejectChangeRequest',
  summary:
    'Says that nothing comes of a change request, and why; its customer is mailed, its booking is again what it was.',
  actor: 'user',
  access: { scope: 'site', permission: 'changes.decide', userTypes: ['staff'] },
  request: z.strictObject({ requestId, reason }),
  response: changeView,
  failures: [],
});
