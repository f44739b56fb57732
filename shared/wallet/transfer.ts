import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/**
 * A transfer that somebody says to have made. HALF_CONFIRMED: one member of staff has seen it at the bank, and its amount
 * asks for a second.
 */
export const transferStates = ['REPORTED', 'HALF_CONFIRMED', 'CONFIRMED', 'REJECTED'] as const;
export type TransferState = (typeof transferStates)[number];

/** Its lifecycle: event → from which states, to which. A write of an event is conditional on its `from`. */
export const transferEvents = {
  confirmFirst: { from: ['REPORTED'], to: 'HALF_CONFIRMED' },
  confirm: { from: ['REPORTED', 'HALF_CONFIRMED'], to: 'CONFIRMED' },
  reject: { from: ['REPORTED', 'HALF_CONFIRMED'], to: 'REJECTED' },
} as const satisfies Record<string, { from: readonly TransferState[]; to: TransferState }>;
export type TransferEvent = keyof typeof transferEvents;

/** Whether somebody of staff has to see to it. */
export const isTransferWaiting = (state: TransferState): boolean => state === 'REPORTED' || state === 'HALF_CONFIRMED';

/** How a person calls each state. */
export const transferStateName: Record<TransferState, string> = {
  REPORTED: 'Waiting',
  HALF_CONFIRMED: 'Awaiting second confirmation',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Rejected',
};

/** The transfer that is meant. */
export const transferId = z.string().check(z.regex(/^[0-9A-Za-z]{10,40}$/));

/** A transfer as its owner and staff see it. */
export const transferRow = priced(
  z.object({
    /** Names it to confirmTransfer and rejectTransfer. */
    transferId: z.string(),
    /** Where it stands. */
    state: z.enum(transferStates),
    /** What was sent. */
    amount,
    /** ISO 4217 code of the amount. */
    currency: z.string(),
    /** The bank's reference as it was typed. */
    reference: z.string(),
    /** The day it was sent, `YYYY-MM-DD`. */
    sentOn: z.string(),
    /** The site's account that it was sent to, its last four signs; empty where none was named. */
    accountEnd: z.string(),
    /** What the customer adds; empty for nothing. */
    remark: z.string(),
    /** Whether a slip came with it, a picture or a PDF. */
    hasSlip: z.boolean(),
    /** Instant (ISO 8601, UTC) at which it was reported or entered. */
    createdAt: z.string(),
    /** Whether staff entered it as money that came in: nobody reported it. */
    isEntered: z.boolean(),
    /** Who reported or entered it, their address of mail. */
    by: z.string(),
    /** Whose wallet it is for: name of the company, or of the person. */
    customer: z.string(),
    /** A user of that wallet. */
    userId: z.string(),
    /** Why it was rejected; empty where it was not. */
    reason: z.string(),
    /** Who of staff saw it at the bank first, where a second person has to; empty for none, and for customers. */
    firstBy: z.string(),
    /** The instant (ISO 8601, UTC) of that; empty for none. */
    firstAt: z.string(),
    /** Who of staff confirmed or rejected it; empty while it waits, and for customers. */
    decidedBy: z.string(),
    /** The instant (ISO 8601, UTC) of that; empty while it waits. */
    decidedAt: z.string(),
    /** Whether whoever asks may confirm it: not their own, not one they confirmed already. */
    mayConfirm: z.boolean(),
    /** Whether a second person has to confirm it. */
    needsSecond: z.boolean(),
  }),
);
export type TransferRow = z.output<typeof transferRow>;
