import * as z from 'zod/mini';
import { versionField } from '../version.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown } from './kart-shown.ts';
import { lineIdField } from './line-fields.ts';
import { movesShown } from './voucher/moves-shown.ts';

/** What takes a line out. */
export const removedLine = z.strictObject({
  /** The quotation it is a line of. */
  kartId: kartIdField,
  /** The line’s own id. */
  id: lineIdField,
  /** The version that it is based on. */
  version: z.optional(versionField),
  /** True: it stays, and it is only said what would become of its transfers. */
  isAsked: z.optional(z.boolean()),
});

/** A quotation without a line. */
export const withoutLine = z.object({
  /** The quotation without it; as it would be, where that was only asked. */
  kart: kartShown,
  /** Where that was asked: what would become of its transfers. */
  transfers: z.optional(movesShown),
});

/** What a conflict tells. */
export const kartStands = z.object({
  /** The quotation as it stands. */
  kart: kartShown,
});
