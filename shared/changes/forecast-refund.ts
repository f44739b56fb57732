import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { refundLine } from '../payments/refund-line.ts';
import { chosenParts } from './change-view.ts';

export const forecastRefund = defineCall({
  name: 'changes/forecast-refund',
  method: 'POST',
  path: '/flightApi/api/forecastRefund',
  summary: 'What was paid for some passengers and sectors, and what would come back of it before the airline’s charge.',
  actor: 'user',
  access: { scope: 'own', permission: 'changes.ask', byKey: 'read' },
  request: z.strictObject(chosenParts),
  response: priced(
    z.object({
      /** ISO 4217 code of the amounts. */
      currency: z.string(),
      /** What was paid for what is chosen, and what the site keeps of it, line by line; the airline’s charge is not among them. */
      lines: z.array(refundLine),
      /** What would come back if the airline kept nothing: the most there can be. */
      comesBackAtMost: amount,
      /** Where it would go: the wallet, or back through the gateway it was paid by. */
      to: z.enum(['wallet', 'gateway']),
      /** What each chosen passenger’s each sector costs at the airline. */
      parts: z.array(
        z.object({
          /** `LAST/FIRST`. */
          passenger: z.string(),
          /** `DEL-BOM`. */
          sector: z.string(),
          /** Fare, taxes and what was bought beside it. */
          amount,
        }),
      ),
    }),
  ),
  failures: [],
});
