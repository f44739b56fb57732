import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { kartStates } from './lifecycle.ts';

export const kartRow = priced(
  z.object({
    /** Id of the quotation. */
    id: z.string(),
    /** Running number on the site. */
    quotationId: z.number(),
    /** What the trip is called. */
    kartName: z.string(),
    /** The site’s number of the customer. */
    customerId: z.number(),
    /** What the customer is called. */
    customerName: z.string(),
    /** Company of the customer; empty for none. */
    companyName: z.string(),
    /** First day of the trip, `YYYY-MM-DD`. */
    arrivalDate: z.string(),
    /** Travellers who pay as adults. */
    adults: z.number(),
    /** Travellers who pay as children. */
    child: z.number(),
    /** Travellers on somebody’s lap. */
    infant: z.number(),
    /** Where it is in its life. */
    state: z.enum(kartStates),
    /** Whether vouchers were made of it. */
    isVouchered: z.boolean(),
    /** Number of the last sent version; 0 where none was. */
    lastVersion: z.number(),
    /** Last day on which it can be accepted; empty where none was sent. */
    validTill: z.string(),
    /** Questions that wait for an answer. */
    openQuestions: z.number(),
    /** Day by which it is to be paid; empty for none. */
    paymentDeadline: z.string(),
    /** ISO 4217 code of every amount. */
    currency: z.string(),
    /** What was paid in all. */
    paid: amount,
    /** What it comes to. */
    total: amount,
    /** When it was made. */
    createdAt: z.string(),
  }),
);
export type KartRow = z.output<typeof kartRow>;
