type Rgb = readonly [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** A colour `#rrggbb` as linear light, 0-1 each. */
export const linearRgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb;

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].toSorted((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
}

/** What text must differ from its ground by (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** White or black, whichever is read on a colour: one of the two always reaches 4.5. */
export const textOn = (hex: string): string => (contrast('#ffffff', hex) >= TEXT_CONTRAST ? '#ffffff' : '#000000');
