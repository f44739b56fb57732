import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { removeBrand } from './brand-object.ts';
import { removeKept } from './kept-object.ts';
import { readUploadItem } from './store.ts';
import { removeUpload } from './upload-object.ts';
import { forgetUploadWrites, overWrites } from './writes.ts';

type Task = DueTask<TaskSubject>;

/** Removes a picture that was replaced; the file first, so that a task that died is done again. */
export async function removeDroppedFile(actor: JobActor, { key, subject }: Task): Promise<void> {
  await removeBrand(actor, subject.reference);
  await commit(actor, [endTask(key)]);
}

/** Clears an upload's day away: what was sent, and what was kept of it unless something uses it. */
export async function clearUpload(actor: JobActor, { key, subject: { reference: uploadId } }: Task): Promise<void> {
  const item = await readUploadItem(actor, uploadId);
  if (!item) return void (await commit(actor, [endTask(key)]));
  if (item.state !== 'taken') {
    const over = await commit(actor, overWrites(actor, uploadId));
    // Taken at this moment: the next round sees it.
    if (!over.ok) return;
    await removeKept(actor, item);
  }
  await removeUpload(actor, uploadId);
  await commit(actor, forgetUploadWrites(actor, uploadId));
}
