import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { changeView, requestId } from './change-view.ts';

export const acceptChangeCharges = defineCall({
  name: 'changes/accept-change-charges',
  method: 'POST',
  path: '/flightApi/api/acceptChangeCharges',
  summary:
    'Accepts what a change request costs, which cannot be taken back; what a reissue costs more is accepted by paying the order that this answers.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.decide', byKey: 'sell' },
  request: z.strictObject({
    requestId,
    /** The charges that were read, by their number. */
    chargesNo: z.int().check(z.minimum(1)),
  }),
  response: changeView,
  failures: ['NOT_APPROVED'],
});
