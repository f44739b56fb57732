import * as z from 'zod/mini';
import { phoneNumber } from '../model.ts';
import { userTypes } from '../types.ts';

/** Spec: Customer (customers-and-partners 3). A user of the site as staff's list of customers shows it. */
export const customerRow = z.object({
  /** The user's id. */
  users_id: z.string(),
  /** The site's own running number of the user, from 1; what staff say on the phone. */
  customerNumber: z.number(),
  /** Given names. */
  firstName: z.string(),
  /** Family name; may be empty. */
  lastName: z.string(),
  /** Name of the user's company; empty without one. */
  companyName: z.string(),
  /** Address of mail. */
  email: z.string(),
  /** The user's numbers; `INVALID` in place of a number means that it is not set. */
  phoneNumbers: z.array(phoneNumber),
  /** `staff` operate the site, `travelAgent` is B2B, `retail` B2C, `corporate` a company's. */
  userType: z.enum(userTypes),
  /** `verified` once a mailed link was opened. */
  status: z.enum(['verified', 'unverified']),
  /** True where staff locked the account. */
  isBlocked: z.boolean(),
  /** True for an agent who may not order until staff have approved the agency (approveCustomer). */
  isAwaitingApproval: z.boolean(),
  /** Instant (ISO 8601, UTC) of registration. */
  createdAt: z.string(),
  /** Name of the markup group given to the customer; empty: the site's default group applies. */
  groupName: z.string(),
  /** Name of the permission group of a member of staff; empty for none. */
  userGroupName: z.string(),
  /** The markup group given to the customer. */
  userGroup: z.object({
    /** Its id; empty: the site's default group applies. */
    groupId: z.string(),
  }),
  /** The company the user belongs to; empty for retail customers and staff. */
  legalEntityId: z.string(),
  /** Indian tax number (PAN) of the company; empty for none, and for a person, whose number is nobody's to read. Of a sole proprietor's, the owner's own (fourth letter P), all but the last four signs are `•`. */
  panNumber: z.string(),
  /** GST number of the company; empty for none. A person's PAN in it is masked the same way. */
  gstNumber: z.string(),
  /** How searches are held against bookings. */
  flightLookToBook: z.object({
    /** True where the customer may search without ever booking. */
    is_exempted: z.boolean(),
  }),
});
export type CustomerRow = z.output<typeof customerRow>;
