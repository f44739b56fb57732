import * as z from 'zod/mini';
import { staffOnly } from '../staff-only.ts';
import { customerIdField } from '../users/customers/customer-number.ts';

/**
 * For whom staff ask: the customer whose price, travellers and wallet are meant and whose booking it becomes; left out,
 * who asks. Anybody but staff with the permission `flights.bookForCustomer` is refused with FORBIDDEN; a number that
 * nobody has, a blocked account and one of staff with VALIDATION at `customerId`.
 */
export const forCustomer = z.optional(customerIdField);

/** The customer that staff book for, as far as booking needs to know them. */
export const bookedFor = z.object({
  /** The site's own number of the customer, as `customerId` of a request. */
  customerId: z.number(),
  /** Given and family name. */
  name: z.string(),
  /** Name of the customer's company; empty without one. */
  companyName: z.string(),
  /** `travelAgent`, `retail` or `corporate`. */
  userType: z.string(),
  /** Address of mail; empty for a customer who has none yet: nothing is mailed then. */
  email: z.string(),
  /** Dial code with a plus; empty where no number is known. */
  phoneCode: z.string(),
  /** Mobile number without dial code; empty where none is known. */
  mobileNo: z.string(),
});
export type BookedFor = z.output<typeof bookedFor>;

/** For staff alone, and absent where they ask for themselves. */
export const bookedForStaff = staffOnly(bookedFor);
