import * as z from 'zod/mini';
import { emailField } from '../../users/fields.ts';
import { filledLine, line } from './lines.ts';

/** The company behind the site, as invoices name it, and how customers reach it. */
export const companyPart = z.strictObject({
  /** The company as tickets and mails name it. */
  companyName: filledLine(120),
  /** Its name in the register, for invoices; empty: the same. */
  legalName: line(160),
  /** The company's number with the tax office, capitals; in India a whole GSTIN. Empty where there is none. */
  gstin: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
    z.maxLength(20),
  ),
  /** What the site calls a company's tax number, e.g. `TRN`; empty: as its country does. Never asked in India. */
  taxNumberName: z._default(line(24), ''),
  /** Two digits of the state that the company is registered in for GST, e.g. `32`; empty elsewhere. */
  state: z.string().check(z.regex(/^(\d\d)?$/, 'Please choose a state.')),
  /** Telephone number for customers. */
  adminContact: filledLine(40),
  /** Address of mail for customers; answers to the site's mails go there. */
  adminEmail: emailField,
  /** Postal address in one line. */
  address: line(240),
});
