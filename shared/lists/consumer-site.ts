import * as z from 'zod/mini';

/** The site that a list of what was sold is narrowed to, of those that sell what this one supplies. */
export const consumerSiteField = z.string().check(z.minLength(1), z.maxLength(31));
