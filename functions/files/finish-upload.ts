import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { finishUpload } from '#shared/files/finish-upload.ts';
import { pictureRules } from '#shared/files/purposes.ts';
import { checkFile } from './check-file.ts';
import { keptUrl, putKept, removeKept } from './kept-object.ts';
import { mayUpload } from './may-upload.ts';
import type { UploadItem } from './model.ts';
import { readUploadItem } from './store.ts';
import { closeUpload, readUpload } from './upload-object.ts';
import { checkedWrites } from './writes.ts';

async function shown(actor: UserActor, item: UploadItem) {
  const { uploadId, contentType, width = 0, height = 0 } = item;
  return ok({ uploadId, url: await keptUrl(actor, item), contentType, width, height });
}

/**
 * What was sent is read once, by the server; what is kept is written from what it read, under a name that whoever sent
 * it did not know. Finished twice it answers the same.
 */
export const finishUploadHandler = handle(finishUpload, async (actor, { uploadId }) => {
  const item = await readUploadItem(actor, uploadId);
  if (item?.userId !== actor.userId) return fail('NOT_FOUND');
  const allowed = await mayUpload(actor, item.purpose);
  if (!allowed.ok) return allowed;
  if (item.state === 'over') return fail('FILE_MISSING');
  if (item.state !== 'begun') return shown(actor, item);
  const sent = await readUpload(actor, item);
  if (!sent) return fail('FILE_MISSING');
  const checked = checkFile(sent, item.contentType, pictureRules[item.purpose]);
  if (!checked.ok) {
    await closeUpload(actor, uploadId);
    return checked;
  }
  const { body, width, height } = checked.value;
  // Under the name that the row says already: whatever dies from here on, the row's task knows what to clear away.
  await putKept(actor, item, body);
  const done = await commit(actor, checkedWrites(actor, item, { width, height }));
  if (done.ok) {
    await closeUpload(actor, uploadId);
    return shown(actor, { ...item, width, height });
  }
  if (done.code !== 'CONFLICT') return done;
  // The same at the same time was faster, with what lay there then.
  const now = await readUploadItem(actor, uploadId);
  if (now && now.state !== 'over') return shown(actor, now);
  // Its day ended meanwhile: who cleared it away may have looked before the file was there.
  await removeKept(actor, item);
  return fail('FILE_MISSING');
});
