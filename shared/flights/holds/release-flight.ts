import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { orderStates } from '../../payments/model.ts';
import { orderId } from '../../payments/order-view.ts';

export const releaseFlight = defineCall({
  name: 'flights/holds/release-flight',
  method: 'POST',
  path: '/flightApi/api/releaseFlight',
  summary: 'Gives held seats back that nobody paid. Once more is no error; a paid order answers ALREADY_PAID.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.hold', byKey: 'sell' },
  idempotent: true,
  request: z.strictObject({ orderId }),
  response: z.object({
    /** The order whose seats go back. */
    orderId: z.string(),
    /** Where it stands now: `RELEASING`, and `EXPIRED` once the supplier has them back. */
    state: z.enum(orderStates),
  }),
  failures: ['ALREADY_PAID'],
});
