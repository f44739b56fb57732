import { contrast } from '#shared/contrast.ts';
import { mix } from './oklch.ts';

/** What is written on a light brand. */
const INK = '#14171d';
/** Below it a brand is light: white is not read on it, and a shade of it that carries white is another colour. */
const LIGHT = 3;
/** Below it a brand does not end by itself on a white page. */
const PALE = 1.6;

/** What buttons and marks of the brand wear, where it is not what Fluent makes of the ramp. */
export interface OnBrand {
  colorBrandBackground?: string;
  colorBrandBackgroundHover?: string;
  colorBrandBackgroundPressed?: string;
  colorNeutralForegroundOnBrand: string;
  /** The line around a filled button: seen where the brand is too light to end by itself. */
  brandEdge: string;
}

/** Whether a brand is so light that it keeps its colour and what is written on it is dark. */
export const isLightBrand = (seed: string): boolean => contrast(seed, '#ffffff') < LIGHT;

/** A light brand keeps its colour, with dark text on it; any other is what the ramp makes of it, with white text. */
export function onBrand(seed: string): OnBrand {
  if (!isLightBrand(seed)) return { colorNeutralForegroundOnBrand: '#ffffff', brandEdge: 'transparent' };
  return {
    colorBrandBackground: seed,
    colorBrandBackgroundHover: mix('#000000', seed, 0.06),
    colorBrandBackgroundPressed: mix('#000000', seed, 0.12),
    colorNeutralForegroundOnBrand: INK,
    brandEdge: contrast(seed, '#ffffff') < PALE ? mix('#000000', seed, 0.28) : 'transparent',
  };
}
