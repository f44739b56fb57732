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
const covers = ([l, t, r, b]: Box, [left, top, right, bottom]: Box) => l < right && r > left && t < bottom && b > top;
const dot = ({ x, y }: Spot): Box => [x - 3, y - 3, x + 3, y + 3];

/** The four places of a name around its dot, the side away from the centre first. */
function around({ x, y }: Spot, isLeft: boolean): { label: Label; box: Box }[] {
  const middle = y + 4;
  const end = { label: { x: x - GAP, y: middle, textAnchor: 'end' as const }, box: [x - GAP - WIDTH, y - HEIGHT / 2, x - GAP, y + HEIGHT / 2] as Box };
  const start = { label: { x: x + GAP, y: middle, textAnchor: 'start' as const }, box: [x + GAP, y - HEIGHT / 2, x + GAP + WIDTH, y + HEIGHT / 2] as Box };
  const above = { label: { x, y: y - GAP, textAnchor: 'middle' as const }, box: [x - WIDTH / 2, y - GAP - HEIGHT, x + WIDTH / 2, y - GAP + 2] as Box };
  const below = { label: { x, y: y + GAP + 9, textAnchor: 'middle' as const }, box: [x - WIDTH / 2, y + GAP - 2, x + WIDTH / 2, y + GAP + HEIGHT] as Box };
  return isLeft ? [end, above, below, start] : [start, above, below, end];
}

/** Where the names of places on a map stand so that none covers another or a dot. The first spot is the centre. */
export function placeLabels(spots: readonly Spot[]): ReadonlyMap<string, Label> {
  const [centre] = spots as [Spot];
  const taken: Box[] = spots.map(dot);
  return new Map(
    spots.map((spot, at) => {
      const options = around(spot, spot.x < centre.x);
      const counted = options.map(({ label, box }) => ({ label, box, clashes: taken.filter((other, n) => n !== at && covers(box, other)).length }));
      const best = counted.reduce((least, one) => (one.clashes < least.clashes ? one : least));
      taken.push(best.box);
      return [spot.code, best.label];
    }),
  );
}
