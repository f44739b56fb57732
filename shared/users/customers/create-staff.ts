import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { emailField, nameField, phoneCodeField } from '../fields.ts';

export const createStaff = defineCall({
  name: 'users/customers/create-staff',
  method: 'POST',
  path: '/api/wl/user/createStaff',
  summary: 'Makes a further member of staff; the mailed link sets their password and verifies the email.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  idempotent: true,
  request: z.strictObject({
    firstName: nameField,
    lastName: nameField,
    email: emailField,
    /** Their number without dial code; empty where none is known. */
    phone: z.optional(
      z.string().check(
        z.overwrite((text) => text.replace(/[\s().-]/g, '')),
        z.regex(/^(\d{4,15})?$/, 'Invalid Phone Number...'),
      ),
    ),
    /** The number's dial code with a plus; means nothing without one. */
    phoneCode: z.optional(phoneCodeField),
    /** The permission group they are put into; left out: what is allowed by default. No super admin is in one. */
    permissionGroupId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** True makes them a super admin, who holds every permission and gives rights to others. */
    isSuperAdmin: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** The new user's id. */
    userId: z.string(),
    /** Address that the link was mailed to. */
    email: z.string(),
    /** `unverified` until the mailed link was opened. */
    status: z.enum(['verified', 'unverified']),
  }),
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
