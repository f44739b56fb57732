import type { Actor } from '#functions/actor.ts';
import { fileKeys } from './keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { UploadItem } from './model.ts';

/** An upload of the site, whoever's it is; undefined where there is none. One read. */
export const readUploadItem = (actor: Actor, uploadId: string): Promise<UploadItem | undefined> =>
  getItem(fileKeys.upload(actor, uploadId));
