import type { UserActor } from '#functions/actor.ts';
import { takeUpload } from '#functions/files/take-upload.ts';
import { dropFileWrites, keepFileWrites } from '#functions/files/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type FieldErrors, ok, type Outcome } from '#shared/errors.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import type { PartValue } from '#shared/site/parts/parts.ts';
import { DAY } from '#shared/time.ts';

type Pictures = Pick<PartValue<'branding'>, 'logoUrl' | 'logoDarkUrl' | 'faviconImage'>;

const purposes: Record<keyof Pictures, UploadPurpose> = {
  logoUrl: 'siteLogo',
  logoDarkUrl: 'siteLogo',
  faviconImage: 'siteFavicon',
};
const fields = Object.keys(purposes) as (keyof Pictures)[];

/** A picture that was replaced stays this long, ms: the change can be taken back as long. */
export const UNDO_STANDS = 30 * DAY;

const isFile = (url: string): boolean => url.startsWith('/app/brand/');
const NOT_KEPT = 'This picture is no longer available. Please upload it again.';

/**
 * What a change of the site's pictures writes beside it: uploads that are taken, files that go once nobody can undo it.
 * VALIDATION for a file of the platform's that none of the actor's own finished uploads is; CONFLICT in the commit where
 * another took it first.
 */
export async function pictureWrites(
  actor: UserActor,
  uploads: readonly string[],
  { before, value }: { before: Pictures; value: Pictures },
): Promise<Outcome<Write<never>[], 'VALIDATION'>> {
  const writes: Write<never>[] = [];
  const errors: FieldErrors = {};
  for (const field of fields) {
    const url = value[field];
    if (url === before[field] || !isFile(url)) continue;
    const taken = await Promise.all(uploads.map((uploadId) => takeUpload(actor, uploadId, purposes[field])));
    const found = taken.find((one) => one.ok && one.value.url === url);
    if (found?.ok) writes.push(...found.value.writes);
    else errors[`value.${field}`] = NOT_KEPT;
  }
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  return ok([...writes, ...droppedWrites(actor, { before, value })]);
}

/** Beside a change that is taken back: what stood before stays, what took its place goes. */
export const undonePictureWrites = (
  actor: UserActor,
  change: { before: Pictures; value: Pictures },
): Write<never>[] => [
  ...filesOf(change.value, change.before).flatMap((url) => keepFileWrites(actor, url)),
  ...droppedWrites(actor, change),
];

const droppedWrites = (actor: UserActor, { before, value }: { before: Pictures; value: Pictures }): Write<never>[] =>
  filesOf(before, value).flatMap((url) => dropFileWrites(actor, url, UNDO_STANDS));

/** Files that one value shows and the other does not, each once. */
function filesOf(one: Pictures, other: Pictures): string[] {
  const kept = fields.map((field) => other[field]);
  return [...new Set(fields.map((field) => one[field]))].filter((url) => isFile(url) && !kept.includes(url));
}
