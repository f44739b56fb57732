import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const acceptAirlineChange = defineCall({
  name: 'flights/accept-airline-change',
  method: 'POST',
  path: '/flightApi/api/acceptAirlineChange',
  summary:
    'Accepts at the supplier what an airline changed of a booking. It cannot be taken back: the customer is asked first.',
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.supplier', userTypes: ['staff'] },
  request: z.strictObject({
    /** The booking whose flights its airline changed. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: z.object({}),
  failures: ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
