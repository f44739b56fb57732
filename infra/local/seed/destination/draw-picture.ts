import { fraction } from '#functions/suppliers/sandbox/seeded.ts';
import { encodePng } from './encode-png.ts';

export type Theme = 'desert' | 'city' | 'sea' | 'park' | 'culture' | 'sky' | 'mountain' | 'water' | 'night';
type Colour = readonly [red: number, green: number, blue: number];

/** Pixels. */
const WIDTH = 480;
const HEIGHT = 300;

/** Above, at the horizon, and of what stands before it from far to near. */
interface Palette {
  sky: readonly [above: Colour, horizon: Colour];
  sun: Colour;
  layers: readonly Colour[];
}

const palettes: Record<Theme, Palette> = {
  desert: {
    sky: [
      [93, 139, 189],
      [250, 211, 160],
    ],
    sun: [255, 236, 190],
    layers: [
      [226, 160, 96],
      [207, 128, 66],
      [176, 96, 46],
    ],
  },
  city: {
    sky: [
      [112, 172, 219],
      [233, 240, 240],
    ],
    sun: [255, 250, 225],
    layers: [
      [170, 188, 200],
      [112, 134, 150],
      [60, 78, 94],
    ],
  },
  sea: {
    sky: [
      [88, 126, 190],
      [252, 205, 170],
    ],
    sun: [255, 226, 170],
    layers: [
      [64, 120, 150],
      [38, 92, 126],
      [20, 64, 96],
    ],
  },
  park: {
    sky: [
      [120, 190, 226],
      [236, 246, 232],
    ],
    sun: [255, 247, 205],
    layers: [
      [150, 196, 128],
      [98, 160, 96],
      [54, 112, 74],
    ],
  },
  culture: {
    sky: [
      [120, 152, 190],
      [246, 226, 198],
    ],
    sun: [255, 240, 205],
    layers: [
      [214, 186, 148],
      [184, 148, 106],
      [136, 98, 66],
    ],
  },
  sky: {
    sky: [
      [44, 104, 182],
      [206, 230, 246],
    ],
    sun: [255, 252, 236],
    layers: [
      [188, 208, 222],
      [126, 160, 186],
      [82, 118, 150],
    ],
  },
  mountain: {
    sky: [
      [104, 150, 196],
      [240, 226, 212],
    ],
    sun: [255, 244, 214],
    layers: [
      [168, 150, 144],
      [128, 106, 100],
      [84, 66, 64],
    ],
  },
  water: {
    sky: [
      [96, 186, 214],
      [226, 246, 246],
    ],
    sun: [255, 252, 220],
    layers: [
      [74, 182, 194],
      [34, 144, 166],
      [12, 100, 130],
    ],
  },
  night: {
    sky: [
      [16, 22, 54],
      [96, 70, 120],
    ],
    sun: [244, 240, 214],
    layers: [
      [52, 48, 92],
      [34, 32, 66],
      [18, 18, 42],
    ],
  },
};

/** Where things of a kind begin to stand: a fraction of the height, by how far across they are, 0 to 1. */
type Edge = (across: number) => number;

const mixed = (one: Colour, other: Colour, share: number): Colour =>
  [0, 1, 2].map((at) => Math.round(one[at]! + (other[at]! - one[at]!) * share)) as unknown as Colour;

const waves =
  (base: number, height: number, seed: string): Edge =>
  (across) =>
    base +
    height * Math.sin(across * (4 + 5 * fraction(seed, 1)) + 6 * fraction(seed, 2)) +
    (height / 3) * Math.sin(across * (13 + 6 * fraction(seed, 3)));

const peaks =
  (base: number, height: number, seed: string): Edge =>
  (across) => {
    const at = across * 6 + fraction(seed, 1);
    const [left, right] = [fraction(seed, Math.floor(at)), fraction(seed, Math.floor(at) + 1)];
    return base - height * (left + (right - left) * (at % 1));
  };

const towers =
  (base: number, height: number, seed: string): Edge =>
  (across) => {
    const nth = Math.floor(across * 22 + fraction(seed, 'from'));
    const isGap = fraction(seed, nth, 'gap') < 0.25;
    return isGap ? base : base - height * (0.2 + 0.8 * fraction(seed, nth) ** 2);
  };

const domes =
  (base: number, height: number, seed: string): Edge =>
  (across) => {
    const inside = ((across * 4 + fraction(seed, 1)) % 1) * 2 - 1;
    return Math.abs(inside) < 0.8 ? base - height * Math.sqrt(1 - (inside / 0.8) ** 2) : base;
  };

/** What stands before the sky, from far to near. */
const scenes: Record<Theme, (seed: string) => readonly Edge[]> = {
  desert: (seed) => [waves(0.62, 0.05, `${seed}1`), waves(0.72, 0.07, `${seed}2`), waves(0.86, 0.06, `${seed}3`)],
  city: (seed) => [towers(0.72, 0.42, `${seed}1`), towers(0.8, 0.34, `${seed}2`), waves(0.9, 0.01, `${seed}3`)],
  sea: (seed) => [waves(0.6, 0.004, `${seed}1`), waves(0.74, 0.012, `${seed}2`), waves(0.88, 0.02, `${seed}3`)],
  park: (seed) => [waves(0.6, 0.05, `${seed}1`), domes(0.8, 0.14, `${seed}2`), waves(0.88, 0.03, `${seed}3`)],
  culture: (seed) => [towers(0.66, 0.3, `${seed}1`), domes(0.78, 0.22, `${seed}2`), waves(0.9, 0.01, `${seed}3`)],
  sky: (seed) => [towers(0.86, 0.2, `${seed}1`), waves(0.9, 0.02, `${seed}2`), waves(0.95, 0.01, `${seed}3`)],
  mountain: (seed) => [peaks(0.72, 0.4, `${seed}1`), peaks(0.86, 0.32, `${seed}2`), waves(0.92, 0.03, `${seed}3`)],
  water: (seed) => [waves(0.45, 0.03, `${seed}1`), waves(0.62, 0.04, `${seed}2`), waves(0.82, 0.04, `${seed}3`)],
  night: (seed) => [towers(0.74, 0.5, `${seed}1`), towers(0.82, 0.3, `${seed}2`), waves(0.9, 0.01, `${seed}3`)],
};

/** A picture of a theme as PNG, 480 × 300, the same for the same name whenever it is drawn. */
export function drawPicture(theme: Theme, name: string): Buffer {
  const { sky, sun, layers } = palettes[theme];
  const edges = scenes[theme](name);
  const heights = edges.map((edge) => Array.from({ length: WIDTH }, (_, x) => edge(x / WIDTH) * HEIGHT));
  const centre = { x: WIDTH * (0.2 + 0.6 * fraction(name, 'x')), y: HEIGHT * (0.16 + 0.26 * fraction(name, 'y')) };
  const radius = HEIGHT * (theme === 'night' ? 0.05 : 0.08);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    const air = mixed(sky[0], sky[1], y / (HEIGHT * 0.75) > 1 ? 1 : y / (HEIGHT * 0.75));
    for (let x = 0; x < WIDTH; x++) {
      const nearest = heights.findLastIndex((line) => y >= line[x]!);
      const isSun = (x - centre.x) ** 2 + (y - centre.y) ** 2 < radius ** 2;
      const [red, green, blue] = nearest >= 0 ? layers[nearest]! : isSun ? sun : air;
      const at = (y * WIDTH + x) * 3;
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  }
  return encodePng(pixels, WIDTH, HEIGHT);
}
