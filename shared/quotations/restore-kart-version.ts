import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { versionField } from '../version.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown } from './kart-shown.ts';
import { kartStands } from './remove-line.ts';
import { movesShown } from './voucher/moves-shown.ts';
import { versionNumberField } from './withdraw-kart-version.ts';

export const restoreKartVersion = defineCall({
  name: 'quotations/restore-kart-version',
  method: 'POST',
  path: '/api/kart/restoreKartVersion',
  summary: 'Takes trip, charges and lines of a sent version back into the builder, in the place of what stands there.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Number of the sent version. */
    number: versionNumberField,
    /** Of the quotation as it was read; left out, whatever stands is replaced. */
    version: z.optional(versionField),
    /** True: nothing is replaced, and it is only said what would become of its transfers. */
    isAsked: z.optional(z.boolean()),
  }),
  response: z.object({
    /** The quotation as it stands; as it would, where that was only asked. */
    kart: kartShown,
    /** Where that was asked: what would become of its transfers. */
    transfers: z.optional(movesShown),
  }),
  stands: kartStands,
  failures: [],
});
