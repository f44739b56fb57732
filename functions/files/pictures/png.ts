import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { holdPixels, isBroken, type Picture, type PixelLimits, Refused } from './picture.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What makes the picture look as it does; texts, times, profiles and frames are left behind. */
const KEPT = new Set(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);
/** Samples a pixel by colour type, and the bits that a sample may have. */
const COLOURS: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** The seven passes of an interlaced picture: first column and row, and steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  type: string;
  data: Buffer;
}

export const isPng = (file: Buffer): boolean => file.subarray(0, 8).equals(SIGNATURE);

function* chunksOf(file: Buffer): Generator<Chunk> {
  let at = SIGNATURE.length;
  while (at < file.length) {
    if (at + 12 > file.length) throw isBroken('PNG');
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) throw isBroken('PNG');
    const named = file.subarray(at + 4, end - 4);
    if (file.readUInt32BE(end - 4) !== crc32(named)) throw isBroken('PNG');
    const type = named.toString('latin1', 0, 4);
    yield { type, data: named.subarray(4) };
    // Whatever is written behind a picture is no part of it.
    if (type === 'IEND') return;
    at = end;
  }
  throw isBroken('PNG');
}

/** Bytes of each row with its filter's number, pass by pass. */
function rowsOf(width: number, height: number, bits: number, isInterlaced: boolean): { bytes: number; rows: number }[] {
  const rowBytes = (columns: number) => 1 + Math.ceil((columns * bits) / 8);
  if (!isInterlaced) return [{ bytes: rowBytes(width), rows: height }];
  return PASSES.flatMap(([column, row, across, down]) => {
    const [columns, rows] = [Math.ceil((width - column) / across), Math.ceil((height - row) / down)];
    return columns > 0 && rows > 0 ? [{ bytes: rowBytes(columns), rows }] : [];
  });
}

/**
 * Reads a PNG to its last pixel and writes it anew. The size it says of itself is held to the limits before a byte is
 * unpacked, and no more is unpacked than a picture of that size has. Throws Refused.
 */
export function readPng(file: Buffer, limits: PixelLimits): Picture {
  const chunks = [...chunksOf(file)];
  const header = chunks[0];
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw isBroken('PNG');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = header.data.subarray(8) as unknown as number[];
  holdPixels(width, height, limits);
  const known = COLOURS[colour!];
  if (!known?.depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1) throw isBroken('PNG');
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  if (!packed.length || (colour === 3 && !palette) || (palette && (palette.length % 3 || palette.length > 768)))
    throw isBroken('PNG');
  const rows = rowsOf(width, height, known.samples * depth!, interlace === 1);
  const pixels = unpack(Buffer.concat(packed), rows);
  const kept = chunks.filter(
    ({ type }, at) => KEPT.has(type) && chunks.findIndex((other) => other.type === type) === at,
  );
  const body = Buffer.concat([
    SIGNATURE,
    ...[header, ...kept, { type: 'IDAT', data: deflateSync(pixels, { level: 9 }) }, { type: 'IEND', data: none }].map(
      written,
    ),
  ]);
  return { body, width, height };
}

const none = Buffer.alloc(0);

function unpack(packed: Buffer, rows: readonly { bytes: number; rows: number }[]): Buffer {
  const length = rows.reduce((sum, pass) => sum + pass.bytes * pass.rows, 0);
  let pixels: Buffer;
  try {
    pixels = inflateSync(packed, { maxOutputLength: length });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refused('contains more than a picture.');
    throw isBroken('PNG');
  }
  if (pixels.length !== length) throw isBroken('PNG');
  let at = 0;
  for (const pass of rows)
    for (let row = 0; row < pass.rows; row++, at += pass.bytes) if (pixels[at]! > 4) throw isBroken('PNG');
  return pixels;
}

function written({ type, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}
