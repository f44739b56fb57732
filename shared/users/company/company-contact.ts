import * as z from 'zod/mini';

/** How a company said it is reached when it registered; texts are empty where they were not given. */
export const companyContact = z.object({
  /** Its own address of mail. */
  primaryEmail: z.string(),
  /** Its own number with dial code. */
  primaryPhone: z.string(),
  /** A second number with dial code. */
  secondaryPhone: z.string(),
  /** Whom to ask for. */
  concernedPerson: z.string(),
});
