import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { orderStates } from '../../payments/model.ts';
import { acceptedDuplicates, orderId } from '../../payments/order-view.ts';

export const holdFlight = defineCall({
  name: 'flights/holds/hold-flight',
  method: 'POST',
  path: '/flightApi/api/holdFlight',
  summary:
    'Has the seats of an unpaid order held, where fare, account and supplier allow it. Ask getOrder until `isBookingInProcess` is false: `AWAITING_TICKETING` is held, `EXPIRED` is not.',
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'flights.hold', byKey: 'sell' },
  idempotent: true,
  request: z.strictObject({ orderId, acceptedDuplicates }),
  response: z.object({
    /** The order whose seats are asked for. */
    orderId: z.string(),
    /** The booking that it is from now on. */
    bookingId: z.string(),
    /** Where the order stands now: `HOLDING`. */
    state: z.enum(orderStates),
  }),
  failures: ['HOLD_NOT_ALLOWED', 'ALREADY_PAID', 'ORDER_EXPIRED', 'ORDER_SUPERSEDED', 'DUPLICATE_BOOKING'],
});
