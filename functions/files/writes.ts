import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { fileKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { fileEndings } from '#shared/files/purposes.ts';
import { randomId } from '#shared/ids.ts';
import { DAY, HOUR, instant, SECOND } from '#shared/time.ts';
import { ownBrandFile } from './brand-name.ts';
import type { UploadItem } from './model.ts';

/** What is used by nobody by then is cleared away. */
const UNUSED_STANDS = DAY;
/** Pages that were open, and settings that were read, when a file was replaced still show it. */
const REPLACED_STANDS = HOUR;

/** An upload that begins, with the task that clears it away where nothing comes of it. */
export function beginUploadWrites(
  actor: UserActor,
  announced: Pick<UploadItem, 'purpose' | 'contentType' | 'bytes'>,
): { item: UploadItem; writes: Write<never>[] } {
  const now = clock.now();
  const item: UploadItem = {
    ...announced,
    uploadId: randomId(),
    userId: actor.userId,
    file: `${randomId()}.${fileEndings[announced.contentType]}`,
    state: 'begun',
    createdAt: instant(now),
    // The task ends it; should that be lost, the table does.
    ttl: Math.ceil((now + 7 * UNUSED_STANDS) / SECOND),
  };
  const subject = { site: actor.site, reference: item.uploadId, name: 'upload' };
  return {
    item,
    writes: [
      create(fileKeys.upload(actor, item.uploadId), { ...item }),
      putTask(actor, fileKeys.fileTask(actor, item.uploadId), 'PURGE', subject, now + UNUSED_STANDS),
    ],
  };
}

/** The file was checked and is kept. CONFLICT where another was faster, or its time is over. */
export const checkedWrites = (
  actor: Actor,
  { uploadId }: UploadItem,
  { width, height }: { width: number; height: number },
): Write<never>[] => [
  {
    kind: 'update',
    key: fileKeys.upload(actor, uploadId),
    set: { state: 'checked', width, height },
    when: [{ field: 'state', is: 'begun' }],
  },
];

/** The file belongs to what takes it in the same commit. CONFLICT where it was taken before, or its time is over. */
export const takenWrites = (actor: Actor, { uploadId }: UploadItem): Write<never>[] => [
  {
    kind: 'update',
    key: fileKeys.upload(actor, uploadId),
    set: { state: 'taken' },
    when: [{ field: 'state', is: 'checked' }],
  },
];

/** From here on nobody can take it. CONFLICT where somebody has. */
export const overWrites = (actor: Actor, uploadId: string): Write<never>[] => [
  {
    kind: 'update',
    key: fileKeys.upload(actor, uploadId),
    set: { state: 'over' },
    when: [{ field: 'state', oneOf: ['begun', 'checked', 'over'] }],
  },
];

/** Nothing is left of an upload but the file, where it was taken. */
export const forgetUploadWrites = (actor: Actor, uploadId: string): Write<never>[] => [
  { kind: 'delete', key: fileKeys.upload(actor, uploadId) },
  endTask(fileKeys.fileTask(actor, uploadId)),
];

/**
 * For the commit that replaces or removes a picture, by its old address: the file goes after `afterMs`, an hour where
 * nothing else is said (longer where the change can be undone). No writes for an address that is no file of this site's.
 */
export function dropFileWrites(actor: Actor, url: string, afterMs = REPLACED_STANDS): Write<never>[] {
  const file = ownBrandFile(actor, url);
  if (!file) return [];
  const subject = { site: actor.site, reference: file, name: 'file' };
  return [putTask(actor, fileKeys.fileTask(actor, file), 'PURGE', subject, clock.now() + afterMs)];
}

/** For the commit that goes back to a picture that was dropped: it stays. Look first whether it is still there. */
export function keepFileWrites(actor: Actor, url: string): Write<never>[] {
  const file = ownBrandFile(actor, url);
  return file ? [endTask(fileKeys.fileTask(actor, file))] : [];
}
