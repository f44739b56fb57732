import * as z from 'zod/mini';
import { isOneLine } from '../../one-line.ts';

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;

/** Every line ends alike, without blanks at its end, and no more than one empty line stands between two. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What staff write about a customer: plain text of some lines, without anything that cannot be seen. */
export const noteText = z.string().check(
  z.overwrite(tidy),
  z.minLength(1),
  z.maxLength(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE.toLocaleString('en-IN')} characters.`),
  z.refine((text) => text.split('\n').every(isOneLine), 'Please use visible characters.'),
);

/** A note on a customer, which staff alone read. */
export const customerNote = z.object({
  /** The note's id. */
  id: z.string(),
  /** Instant (ISO 8601, UTC) at which it was written. */
  at: z.string(),
  /** The note, plain text of one line or more. */
  text: z.string(),
  /** Who wrote it, by name. */
  by: z.string(),
});
