import { expect, it } from 'vitest';
import { placeLabels, type Spot } from '#web/ui/place-labels.ts';

const spot = (code: string, x: number, y: number): Spot => ({ code, x, y });
/** Left end of a name of 27 units. */
const leftOf = ({ x, textAnchor }: { x: number; textAnchor: string }) =>
  textAnchor === 'end' ? x - 27 : textAnchor === 'middle' ? x - 13.5 : x;

it('names on a map stand away from the centre where nothing is in the way', () => {
  const labels = placeLabels([spot('COK', 300, 200), spot('JED', 100, 150), spot('SIN', 500, 300)]);
  expect(labels.get('JED')!.textAnchor).toBe('end');
  expect(labels.get('SIN')!.textAnchor).toBe('start');
});

it('no name covers another, nor a dot, where airports are close together', () => {
  const spots = [
    spot('DXB', 180, 60),
    spot('MCT', 201, 80),
    spot('DOH', 152, 60),
    spot('RUH', 117, 63),
    spot('KWI', 126, 14),
    spot('JED', 62, 101),
  ];
  const labels = placeLabels(spots);
  const boxes = spots.map(({ code }) => ({ code, left: leftOf(labels.get(code)!), top: labels.get(code)!.y - 9 }));
  for (const a of boxes)
    for (const b of boxes) {
      if (a.code === b.code) continue;
      expect(Math.abs(a.left - b.left) >= 27 || Math.abs(a.top - b.top) >= 9, `${a.code} and ${b.code}`).toBe(true);
    }
});

it('no name covers the dot of a neighbour, as around the Gulf', () => {
  const spots = [
    spot('COK', 305, 250),
    spot('DXB', 160, 79),
    spot('MCT', 180, 98),
    spot('DOH', 134, 79),
    spot('RUH', 100, 82),
    spot('KWI', 109, 35),
    spot('JED', 48, 120),
  ];
  const labels = placeLabels(spots);
  for (const { code } of spots) {
    const label = labels.get(code)!;
    for (const dot of spots)
      if (dot.code !== code)
        expect(
          Math.abs(leftOf(label) + 13.5 - dot.x) >= 16 || Math.abs(label.y - 4 - dot.y) >= 8,
          `${code} on ${dot.code}`,
        ).toBe(true);
  }
});
