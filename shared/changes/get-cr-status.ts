import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';

export const getCrStatus = defineCall({
  name: 'changes/get-cr-status',
  method: 'POST',
  path: '/flightApi/api/getCRStatus',
  summary: 'Asks the supplier now what became of a change request that it has, and says where the request stands.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.view', byKey: 'read' },
  request: z.strictObject({ requestId }),
  response: changeView,
  failures: [],
});
