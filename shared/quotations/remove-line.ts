import * as z from 'zod/mini';
import { versionField } from '../version.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown } from './kart-shown.ts';
import { lineIdField } from './line-fields.ts';

/** What takes a line out. */
export const removedLine = z.strictObject({
  /** The quotation it is a line of. */
  kartId: kartIdField,
  /** The line’s own id. */
  id: lineIdField,
  /** The version that it is based on. */
  version: z.optional(versionField),
});

/** What a conflict tells. */
export const kartStands = z.object({
  /** The quotation as it stands. */
  kart: kartShown,
});
