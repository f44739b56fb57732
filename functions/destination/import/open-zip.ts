import { inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { most } from './workbook-limits.ts';

const inflate = promisify(inflateRaw);

/** Entries that a workbook has at most: each sheet and each picture is one. */
const MOST_ENTRIES = 500;
/** Bytes up to which it does not matter how well an entry is packed. */
const SMALL = 1_000_000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Bytes of the end's own record, and of the longest comment behind it. */
const [END_BYTES, LONGEST_COMMENT] = [22, 65_535];

/** An entry of an archive, as its directory says. */
interface Entry {
  name: string;
  isDeflated: boolean;
  /** Where its own header stands. */
  at: number;
  /** Bytes, packed. */
  packed: number;
}

/** What is inside an archive, unpacked when it is asked for. */
export interface OpenZip {
  names: readonly string[];
  /**
   * An entry, unpacked; undefined where there is none. Throws where it has more bytes than that, or far more than it has
   * packed, whatever it says.
   */
  read(name: string, bytes: number): Promise<Buffer | undefined>;
}

/**
 * Opens an archive by its directory (APPNOTE 6.3.9, 4.3); undefined for what is none, or one of several parts, encrypted
 * or with more entries than a workbook has. Nothing is unpacked yet.
 */
export function openZip(file: Buffer): OpenZip | undefined {
  const end = endOf(file);
  if (end < 0) return undefined;
  const count = file.readUInt16LE(end + 10);
  const from = file.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || file.readUInt16LE(end + 8) !== count) return undefined;
  const entries = entriesAt(file, from, count);
  if (!entries) return undefined;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: [...byName.keys()],
    async read(name, bytes) {
      const entry = byName.get(name);
      const body = entry && bodyOf(file, entry);
      if (!body) return undefined;
      if (!entry.isDeflated) return body.length <= bytes ? body : tooLarge();
      return inflate(body, { maxOutputLength: Math.min(bytes, SMALL + body.length * most.ratio) });
    },
  };
}

function tooLarge(): never {
  throw new RangeError('an entry is larger than it may be');
}

/** Where the directory's end stands: the last one that the file ends with; -1 for none. */
function endOf(file: Buffer): number {
  const least = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= least; at--) if (file.readUInt32LE(at) === END) return at;
  return -1;
}

/** The directory's entries; undefined where it is not whole, or one of them is encrypted or packed otherwise. */
function entriesAt(file: Buffer, from: number, count: number): Entry[] | undefined {
  const entries: Entry[] = [];
  let at = from;
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return undefined;
    const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)];
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    if (flags & 1 || (method !== 0 && method !== 8)) return undefined;
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + name).replaceAll('\\', '/'),
      isDeflated: method === 8,
      at: file.readUInt32LE(at + 42),
      packed: file.readUInt32LE(at + 20),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** An entry's packed bytes; undefined where its own header is not where the directory says. */
function bodyOf(file: Buffer, { at, packed }: Entry): Buffer | undefined {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL) return undefined;
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  return from + packed <= file.length ? file.subarray(from, from + packed) : undefined;
}
