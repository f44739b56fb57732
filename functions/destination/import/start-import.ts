import { clock } from '#functions/clock.ts';
import { placeToPut } from '#functions/files/upload-object.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { IMPORT_TYPE, whyNotImported } from '#shared/destination/import/imported-masters.ts';
import { startImport } from '#shared/destination/import/start-import.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { HOUR, instant, MINUTE, SECOND } from '#shared/time.ts';
import { mayImport } from './may-import.ts';

/** Long enough for five megabytes over a bad line. */
const PLACE_STANDS = 15 * MINUTE;
const ALLOWED = { limit: 100, windowMs: HOUR };

/** Who sends a file stands in its name, and nobody else may have it read. */
export const startImportHandler = handle(startImport, async (actor, { kind, fileName, size }) => {
  if (!mayImport(actor, kind)) return fail('FORBIDDEN');
  const why = whyNotImported({ name: fileName, size });
  if (why) return fail('FILE_REFUSED', { message: why });
  const spent = await spend(actor, 'UPLOAD', `${actor.userId}#import`, ALLOWED);
  if (!spent.ok) return spent;
  const uploadId = `${actor.userId}-${randomId(80)}`;
  const place = { uploadId, contentType: IMPORT_TYPE, bytes: size };
  return ok({
    uploadId,
    url: await placeToPut(actor, place, PLACE_STANDS / SECOND),
    method: 'PUT',
    contentType: IMPORT_TYPE,
    expiresAt: instant(clock.now() + PLACE_STANDS),
  });
});
