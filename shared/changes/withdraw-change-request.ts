import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';

export const withdrawChangeRequest = defineCall({
  name: 'changes/withdraw-change-request',
  method: 'POST',
  path: '/flightApi/api/withdrawChangeRequest',
  summary: 'Takes a change request back while nothing is agreed; its booking is again what it was.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.ask', byKey: 'sell' },
  request: z.strictObject({ requestId }),
  response: changeView,
  failures: [],
});
