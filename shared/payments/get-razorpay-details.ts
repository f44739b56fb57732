import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const getRazorpayDetails = defineCall({
  name: 'payments/get-razorpay-details',
  method: 'GET',
  path: '/api/whitelabel/getRazorpayDetailsToUser',
  summary: 'The public key of the site’s Razorpay account; not found where the site takes no payments by it.',
  actor: 'user',
  access: { scope: 'public', permission: 'flights.book' },
  request: z.strictObject({}),
  response: z.object({
    /** Key id, as Razorpay's checkout takes it. The secret that goes with it never leaves the platform. */
    keyId: z.string(),
  }),
  failures: ['NOT_FOUND'],
});
