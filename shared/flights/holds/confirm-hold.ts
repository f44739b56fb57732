import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { orderId } from '../../payments/order-view.ts';

export const confirmHold = defineCall({
  name: 'flights/holds/confirm-hold',
  method: 'POST',
  path: '/flightApi/api/confirmHold',
  summary:
    'Asks the supplier what held seats cost now and until when they are held, before they are paid. A higher price stands once it is sent back as `totalPayable`.',
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'flights.hold', byKey: 'sell' },
  request: inSiteCurrency(
    z.strictObject({
      /** The order whose seats are held. */
      orderId,
      /** ISO 4217 code of `totalPayable`. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The new total that the customer agrees to; left out: what was agreed to before. */
      totalPayable: z.optional(amount),
    }),
  ),
  response: priced(
    z.object({
      /** The order whose seats are held. */
      orderId: z.string(),
      /** ISO 4217 code of every amount here. */
      currency: z.string(),
      /** What is to be paid now. */
      totalPayable: amount,
      /** What was agreed to before. */
      previousTotalPayable: amount,
      /** True: the price rose, and nothing is changed until `totalPayable` is sent. */
      isConsentNeeded: z.boolean(),
      /** Instant (ISO 8601, UTC) at which the seats go back unless they are paid. */
      expiryTime: z.string(),
    }),
  ),
  failures: ['ALREADY_PAID', 'ILLEGAL_TRANSITION', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
