import { fail, ok, type Outcome } from '#shared/errors.ts';
import { type PictureRules, type PictureType, sizeInWords } from '#shared/files/purposes.ts';
import { isDrawing, readDrawing } from './drawing.ts';
import { isIcon, readIcon } from './icon.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { type Picture, type PixelLimits, Refused } from './picture.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

const readers: [PictureType, (file: Buffer) => boolean, (file: Buffer, limits: PixelLimits) => Picture][] = [
  ['image/png', isPng, readPng],
  ['image/jpeg', isJpeg, readJpeg],
  ['image/webp', isWebp, readWebp],
  ['image/x-icon', isIcon, readIcon],
  ['image/svg+xml', isDrawing, readDrawing],
];

const refuse = (message: string) => fail('FILE_REFUSED', { message });

/**
 * Reads a picture by what is in it, whatever it was called, and writes it anew: nothing that was not understood is kept.
 * FILE_REFUSED with a sentence for people where it is none, another than it was said to be, or more than the rules allow.
 */
export function checkPicture(file: Buffer, type: PictureType, rules: PictureRules): Outcome<Picture, 'FILE_REFUSED'> {
  if (file.length > rules.kilobytes * 1_000)
    return refuse(`${rules.name} can have at most ${rules.kilobytes} KB; this file has ${sizeInWords(file.length)}.`);
  const [is, , read] = readers.find(([, looksLike]) => looksLike(file)) ?? [];
  if (!read) return refuse('This file is not a picture.');
  if (is !== type) return refuse('This file does not match its file type.');
  try {
    return ok(read(file, rules));
  } catch (error) {
    if (error instanceof Refused) return refuse(`This file ${error.message}${is === 'image/svg+xml' ? AS_PLAIN : ''}`);
    throw error;
  }
}

/** What whoever made the drawing can do about it. */
const AS_PLAIN = ' Please export it as a plain SVG.';
