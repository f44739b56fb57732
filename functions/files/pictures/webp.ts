import { holdPixels, isBroken, type Picture, type PixelLimits, Refused } from './picture.ts';

/** Of the extended header: that there is transparency. All else it may announce is left out. */
const [ANIMATION, ALPHA] = [0x02, 0x10];

export const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

function* chunksOf(file: Buffer): Generator<{ type: string; data: Buffer }> {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw isBroken('WebP');
  for (let at = 12; at < end;) {
    if (at + 8 > end) throw isBroken('WebP');
    const length = file.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw isBroken('WebP');
    yield { type: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

/** Reads a WebP picture that stands still and writes its pixels without what lies beside them. Throws Refused. */
export function readWebp(file: Buffer, limits: PixelLimits): Picture {
  if (file.length < 20) throw isBroken('WebP');
  const chunks = [...chunksOf(file)];
  const extended = chunks[0]?.type === 'VP8X' ? chunks[0].data : undefined;
  if (extended && (extended.length !== 10 || extended[0]! & ANIMATION))
    throw extended.length === 10 ? new Refused('moves: a picture that stands still is needed.') : isBroken('WebP');
  const pixels = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (pixels.length !== 1) throw isBroken('WebP');
  const { width, height } = pixels[0]!.type === 'VP8L' ? losslessSize(pixels[0]!.data) : lossySize(pixels[0]!.data);
  holdPixels(width, height, limits);
  const alpha = chunks.find(({ type }) => type === 'ALPH');
  const head = Buffer.alloc(10);
  head[0] = alpha ? ALPHA : 0;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const kept = alpha && pixels[0]!.type === 'VP8 ' ? [{ type: 'VP8X', data: head }, alpha, pixels[0]!] : pixels;
  const body = Buffer.concat(kept.map(written));
  const riff = Buffer.alloc(12);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(4 + body.length, 4);
  riff.write('WEBP', 8, 'latin1');
  return { body: Buffer.concat([riff, body]), width, height };
}

function lossySize(data: Buffer): { width: number; height: number } {
  // A key frame, its start code, and two times fourteen bits.
  if (data.length < 10 || data[0]! & 1 || data.readUIntBE(3, 3) !== 0x9d012a) throw isBroken('WebP');
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer): { width: number; height: number } {
  if (data.length < 5 || data[0] !== 0x2f) throw isBroken('WebP');
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function written({ type, data }: { type: string; data: Buffer }): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(type, 0, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  data.copy(chunk, 8);
  return chunk;
}
