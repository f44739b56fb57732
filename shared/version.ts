import * as z from 'zod/mini';

/**
 * The version that was read of what is changed, from 0. Whoever names one that somebody else's change came after is
 * refused (409 CONFLICT) with what stands now: the call's `stands`.
 */
export const versionField = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
