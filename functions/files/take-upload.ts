import type { UserActor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { UploadPurpose } from '#shared/files/purposes.ts';
import { brandName, brandUrl } from './brand-name.ts';
import { readUploadItem } from './store.ts';
import { takenWrites } from './writes.ts';

/** A file that somebody sent, to be used. */
export interface TakenUpload {
  /** Its object's name. */
  name: string;
  /** The path of this origin that it is served at: what a setting keeps. */
  url: string;
  /** Belong into the commit that uses it; CONFLICT there where another commit took it first. */
  writes: Write<never>[];
}

/**
 * Takes a finished upload of the actor's own for the purpose it was sent for. NOT_FOUND for anybody else's and for
 * another purpose; FILE_MISSING where it was not finished, or its day is over; CONFLICT where it was taken before.
 * Whoever takes it drops the file it replaces in the same commit (`dropFileWrites`).
 */
export async function takeUpload(
  actor: UserActor,
  uploadId: string,
  purpose: UploadPurpose,
): Promise<Outcome<TakenUpload, 'NOT_FOUND' | 'FILE_MISSING' | 'CONFLICT'>> {
  const item = await readUploadItem(actor, uploadId);
  if (item?.userId !== actor.userId || item.purpose !== purpose) return fail('NOT_FOUND');
  if (item.state === 'taken') return fail('CONFLICT');
  if (item.state !== 'checked') return fail('FILE_MISSING');
  const name = brandName(actor, item.file);
  return ok({ name, url: brandUrl(name), writes: takenWrites(actor, item) });
}
