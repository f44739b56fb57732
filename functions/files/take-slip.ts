import type { UserActor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { readUploadItem } from './store.ts';
import { takenWrites } from './writes.ts';

/**
 * Takes a finished slip of the actor's own, as `takeUpload` takes pictures for anybody: its own part of the name, and the
 * writes for the commit that uses it. The same failures.
 */
export async function takeSlip(
  actor: UserActor,
  uploadId: string,
): Promise<Outcome<{ file: string; writes: Write<never>[] }, 'NOT_FOUND' | 'FILE_MISSING' | 'CONFLICT'>> {
  const item = await readUploadItem(actor, uploadId);
  if (item?.userId !== actor.userId || item.purpose !== 'transferSlip') return fail('NOT_FOUND');
  if (item.state === 'taken') return fail('CONFLICT');
  if (item.state !== 'checked') return fail('FILE_MISSING');
  return ok({ file: item.file, writes: takenWrites(actor, item) });
}
