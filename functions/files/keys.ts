import type { Actor } from '#functions/actor.ts';
import { at } from '#functions/table/site-key.ts';
import type { UploadItem } from './model.ts';

/** Files on their way in. */
export const fileKeys = {
  /** A file on its way in, by its id; and what is to be done about a file at its time. */
  upload: (actor: Actor, uploadId: string) => at(actor, 'FILE', uploadId)<UploadItem>('A'),
  fileTask: (actor: Actor, id: string) => at(actor, 'FILE', id)('TASK'),
};
