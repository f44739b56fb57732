import * as z from 'zod/mini';
import { day } from '../../flights/model.ts';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { endsInOrder, whoseStatement } from './statement.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What a wallet came to in a span of days. */
export const walletSummary = priced(
  z.object({
    /** ISO 4217 code of every amount here: the site's own. */
    currency: z.string(),
    /** Whose wallet it is: name of the company, or of the person. */
    name: z.string(),
    /** Its user's address of mail; empty where there is none. */
    email: z.string(),
    /** Its user: who is named to other calls about the wallet. */
    userId: z.string(),
    /** The balance now. */
    balance: amount,
    /** How far the balance may go below zero now. */
    creditLimit: amount,
    /** Last instant (ISO 8601, UTC) of the credit limit; null where it has no end. */
    creditLimitUntil: z.nullable(z.string()),
    /** The latest changes of the credit limit, the latest first; none for who is not of staff. */
    limitChanges: z.array(
      z.object({
        /** The limit before it. */
        from: amount,
        /** The limit from then on. */
        to: amount,
        /** Why, as who changed it wrote. */
        reason: z.string(),
        /** Last instant (ISO 8601, UTC) that it was given for; null for one without an end. */
        until: z.nullable(z.string()),
        /** Instant (ISO 8601, UTC) of the change. */
        at: z.string(),
        /** Who changed it, by the address they sign in with; empty where it ended by itself. */
        by: z.string(),
      }),
    ),
    /** The balance under which its owner is mailed; null where nobody is. */
    lowBalance: z.nullable(amount),
    /** First day of the span, in the site's zone: the first entry's where none was asked for. */
    from: z.string(),
    /** Last day of the span. */
    to: z.string(),
    /** Balance before the first day. */
    opening: amount,
    /** All credits of the span. */
    moneyIn: amount,
    /** All debits of the span, above zero. */
    moneyOut: amount,
    /** Balance at the end of the last day. */
    closing: amount,
    /** The balance at the end of days spread over the span, oldest first. */
    points: z.array(
      z.object({
        /** The day, in the site's zone. */
        day: z.string(),
        /** The balance at its end. */
        balance: amount,
      }),
    ),
  }),
);

export const getSummary = defineCall({
  name: 'wallet/statement/get-summary',
  method: 'POST',
  path: '/api/wallet/getSummary',
  summary: 'What a wallet came to in a span of days, and its balance over it; staff name a customer.',
  actor: 'user',
  access: { scope: 'own', permission: 'wallet.view', byKey: 'read' },
  request: z
    .strictObject({
      /** First day, `YYYY-MM-DD` in the site's zone; empty: from the first entry on. */
      from: someDay,
      /** Last day; empty: today. */
      to: someDay,
      ...whoseStatement,
    })
    .check(endsInOrder),
  response: walletSummary,
  failures: [],
});
