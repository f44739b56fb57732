import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { isPan, NO_PAN, type PanHolder, panHolders, panOf } from '../company/pan.ts';

/** What every answer says: the form was checked, and nobody was asked. */
export const NO_AUTHORITY = 'Not checked with any authority: only the format of the number and its holder type.';

const letters = Object.keys(panHolders) as [PanHolder, ...PanHolder[]];

export const verifyPanCard = defineCall({
  name: 'users/registration/verify-pan-card',
  method: 'POST',
  path: '/api/wl/user/verifyPanCard',
  summary: 'Checks the form and the holder type of a PAN and records its holder’s name. No authority is asked.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.pan' },
  request: z.strictObject({
    /** The number as on the card, in any spelling. */
    panNumber: z.string().check(
      z.overwrite(panOf),
      z.minLength(1),
      z.maxLength(20),
      z.refine((pan) => pan === '' || isPan(pan), NO_PAN),
    ),
    /** The holder's name as on the card. */
    holderName: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(120),
      z.refine((name) => !/[:/@<>]/.test(name) && isOneLine(name), 'Please leave out : / @ < and >.'),
    ),
    /** Who is said to hold it, by the card's fourth letter; one that says otherwise is refused. Left out: anybody. */
    holderType: z.optional(z.enum(letters)),
  }),
  response: z.object({
    /** The last four characters of the number. */
    panEnd: z.string(),
    /** Who holds it, by the fourth letter. */
    holderType: z.enum(letters),
    /** The name that was recorded. */
    holderName: z.string(),
    /** What to look at once more, in sentences; empty where all fits. */
    warnings: z.array(z.string()),
    /** What was recorded of this number before; null for nothing. */
    before: z.nullable(
      z.object({
        /** The name that stood there. */
        holderName: z.string(),
        /** Instant (ISO 8601, UTC) at which it was recorded. */
        at: z.string(),
        /** Who recorded it, by name. */
        by: z.string(),
      }),
    ),
    /** Instant (ISO 8601, UTC) of this record. */
    at: z.string(),
    /** That no authority was asked, as a sentence to show. */
    authority: z.string(),
  }),
  failures: [],
});
