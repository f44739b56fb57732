import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/** A wallet as its owner and staff see it. `balance` below zero is credit in use. */
export const walletBalance = priced(z.object({ currency: z.string(), balance: amount, creditLimit: amount }));
