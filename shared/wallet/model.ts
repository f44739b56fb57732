import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/** A wallet as its owner and staff see it. `balance` below zero is credit in use. */
export const walletBalance = priced(
  z.object({
    /** ISO 4217 code of the wallet: the site's own. */
    currency: z.string(),
    /** Money in the wallet; below zero is credit in use. */
    balance: amount,
    /** How far the balance may go below zero; zero for none. */
    creditLimit: amount,
  }),
);
