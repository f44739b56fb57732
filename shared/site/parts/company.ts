import * as z from 'zod/mini';
import { emailField } from '../../users/fields.ts';
import { isGstin } from '../gst-states.ts';
import { filledLine, line } from './lines.ts';

/** The company behind the site, as invoices name it, and how customers reach it. */
export const companyPart = z.strictObject({
  /** The company as tickets and mails name it. */
  companyName: filledLine(120),
  /** Its name in the register, for invoices; empty: the same. */
  legalName: line(160),
  /** Indian GST number, capitals; empty where there is none. */
  gstin: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
    z.refine((text) => text === '' || isGstin(text), 'Please check the GSTIN: its last sign does not fit the others.'),
  ),
  /** Two digits of the state that the company is registered in for GST, e.g. `32`; empty elsewhere. */
  state: z.string().check(z.regex(/^(\d\d)?$/, 'Please choose a state.')),
  /** Telephone number for customers. */
  adminContact: filledLine(40),
  /** Address of mail for customers; answers to the site's mails go there. */
  adminEmail: emailField,
  /** Postal address in one line. */
  address: line(240),
});
