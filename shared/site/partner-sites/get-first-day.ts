import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** Texts that a site should have of its own before it sells, in the order they are asked for. */
export const firstTexts = ['terms', 'privacy', 'cancellation', 'footer'] as const;

export const getFirstDay = defineCall({
  name: 'site/partner-sites/get-first-day',
  method: 'GET',
  path: '/api/site/getFirstDay',
  summary: 'What is left to do until a new site is ready to sell, told by its data. For its super admins.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({}),
  response: z.object({
    /** When the site's brand was saved last, ISO 8601 in UTC; empty: it looks as it was made. */
    brandSavedAt: z.string(),
    /** Its texts that are not written yet. */
    textsLeft: z.array(z.enum(firstTexts)),
    /** True where customers can pay through a gateway. */
    hasGateway: z.boolean(),
    /** True where somebody of staff is there beside whoever was first. */
    hasStaff: z.boolean(),
    /** True where there is a customer. */
    hasCustomer: z.boolean(),
  }),
  failures: [],
});
