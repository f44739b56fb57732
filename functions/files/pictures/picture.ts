/** A picture as it may be kept: written anew from what was understood of it, and nothing else of the file. */
export interface Picture {
  body: Uint8Array;
  /** Pixels; of a drawing its own units. */
  width: number;
  height: number;
}

/** Pixels that a picture may have in either direction, asked before anything is unpacked. */
export interface PixelLimits {
  pixels: number;
  leastPixels: number;
}

/** A file that is no picture to keep; the message ends a sentence: `This file …`. */
export class Refused extends Error {}

/** Holds the size that a file says of itself to the limits. Throws Refused. */
export function holdPixels(width: number, height: number, { pixels, leastPixels }: PixelLimits): void {
  if (width > pixels || height > pixels)
    throw new Refused(`has ${width} × ${height} pixels; at most ${pixels} × ${pixels} are accepted.`);
  if (width < leastPixels || height < leastPixels)
    throw new Refused(`has ${width} × ${height} pixels; at least ${leastPixels} × ${leastPixels} are needed.`);
}

/** A file that breaks off or is not put together as its kind is. */
export const isBroken = (kind: string): Refused => new Refused(`is not a complete ${kind} picture.`);
