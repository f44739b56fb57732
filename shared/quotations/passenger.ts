import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';

const name = z.string().check(z.trim(), z.maxLength(60));

/** Who travels. */
export const passengerField = z.strictObject({
  /** The browser’s own id of them. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  /** How they are addressed. */
  title: z.string().check(z.trim(), z.minLength(1, 'This is required field.'), z.maxLength(10)),
  /** First name, as in the passport. */
  firstName: name,
  /** Last name, as in the passport. */
  lastName: name,
  /** Day of birth; empty where it is not known. */
  dateOfBirth: z.union([day, z.literal('')]),
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.int().check(z.minimum(1), z.maximum(3)),
});
