import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { versionField } from '../../version.ts';
import { customerRow } from './customer.ts';
import { customerIdField } from './customer-number.ts';
import { nameField } from '../fields.ts';
import { asWritten } from '../as-written.ts';
import { emailOrNone, lastNameOrNone, phoneCodeOrNone, phoneOrNone } from '../registration/new-customer.ts';

/** Spec: customers-and-partners 5, Change Details. */
export const EMAIL_OR_PHONE = 'Email or Primary Phone is required';

/** A number of a customer; without digits there is none. */
const phone = z.optional(
  z.strictObject({
    phone: phoneOrNone,
    phoneCode: phoneCodeOrNone,
  }),
);
const isSeen = z.refine<string>(isOneLine, 'Please use visible characters, on one line.');

interface Contact {
  email: string;
  primaryPhone?: { phone: string } | undefined;
}
const isReachable = ({ email, primaryPhone }: Contact) => Boolean(email || primaryPhone?.phone);
/** Also said where another field is wrong, so that nobody is told one thing at a time. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A customer as it is now: what a change answers, and what a conflict says to stand. */
const customerAsItIs = z.object({
  /** As it is now. */
  customer: customerRow,
  /** Counts changes; what the next change is sent with. */
  version: z.number(),
});

export const updateDetails = defineCall({
  name: 'users/customers/update-details',
  method: 'POST',
  path: '/api/wl/user/updateDetails',
  summary: "Staff change a customer's details; another address of mail has to be confirmed anew.",
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.edit' },
  request: z
    .strictObject({
      /** The customer whose details they are, by number. */
      customerId: customerIdField,
      firstName: nameField,
      lastName: lastNameOrNone,
      /** The number labelled `Primary`; left out, there is none. */
      primaryPhone: phone,
      /** The number labelled `Secondary`; left out, there is none. */
      secondaryPhone: phone,
      /** The number labelled `Emergency`; left out, there is none. */
      emergencyPhone: phone,
      email: emailOrNone,
      /**
       * Indian tax number (PAN): of the customer's company, or else of the person, which is sealed, answered by no list and
       * opened by openCustomerPan alone. Left out, or masked as it was read, it stays; empty, it is taken away.
       */
      panNumber: z.optional(z.string().check(z.overwrite(asWritten), z.maxLength(20))),
      /** GST number of the customer's company, or else of the person; capitals without spaces. Masked as it was read, it stays. */
      gstNumber: z._default(z.string().check(z.overwrite(asWritten), z.maxLength(20), isSeen), ''),
      /** Name of the customer's company, which changes for all of its users; a travel agent's must not be empty. */
      companyName: z._default(z.string().check(z.trim(), z.maxLength(120), isSeen), ''),
      /** `version` of the details that were read (get-user-by-id): of two editors at once the second is told. Left out, nobody is. */
      version: z.optional(versionField),
    })
    .check(
      z.refine(isReachable, { path: ['email'], error: EMAIL_OR_PHONE, ...always }),
      z.refine(isReachable, { path: ['primaryPhone', 'phone'], error: EMAIL_OR_PHONE, ...always }),
    ),
  response: customerAsItIs,
  stands: customerAsItIs,
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
