import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { transactionNarrowing } from './transaction-filter.ts';

const counted = z.object({
  /** How many payments. */
  count: z.number(),
  /** What they come to, the convenience fee with it. */
  amount,
});

/** What payments of one currency come to. */
const total = priced(
  z.object({
    /** ISO 4217 code of every amount here. */
    currency: z.string(),
    /** Paid for what they were for. */
    paid: counted,
    /** Convenience fees in what was paid. */
    fees: amount,
    /** What of those went back, as their gateways say. */
    refunded: counted,
    /** Not decided: money may still arrive. */
    open: counted,
    /** What was paid less what went back. */
    net: amount,
  }),
);
export type GatewayTotal = z.output<typeof total>;

export const getGatewayTotals = defineCall({
  name: 'payments/gateways/get-gateway-totals',
  method: 'POST',
  path: '/api/payment/getGatewayTotals',
  summary:
    'What payments at gateways come to, narrowed as their list is, and how many wait for staff to settle a refund.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.view' },
  request: transactionNarrowing,
  response: z.object({
    /** By currency; empty where there are no payments. */
    totals: z.array(total),
    /** How many payments were added up. */
    count: z.number(),
    /** The instant (ISO 8601, UTC) back to which the latest ones were added up; null where all that fit were. */
    addedBackTo: z.nullable(z.string()),
    /** Payments with a refund to settle, of the whole site; a hundred at most. */
    toSettle: z.number(),
  }),
  failures: [],
});
