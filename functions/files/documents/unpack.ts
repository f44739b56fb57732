import { inflateSync } from 'node:zlib';
import { Refused } from '../pictures/picture.ts';
import { type RowsAsDifferences, rowsAsTheyWere } from './predicted-rows.ts';

/** Bytes that the streams of one document may come to: a page of print has some ten thousand. */
const MOST_UNPACKED = 20_000_000;
/** Ways of writing rows that one document may use. */
const MOST_WAYS = 4;

const UNREADABLE = 'is compressed in a way we cannot check. Please upload a picture of it.';

/** Names may be spelled with their signs' numbers: `/J#61va` is `/Java`. */
export const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What stands between a name and its value: spaces, and remarks to the end of a line. */
const GAP = String.raw`(?:\s|%[^\r\n]*[\r\n])*`;
/** Packings beside the usual one that could hide words, whatever the object in which they are named. */
const otherPackings =
  /(?<=[\s[]|Filter|\/F)\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?=[\s\]/>%])/;

/** Throws Refused where a part of a document says that another is packed in a way that is not looked into here. */
export function holdPackings(text: string): void {
  if (otherPackings.test(text)) throw new Refused(UNREADABLE);
}

const valueOf = (text: string, name: string, usual: number): number =>
  Number(new RegExp(String.raw`/${name}${GAP}(\d{1,6})`).exec(text)?.[1] ?? usual);

/** The ways in which a document says that rows are written as differences, wherever it does. Throws Refused for others. */
export function waysIn(text: string): RowsAsDifferences[] {
  const found = new Map<string, RowsAsDifferences>();
  for (const { index } of text.matchAll(/\/Predictor(?!\w)/g)) {
    const near = text.slice(Math.max(0, index - 300), index + 300);
    const predictor = valueOf(text.slice(index, index + 300), 'Predictor', 0);
    if (predictor === 1) continue;
    if (predictor < 10 || new RegExp(String.raw`/(Predictor|Columns|Colors)${GAP}\d+\s+\d+\s+R`).test(near))
      throw new Refused(UNREADABLE);
    const way = {
      columns: valueOf(near, 'Columns', 1),
      colours: valueOf(near, 'Colors', 1),
      bits: valueOf(near, 'BitsPerComponent', 8),
    };
    found.set(JSON.stringify(way), way);
  }
  if (found.size > MOST_WAYS) throw new Refused(UNREADABLE);
  return [...found.values()];
}

/** The first two bytes of what is packed in the usual way. */
const isUsual = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes[0]! & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;

/**
 * All that a document's streams say once they are unpacked, one after the other: wherever the word `stream` stands,
 * whatever the document's own lists say of it, and by each of its ways of writing rows. Throws Refused for what breaks
 * off, or is too much.
 */
export function* unpackedStreams(file: Buffer, text: string): Generator<string> {
  const ways = waysIn(plainNames(text));
  let left = MOST_UNPACKED;
  for (const { index } of text.matchAll(/(?<!end)stream[ \t\r\n]*/g)) {
    const from = index + /stream[ \t\r\n]*/.exec(text.slice(index, index + 64))![0].length;
    const bytes = file.subarray(from);
    if (!isUsual(bytes)) continue;
    const unpacked = inflated(bytes, left);
    left -= unpacked.length;
    yield unpacked.toString('latin1');
    for (const way of ways) yield rowsAsTheyWere(unpacked, way).toString('latin1');
  }
}

function inflated(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new Refused(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'is too large to check. Please upload a picture of it.'
        : 'is not a complete PDF document.',
    );
  }
}
