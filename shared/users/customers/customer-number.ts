import * as z from 'zod/mini';

/** The site's own running number of a user, from 1 (`customerNumber` of a row; the specification's `customerId`). */
export const customerIdField = z.number().check(z.int(), z.minimum(1), z.maximum(999_999_999));
