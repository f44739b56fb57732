import { holdPixels, isBroken, type Picture, type PixelLimits } from './picture.ts';
import { isPng, readPng } from './png.ts';

/** Sizes of one picture that an icon holds at most. */
const MOST = 16;
const [HEAD, ENTRY] = [6, 16];

export const isIcon = (file: Buffer): boolean => file.length > HEAD && file.readUInt32BE(0) === 0x00000100;

/** Reads an icon with each of its sizes and puts it together anew. Throws Refused. */
export function readIcon(file: Buffer, limits: PixelLimits): Picture {
  const count = file.readUInt16LE(4);
  if (count < 1 || count > MOST || file.length < HEAD + count * ENTRY) throw isBroken('ICO');
  const images = Array.from({ length: count }, (_, at) => {
    const entry = file.subarray(HEAD + at * ENTRY, HEAD + (at + 1) * ENTRY);
    const [length, from] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const data = file.subarray(from, from + length);
    if (from < HEAD + count * ENTRY || data.length !== length) throw isBroken('ICO');
    return { entry, ...(isPng(data) ? readPng(data, limits) : readBitmap(data, limits)) };
  });
  const head = Buffer.from(file.subarray(0, HEAD));
  let from = HEAD + count * ENTRY;
  const entries = images.map(({ entry, body, width, height }) => {
    const kept = Buffer.from(entry);
    kept[0] = width & 0xff;
    kept[1] = height & 0xff;
    kept[3] = 0;
    kept.writeUInt32LE(body.length, 8);
    kept.writeUInt32LE(from, 12);
    from += body.length;
    return kept;
  });
  const largest = images.reduce((most, image) => (image.width > most.width ? image : most));
  return {
    body: Buffer.concat([head, ...entries, ...images.map(({ body }) => body)]),
    width: largest.width,
    height: largest.height,
  };
}

/** Bits of a pixel that icons have. */
const DEPTHS = [1, 4, 8, 24, 32];

/** A picture of an icon in the older form: colours, and a mask of one bit a pixel behind them; nothing packed. */
function readBitmap(data: Buffer, limits: PixelLimits): Picture {
  if (data.length < 40 || data.readUInt32LE(0) !== 40 || data.readUInt32LE(16) !== 0) throw isBroken('ICO');
  const [width, height] = [data.readInt32LE(4), data.readInt32LE(8) / 2];
  const [depth, used] = [data.readUInt16LE(14), data.readUInt32LE(32)];
  if (!DEPTHS.includes(depth) || !Number.isInteger(height) || used > 256) throw isBroken('ICO');
  holdPixels(width, height, limits);
  const palette = depth <= 8 ? 4 * (used || 2 ** depth) : 0;
  const row = (bits: number) => 4 * Math.ceil((width * bits) / 32);
  const least = 40 + palette + row(depth) * height;
  const whole = least + row(1) * height;
  if (data.length < least) throw isBroken('ICO');
  return { body: data.subarray(0, Math.min(data.length, whole)), width, height };
}
