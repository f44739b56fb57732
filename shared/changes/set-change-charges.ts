import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { changeView, requestId } from './change-view.ts';

const atLeastZero = (name: 'airlineCharge' | 'cancellationFee') =>
  z.refine<{ airlineCharge: number; cancellationFee: number }>((sent) => sent[name] >= 0 && sent[name] <= 999_999_999, {
    path: [name],
    error: 'Please enter an amount of zero or more.',
  });

export const setChangeCharges = defineCall({
  name: 'changes/set-change-charges',
  method: 'POST',
  path: '/flightApi/api/setChangeCharges',
  summary: 'Says what a change request costs, for its customer to accept; they are mailed.',
  actor: 'user',
  access: { scope: 'site', module: 'Flights', permission: 'changes.decide', userTypes: ['staff'] },
  request: priced(
    z
      .strictObject({
        requestId,
        /** The booking's own currency, ISO 4217. */
        currency: z.string().check(z.length(3)),
        /** What the airline keeps of what was paid to it, for all that is chosen. */
        airlineCharge: amount,
        /** What the site keeps beside it, before GST. */
        cancellationFee: amount,
        /** For the customer to read. */
        remarks: z.string().check(z.trim(), z.maxLength(500)),
        /** Milliseconds since 1970 until which they stand; left out, as long as nobody changes them. */
        validUntil: z.optional(z.int().check(z.minimum(0))),
      })
      .check(atLeastZero('airlineCharge'), atLeastZero('cancellationFee')),
  ),
  response: changeView,
  failures: [],
});
