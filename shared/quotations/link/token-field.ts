import * as z from 'zod/mini';

/** What a link ends in: the quotation's id, a hyphen, a secret. */
export const quoteTokenField = z.string().check(z.minLength(10), z.maxLength(140));
