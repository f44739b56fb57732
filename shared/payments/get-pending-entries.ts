import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { transferRow } from '../wallet/transfer.ts';
import { serviceNames } from './model.ts';

/** A payment begun at a gateway that nobody has said the outcome of. */
const openPayment = priced(
  z.object({
    /** The order that it is for. */
    orderId: z.string(),
    /** What that order pays for. */
    serviceName: z.enum(serviceNames),
    /** The gateway's name. */
    gateway: z.string(),
    /** What the gateway calls it. */
    gatewayOrderId: z.string(),
    /** The name that customers are shown of the gateway. */
    title: z.string(),
    /** What is to be paid there, a convenience fee with it. */
    amount,
    /** ISO 4217 code of the amount. */
    currency: z.string(),
    /** Instant (ISO 8601, UTC) at which it was begun. */
    startedAt: z.string(),
    /** How often the customer began to pay this order. */
    attempts: z.number(),
    /** Whose order it is: name of the company, or of the person. */
    customer: z.string(),
    /** A user of that customer. */
    userId: z.string(),
    /** What the order is for, in words. */
    remark: z.string(),
  }),
);
export type OpenPayment = z.output<typeof openPayment>;

export const getPendingEntries = defineCall({
  name: 'payments/get-pending-entries',
  method: 'POST',
  path: '/api/payment/getPendingEntries',
  summary: 'What waits for staff: reported bank transfers, or payments begun at gateways that nobody heard the end of.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'payments.view', scope: 'site' },
  request: z.strictObject({
    /** `transfers`: reported transfers that wait; `allTransfers`: decided ones too; `gateways`: payments begun and silent. */
    what: z._default(z.enum(['transfers', 'allTransfers', 'gateways']), 'transfers'),
    /** One transfer alone, waiting or decided, whatever `what` says; empty for the list. */
    transferId: z._default(z.string().check(z.regex(/^[0-9A-Za-z]{0,40}$/)), ''),
    /** Where to go on, from an earlier answer; empty for the first page. */
    cursor: z._default(z.string().check(z.maxLength(2000)), ''),
  }),
  response: z.object({
    /** Transfers: those that wait the longest first, all of them newest first. */
    transfers: z.array(transferRow),
    /** Payments at gateways, the latest first. */
    payments: z.array(openPayment),
    /** Where to go on; null at the end. */
    cursor: z.nullable(z.string()),
  }),
  failures: [],
});
