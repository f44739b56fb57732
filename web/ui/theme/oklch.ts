import { contrast, linearRgb } from '#shared/contrast.ts';

export { contrast };

/**
 * Colour in OKLCH: lightness 0-1, chroma, hue in radians. Matrices: Björn Ottosson, "A perceptual color space for image
 * processing".
 */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Rgb = readonly [number, number, number];

const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

export function fromHex(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const fits = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The colour as `#rrggbb`; what lies outside sRGB loses chroma in steps of 3 %, never lightness or hue. */
export function toHex(colour: Oklch): string {
  let { c } = colour;
  while (c > 0.0005 && !fits(toRgb({ ...colour, c }))) c *= 0.97;
  const rgb = toRgb({ ...colour, c: c > 0.0005 ? c : 0 });
  return `#${rgb
    .map((channel) =>
      Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour with its lightness moved by steps, in its own hue, until it stands out from a ground by a contrast. */
function movedFrom(hex: string, ground: string, least: number, step: number): string {
  const colour = fromHex(hex);
  let shown = hex;
  for (let l = colour.l + step; contrast(shown, ground) < least && l > 0 && l < 1; l += step)
    shown = toHex({ ...colour, l });
  return shown;
}

/** Lighter where a dark ground wants it; as it is where it stands out already. */
export const lightenOn = (hex: string, ground: string, least: number): string => movedFrom(hex, ground, least, 0.01);

/** Darker where light text on it wants it; as it is where that is read already. */
export const darkenUnder = (hex: string, text: string, least: number): string => movedFrom(hex, text, least, -0.01);

/** `share` (0-1) of the first colour laid over the second. */
export function mix(over: string, under: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(over, at) * share + part(under, at) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
