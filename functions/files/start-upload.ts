import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { type FileType, whyNotSent } from '#shared/files/purposes.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import { HOUR, instant, MINUTE, SECOND } from '#shared/time.ts';
import { mayUpload } from './may-upload.ts';
import { placeToPut } from './upload-object.ts';
import { beginUploadWrites } from './writes.ts';

/** Long enough for half a megabyte over a bad line. */
const PLACE_STANDS = 10 * MINUTE;
/** Nobody changes a logo as often; a season's activities get their pictures in a morning. */
const ALLOWED = { limit: 40, windowMs: HOUR };
const ALLOWED_PICTURES = { limit: 400, windowMs: HOUR };

export const startUploadHandler = handle(startUpload, async (actor, { purpose, contentType, size }) => {
  const allowed = await mayUpload(actor, purpose);
  if (!allowed.ok) return allowed;
  const why = whyNotSent(purpose, { type: contentType, size });
  if (why) return fail('FILE_REFUSED', { message: why });
  const isPicture = purpose === 'activityPicture';
  const counted = isPicture ? `${actor.userId}#${purpose}` : actor.userId;
  const spent = await spend(actor, 'UPLOAD', counted, isPicture ? ALLOWED_PICTURES : ALLOWED);
  if (!spent.ok) return spent;
  const announced = { purpose, contentType: contentType as FileType, bytes: size };
  const { item, writes } = beginUploadWrites(actor, announced);
  const done = await commit(actor, writes);
  if (!done.ok) return done;
  return ok({
    uploadId: item.uploadId,
    url: await placeToPut(actor, item, PLACE_STANDS / SECOND),
    method: 'PUT',
    contentType,
    expiresAt: instant(clock.now() + PLACE_STANDS),
  });
});
