import { ok, type Outcome } from '#shared/errors.ts';
import { type FileType, type PictureRules, type PictureType, PDF } from '#shared/files/purposes.ts';
import { checkDocument } from './documents/check-document.ts';
import { checkPicture } from './pictures/check-picture.ts';
import type { Picture } from './pictures/picture.ts';

/** What of a sent file is kept: a picture written anew, or a document as it was looked through, without a size in pixels. */
export function checkFile(file: Buffer, type: FileType, rules: PictureRules): Outcome<Picture, 'FILE_REFUSED'> {
  if (type !== PDF) return checkPicture(file, type as PictureType, rules);
  const document = checkDocument(file, rules);
  return document.ok ? ok({ body: document.value, width: 0, height: 0 }) : document;
}
