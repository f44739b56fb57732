import type { Actor } from '#functions/actor.ts';
import { brandName, brandUrl } from './brand-name.ts';
import { putBrand, removeBrand } from './brand-object.ts';
import type { PictureType } from '#shared/files/purposes.ts';
import type { UploadItem } from './model.ts';
import { putSlip, removeSlip, slipLink } from './slip-object.ts';

type Kept = Pick<UploadItem, 'file' | 'contentType' | 'purpose'>;
const isSlip = ({ purpose }: Pick<UploadItem, 'purpose'>): boolean => purpose === 'transferSlip';

/** Keeps a checked file where its purpose has it: a slip for a few, all others for anybody. */
export const putKept = (actor: Actor, item: Kept, body: Uint8Array): Promise<void> =>
  isSlip(item)
    ? putSlip(actor, item.file, item.contentType, body)
    : // Nothing but slips is a document.
      putBrand(actor, item.file, item.contentType as PictureType, body);

/** Takes it away. */
export const removeKept = (actor: Actor, item: Kept): Promise<void> =>
  (isSlip(item) ? removeSlip : removeBrand)(actor, item.file);

/** Where whoever sent it sees it: a slip for a few minutes. */
export const keptUrl = async (actor: Actor, item: Kept): Promise<string> =>
  isSlip(item) ? slipLink(actor, item.file) : brandUrl(brandName(actor, item.file));
