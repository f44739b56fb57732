import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerNote, noteText } from './customer-note.ts';
import { userIdField } from '../fields.ts';

export const addCustomerNote = defineCall({
  name: 'users/customers/add-customer-note',
  method: 'POST',
  path: '/api/wl/user/addCustomerNote',
  summary:
    'Writes a note on a customer for the site’s staff; it is not changed afterwards. On staff by super admins only.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.notes' },
  idempotent: true,
  request: z.strictObject({
    /** Whom it is about. */
    userId: userIdField,
    /** What is to be known of them. */
    text: noteText,
  }),
  response: customerNote,
  failures: [],
});
