import { holdPixels, isBroken, type Picture, type PixelLimits } from './picture.ts';

const [SOI, EOI, SOS, DNL] = [0xd8, 0xd9, 0xda, 0xdc];
/** Baseline, extended and progressive: what browsers and mail programs draw. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables of numbers, and where they begin anew. */
const TABLES = [0xdb, 0xc4, 0xdd];
const ADOBE = 0xee;
/** How the file says it is a JPEG picture, without a small one inside it. */
const JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
/** Fewer bytes of pixels than this are no picture. */
const LEAST = 2;

export const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === SOI && file[2] === 0xff;

/**
 * Reads a JPEG segment by segment and writes those that draw: what a camera, an editor or anybody else wrote beside
 * them, or behind the picture, is left. Throws Refused.
 */
export function readJpeg(file: Buffer, limits: PixelLimits): Picture {
  const kept: Buffer[] = [Buffer.from([0xff, SOI]), JFIF];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) throw isBroken('JPEG');
    while (file[at + 1] === 0xff) at += 1;
    const marker = file[at + 1];
    if (marker === EOI) break;
    if (marker === undefined || at + 4 > file.length) throw isBroken('JPEG');
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length || end < at + 4) throw isBroken('JPEG');
    const segment = file.subarray(at, end);
    at = end;
    if (FRAMES.includes(marker)) {
      if (size) throw isBroken('JPEG');
      size = frameSize(segment);
      holdPixels(size.width, size.height, limits);
      kept.push(segment);
    } else if (TABLES.includes(marker) || isColourNote(marker, segment)) kept.push(segment);
    else if (marker === SOS) {
      if (!size) throw isBroken('JPEG');
      const scanEnd = endOfScan(file, at);
      hasPixels ||= scanEnd - at >= LEAST;
      kept.push(segment, file.subarray(at, scanEnd));
      at = scanEnd;
    } else if (!isLeftOut(marker)) throw isBroken('JPEG');
  }
  if (!size || !hasPixels) throw isBroken('JPEG');
  return { body: Buffer.concat([...kept, Buffer.from([0xff, EOI])]), ...size };
}

function frameSize(segment: Buffer): { width: number; height: number } {
  const components = segment[9];
  if (segment.length < 10 || segment[4] !== 8 || ![1, 3, 4].includes(components!)) throw isBroken('JPEG');
  if (segment.length !== 10 + 3 * components!) throw isBroken('JPEG');
  return { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
}

/** Adobe's note of twelve bytes says how colours are meant. */
const isColourNote = (marker: number, segment: Buffer): boolean =>
  marker === ADOBE && segment.length === 16 && segment.toString('latin1', 4, 9) === 'Adobe';

/** Notes of programs and people. */
const isLeftOut = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Where the pixels of a scan end: at a marker that is neither a byte of theirs nor one of their restarts. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined || next === DNL) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw isBroken('JPEG');
}
