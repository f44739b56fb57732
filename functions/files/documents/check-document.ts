import { fail, ok, type Outcome } from '#shared/errors.ts';
import { type PictureRules, sizeInWords } from '#shared/files/purposes.ts';
import { Refused } from '../pictures/picture.ts';
import { holdPackings, plainNames, unpackedStreams } from './unpack.ts';

/** What a document may do by itself, or carry beside its pages, and how that is said. */
const refused: readonly [RegExp, string][] = [
  [/\/(JavaScript|XFA)(?!\w)|\/JS\s*[(<\d]/, 'contains a script.'],
  [/\/(Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|RichMedia|Movie)(?!\w)/, 'contains an automatic action.'],
  // A destination, which many writers put there, is a page to begin at.
  [/\/OpenAction(?!\w)(?!\s*\[)/, 'contains an automatic action.'],
  [/\/AA\s*(<<|\d+\s+\d+\s+R)/, 'contains an automatic action.'],
  [/\/(EmbeddedFiles?|Collection)(?!\w)/, 'contains other files.'],
  [/\/Encrypt(?!\w)/, 'is protected by a password.'],
];

function look(text: string): void {
  const plain = plainNames(text);
  for (const [what, why] of refused) if (what.test(plain)) throw new Refused(why);
  holdPackings(plain);
}

/** Where a document, or a change written behind one, ends. */
const ENDS = /startxref\s+\d+\s+%%EOF/g;

/** The document without what follows its last end, which another program may read as a file of another kind. */
function upToItsEnd(file: Buffer): Buffer {
  const last = [...file.toString('latin1').matchAll(ENDS)].at(-1);
  if (!last) throw new Refused('is not a complete PDF document.');
  return Buffer.concat([file.subarray(0, last.index + last[0].length), Buffer.from('\n')]);
}

/** Throws Refused where a PDF document is not whole, or more than pages to be read. */
function lookThrough(file: Buffer): void {
  const text = file.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('is not a complete PDF document.');
  look(text);
  for (const stream of unpackedStreams(file, text)) look(stream);
}

/**
 * Looks through a PDF document, packed parts too: pages to be read are taken as they are, for whoever may see it to save;
 * scripts, actions, other files within it and passwords are refused with a sentence. FILE_REFUSED.
 */
export function checkDocument(file: Buffer, { name, kilobytes }: PictureRules): Outcome<Buffer, 'FILE_REFUSED'> {
  const refuse = (message: string) => fail('FILE_REFUSED', { message });
  if (file.length > kilobytes * 1_000)
    return refuse(`${name} can have at most ${kilobytes} KB; this file has ${sizeInWords(file.length)}.`);
  try {
    const whole = upToItsEnd(file);
    lookThrough(whole);
    return ok(whole);
  } catch (error) {
    if (error instanceof Refused) return refuse(`This file ${error.message}`);
    throw error;
  }
}
