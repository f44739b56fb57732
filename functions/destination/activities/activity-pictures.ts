import type { UserActor } from '#functions/actor.ts';
import { takeUpload } from '#functions/files/take-upload.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import type { ActivityPicture } from '#shared/destination/activities/activity-shown.ts';
import type { SentPicture } from '#shared/destination/activities/save-activity.ts';

const NOT_KEPT = 'This picture is no longer available. Please upload it again.';
const TWICE = 'This picture is already in the list.';

/**
 * The pictures that a request asks for, of those there are and of the actor's own finished uploads, with the writes that
 * take these. VALIDATION at `pictures.<n>` for one that is neither, or that was taken before.
 */
export async function picturesOf(
  actor: UserActor,
  before: readonly ActivityPicture[],
  sent: readonly SentPicture[],
): Promise<Outcome<{ pictures: ActivityPicture[]; writes: Write<never>[] }, 'VALIDATION'>> {
  const errors: FieldErrors = {};
  const pictures: ActivityPicture[] = [];
  const writes: Write<never>[] = [];
  const known = new Set(before.map(({ url }) => url));
  const seen = new Set<string>();
  for (const [at, { url, uploadId, alt }] of sent.entries()) {
    const field = `pictures.${at}`;
    const name = url ?? uploadId ?? '';
    if (seen.has(name)) errors[field] = TWICE;
    seen.add(name);
    if (errors[field]) continue;
    const found = uploadId === undefined ? undefined : await takeUpload(actor, uploadId, 'activityPicture');
    if (found?.ok) {
      writes.push(...found.value.writes);
      pictures.push({ url: found.value.url, alt });
    } else if (url !== undefined && known.has(url)) pictures.push({ url, alt });
    else errors[field] = NOT_KEPT;
  }
  return Object.keys(errors).length ? fail('VALIDATION', { errors }) : ok({ pictures, writes });
}
