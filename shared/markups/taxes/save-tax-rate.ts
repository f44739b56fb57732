import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isRealDay, percentField } from '../fields.ts';
import { taxShown } from '../tax-shown.ts';

export const saveTaxRate = defineCall({
  name: 'markups/taxes/save-tax-rate',
  method: 'POST',
  path: '/api/markupDiscount/saveTaxRate',
  summary: 'Sets a tax’s rate from a day on, or takes back one that is planned. What was booked stays as it is.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'taxes.edit' },
  request: z
    .strictObject({
      /** `gst` on the Service Fee, `tds` on commission that is passed on. */
      kind: z.enum(['gst', 'tds']),
      /** Of TDS the section of the law, such as `194H`; left out, that of commission. */
      section: z.optional(
        z.string().check(
          z.overwrite((text) => text.trim().toUpperCase()),
          z.regex(/^[0-9A-Z()/-]{1,12}$/, 'Please enter a section, such as 194H.'),
        ),
      ),
      /** Percent with two places; null takes back a rate that has not begun. */
      percent: z.nullable(percentField(100)),
      /** First day that it holds on, in the site's zone: today or later. */
      from: z.string().check(z.refine(isRealDay, 'Please enter a date.')),
    })
    .check(
      z.refine(({ kind, section }) => kind === 'tds' || section === undefined, {
        path: ['section'],
        error: 'GST has no section.',
      }),
    ),
  response: z.object({
    /** The rates as they are now. */
    rates: z.array(taxShown),
  }),
  failures: [],
});
