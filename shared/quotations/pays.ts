import * as z from 'zod/mini';

/** What of a quotation an order pays. */
export const paysWhat = ['deposit', 'rest', 'amount'] as const;

/** The deposit, all that is open, or an amount of one's own. */
export const paysField = z.enum(paysWhat);
