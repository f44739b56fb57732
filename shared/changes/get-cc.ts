import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { refundLine } from '../payments/refund-line.ts';
import { chosenParts } from './change-view.ts';

export const getCc = defineCall({
  name: 'changes/get-cc',
  method: 'POST',
  path: '/flightApi/api/getCC',
  summary:
    'Asks the supplier what it costs to cancel some passengers and sectors, and says what would come back. Nothing is cancelled by asking.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.ask', byKey: 'read' },
  request: z.strictObject(chosenParts),
  response: priced(
    z.object({
      /** Sent back with the request that agrees to these charges. */
      QuoteId: z.string(),
      /** ISO 4217 code of the amounts. */
      currency: z.string(),
      /** What the airline keeps of what was paid to it. */
      cancellationCharge: amount,
      /** What the supplier says of it, for the customer to read. */
      remarks: z.string(),
      /** Milliseconds since 1970 until which it can be agreed to. */
      validUntil: z.number(),
      /** What was paid of each thing, and what is kept, line by line. */
      lines: z.array(refundLine),
      /** What would come back, all lines together. */
      comesBack: amount,
    }),
  ),
  failures: ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
