import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { colleagueRow } from './colleague.ts';

/** Rows of a page of colleagues. */
export const COLLEAGUES_PAGE = 25;

export const getColleagues = defineCall({
  name: 'users/company/get-colleagues',
  method: 'POST',
  path: '/api/wl/user/getColleagues',
  summary: 'Users of a company, first come first: for its owner, and for staff who name it.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate', 'staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** The company; needed of staff, left out by its owner. */
    legalEntityId: z.optional(z.string().check(z.minLength(1), z.maxLength(140))),
    /** Where to go on, from an earlier answer. */
    cursor: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of the amounts: the site's. */
      currency: z.string(),
      /** The page's users. */
      records: z.array(colleagueRow),
      /** Where to go on; null at the end of the list. */
      cursor: z.nullable(z.string()),
    }),
  ),
  failures: [],
});
