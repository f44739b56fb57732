import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backOf, keptOf, type VisitParts, wholeOf } from '#functions/activities/booked/kept-of.ts';

const names = ['net', 'fee', 'tax', 'rest'] as const;
const sumOf = ({ net, fee, tax, rest }: VisitParts) => net + fee + tax + rest;

/** The same one unit at a time: each goes to the part that is the furthest behind what is exactly its own. */
function twin(sold: VisitParts & { total: number }, kept: number): VisitParts {
  const exact = (name: (typeof names)[number]) => (sold[name] * kept) / sold.total;
  const parts = { net: 0, fee: 0, tax: 0, rest: 0 };
  for (const name of names) parts[name] = Math.floor(exact(name) + 1e-9);
  while (sumOf(parts) < kept) {
    let behind: (typeof names)[number] = 'net';
    for (const name of names) if (exact(name) - parts[name] > exact(behind) - parts[behind] + 1e-9) behind = name;
    parts[behind] += 1;
  }
  return parts;
}

const visit = fc
  .record({ net: fc.nat(50_000), fee: fc.nat(9_000), tax: fc.nat(1_700), off: fc.nat(1000) })
  .map(({ net, fee, tax, off }) => ({ net, fee, tax, rest: -Math.min(off, net) }))
  .filter((parts) => sumOf(parts) > 0)
  .map((parts) => ({ ...parts, total: sumOf(parts) }));

it('what is kept of a visit and what goes back are its parts, to the minor unit', () => {
  fc.assert(
    fc.property(visit, fc.nat(1000), (sold, share) => {
      const kept = Math.floor((sold.total * share) / 1000);
      const parts = keptOf(sold, kept);
      const back = backOf(sold, sold.total - kept);
      expect(sumOf(parts)).toBe(kept);
      expect(sumOf(back)).toBe(sold.total - kept);
      for (const name of names) {
        expect(parts[name] + back[name]).toBe(wholeOf(sold)[name]);
        expect(Math.abs(parts[name] - (sold[name] * kept) / sold.total)).toBeLessThan(1);
      }
      expect(parts).toEqual(twin(sold, kept));
    }),
    { numRuns: 10_000, seed: 33 },
  );
});

it('all of it is as it was sold, and nothing is nothing', () => {
  const sold = { total: 40_024, net: 35_800, fee: 3_580, tax: 644 };
  expect(keptOf(sold, 40_024)).toEqual({ net: 35_800, fee: 3_580, tax: 644, rest: 0 });
  expect(backOf(sold, 40_024)).toEqual({ net: 35_800, fee: 3_580, tax: 644, rest: 0 });
  for (const none of [keptOf(sold, 0), backOf(sold, 0)]) expect(none).toEqual({ net: 0, fee: 0, tax: 0, rest: 0 });
});
