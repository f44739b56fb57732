import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { myLegalEntity } from './my-legal-entity.ts';
import { gstNumberOrNone, gstStateOrNone, panField } from './tax-fields.ts';

export const saveBillingDetails = defineCall({
  name: 'users/company/save-billing-details',
  method: 'POST',
  path: '/api/wl/user/saveBillingDetails',
  summary: 'Changes what invoices say: of a company by its owner, of anybody else their own. A person’s PAN is sealed.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'retail', 'corporate'] },
  request: z.strictObject({
    /** What invoices are made out to; empty: the company, or the person. */
    billingName: z._default(
      z.string().check(z.trim(), z.maxLength(120), z.refine(isOneLine, 'Please keep this on one line.')),
      '',
    ),
    gstNumber: gstNumberOrNone,
    gstState: gstStateOrNone,
    /** Indian tax number (PAN); left out, it stays as it is; empty, it is taken away. */
    panNumber: z.optional(panField),
  }),
  response: myLegalEntity,
  failures: [],
});
