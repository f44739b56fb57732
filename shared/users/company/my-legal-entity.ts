import * as z from 'zod/mini';
import { companyContact } from './company-contact.ts';
import { legalEntityData } from '../model.ts';

/** Whom the signed-in user buys as: their company, or, where they have none, the person under the user's own id. */
export const myLegalEntity = z.extend(legalEntityData, {
  /** What invoices are made out to. */
  billing: z.object({
    /** The name given for invoices, else the company's, else the person's. */
    billingName: z.string(),
    /** GST number on invoices; empty for none. */
    gstNumber: z.string(),
    /** State that the GST number belongs to, by name; empty for none. */
    gstState: z.string(),
    /** PAN of the company; empty for none, and for a person, whose own is sealed. */
    panNumber: z.string(),
  }),
  /** How the company said it is reached; null where it never did, and for a person. */
  contact: z.nullable(companyContact),
  /** The last four characters of a person's own PAN; empty for none, and for a company. */
  panEnd: z.string(),
  /** True where the user may change it: a person their own, the owner the company's. */
  isOwn: z.boolean(),
});
export type MyLegalEntity = z.output<typeof myLegalEntity>;
