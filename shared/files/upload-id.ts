import * as z from 'zod/mini';

/** Names an upload in a request. */
export const uploadIdField = z.string().check(z.minLength(1), z.maxLength(140));
