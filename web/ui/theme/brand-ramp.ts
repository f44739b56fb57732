import type { BrandVariants } from '@fluentui/react-components';
import { contrast, fromHex, type Oklch, toHex } from './oklch.ts';

export const PAGE_LIGHT = '#f5f6f8';
const DARKEST = 0.17;
const LIGHTEST = 0.972;
/** A little over the 4.5 that text needs, so that rounding to bytes never falls under it. */
const ENOUGH = 4.6;

/**
 * Sixteen stops from a site's one colour. Stop 80 is the colour itself, darkened until white on it and it on the page
 * both read well; hue never moves.
 */
export function brandRamp(seed: string): BrandVariants {
  const base = readable(fromHex(seed));
  const stops = Array.from({ length: 16 }, (_, index) => {
    const stop = (index + 1) * 10;
    if (stop === 80) return [stop, toHex(base)];
    if (stop < 80) {
      const t = (stop - 10) / 70;
      return [
        stop,
        toHex({ l: DARKEST + (base.l - DARKEST) * t, c: base.c * Math.min(1, 0.25 + 0.85 * t), h: base.h }),
      ];
    }
    const t = (stop - 80) / 80;
    return [stop, toHex({ l: base.l + (LIGHTEST - base.l) * t ** 0.92, c: base.c * (1 - 0.9 * t ** 1.5), h: base.h })];
  });
  return Object.fromEntries(stops) as unknown as BrandVariants;
}

function readable(colour: Oklch): Oklch {
  let { l } = colour;
  const passes = () => {
    const hex = toHex({ ...colour, l });
    return contrast(hex, '#ffffff') >= ENOUGH && contrast(hex, PAGE_LIGHT) >= ENOUGH;
  };
  while (!passes()) l -= 0.005;
  // A near-black brand keeps a ramp whose steps can be told apart.
  return { ...colour, l: Math.max(l, DARKEST + 0.09) };
}
