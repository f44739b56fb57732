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

export const removeKartLine = {
  method: 'POST',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  response: z.object({ /** The quotation without it. */ kart: kartShown }),
  stands: z.object({ /** The quotation as it stands. */ kart: kartShown }),
  failures: [],
} as const;
