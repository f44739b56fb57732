export interface Spot {
  code: string;
  x: number;
  y: number;
}
export interface Label {
  x: number;
  y: number;
  textAnchor: 'start' | 'middle' | 'end';
}

/** Of a three-letter code at 12 units; the gap between a dot and its name. */
const [WIDTH, HEIGHT, GAP] = [27, 12, 7];

type Box = [left: number, top: number, right: number, bottom: number];
const overlap = ([l, t, r, b]: Box, [left, top, right, bottom]: Box) =>
  Math.max(0, Math.min(r, right) - Math.max(l, left)) * Math.max(0, Math.min(b, bottom) - Math.max(t, top));
const dot = ({ x, y }: Spot): Box => [x - 3, y - 3, x + 3, y + 3];

/** The places of a name around its dot: the side away from the centre first, askew last. */
function around({ x, y }: Spot, isLeft: boolean): { label: Label; box: Box }[] {
  const middle = y + 4;
  const end = {
    label: { x: x - GAP, y: middle, textAnchor: 'end' as const },
    box: [x - GAP - WIDTH, y - HEIGHT / 2, x - GAP, y + HEIGHT / 2] as Box,
  };
  const start = {
    label: { x: x + GAP, y: middle, textAnchor: 'start' as const },
    box: [x + GAP, y - HEIGHT / 2, x + GAP + WIDTH, y + HEIGHT / 2] as Box,
  };
  const above = {
    label: { x, y: y - GAP, textAnchor: 'middle' as const },
    box: [x - WIDTH / 2, y - GAP - HEIGHT, x + WIDTH / 2, y - GAP + 2] as Box,
  };
  const below = {
    label: { x, y: y + GAP + 9, textAnchor: 'middle' as const },
    box: [x - WIDTH / 2, y + GAP - 2, x + WIDTH / 2, y + GAP + HEIGHT] as Box,
  };
  const askew = (textAnchor: 'start' | 'end', isAbove: boolean) => {
    const [from, to] = textAnchor === 'end' ? [x - WIDTH, x + 2] : [x - 2, x + WIDTH];
    const {
      label: { y: line },
      box: [, top, , bottom],
    } = isAbove ? above : below;
    return { label: { x: textAnchor === 'end' ? to : from, y: line, textAnchor }, box: [from, top, to, bottom] as Box };
  };
  const sides = isLeft ? (['end', 'start'] as const) : (['start', 'end'] as const);
  return [
    ...(isLeft ? [end, above, below, start] : [start, above, below, end]),
    ...sides.flatMap((side) => [askew(side, true), askew(side, false)]),
  ];
}

/** Where the names of places on a map stand so that none covers another or a dot. The first spot is the centre. */
export function placeLabels(spots: readonly Spot[]): ReadonlyMap<string, Label> {
  const [centre] = spots as [Spot];
  const taken: Box[] = spots.map(dot);
  return new Map(
    spots.map((spot, at) => {
      const options = around(spot, spot.x < centre.x);
      const weighed = options.map(({ label, box }) => ({
        label,
        box,
        covered: taken.reduce((sum, other, n) => sum + (n === at ? 0 : overlap(box, other)), 0),
      }));
      const best = weighed.reduce((least, one) => (one.covered < least.covered ? one : least));
      taken.push(best.box);
      return [spot.code, best.label];
    }),
  );
}
