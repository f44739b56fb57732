import * as z from 'zod/mini';

/** What a driver's link ends in: the driver's id, a hyphen, a secret. */
export const driverTokenField = z.string().check(z.minLength(10), z.maxLength(160));
