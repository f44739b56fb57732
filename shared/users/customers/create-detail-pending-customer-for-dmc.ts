import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';
import { nameField, phoneCodeField, phoneField } from '../fields.ts';
import { lastNameOrNone } from '../registration/new-customer.ts';

export const createDetailPendingCustomerForDmc = defineCall({
  name: 'users/customers/create-detail-pending-customer-for-dmc',
  method: 'POST',
  path: '/api/user/createDetailPendingCustomerForDmc',
  summary: 'Staff note a traveller who is only a name and a phone so far; without a mail nobody signs in.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.create' },
  idempotent: true,
  request: z.strictObject({
    firstName: nameField,
    lastName: lastNameOrNone,
    phone: phoneField,
    phoneCode: phoneCodeField,
  }),
  response: customerRow,
  failures: ['PHONE_TAKEN'],
});
