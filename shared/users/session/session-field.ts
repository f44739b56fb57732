import * as z from 'zod/mini';

/** A session's token as login answered it, `userId.secret`. */
export const sessionIdField = z.string().check(z.minLength(1), z.maxLength(140));
