import { createHash } from 'node:crypto';
import { type Figure, median } from './figure.ts';

/** What the work below takes on the reference machine (2 shared Xeon cores, Node 20) while nothing else runs, ms. */
const REFERENCE_MS = 9.5;
const WARM_UP = 10;
const GOES = 31;
/** Beyond it the machine is too busy for times to be worth writing down, corrected or not. */
export const TOO_BUSY = 2;

const rows = Array.from({ length: 400 }, (_, at) => ({
  id: `row ${at}`,
  at,
  price: at * 12.34,
  tags: ['one', 'two', 'three'],
  inner: { open: at % 2 === 0, name: `name of row ${at}` },
}));

/** Hashing and JSON, always the same: what most of a call's time goes into. */
function work(): string {
  let text = JSON.stringify(rows);
  for (let round = 0; round < 8; round++) {
    const read = JSON.parse(text) as typeof rows;
    read[0]!.id = createHash('sha256').update(text.repeat(8)).digest('hex');
    text = JSON.stringify(read);
  }
  return text;
}

/**
 * How much slower than the reference machine this one is just now: 1 is the same, 2 takes twice as long. The median of
 * a few goes, by the clock: what else runs here slows the figures too.
 */
export function machineFactor(): number {
  for (let go = 0; go < WARM_UP; go++) work();
  const times = Array.from({ length: GOES }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return median(times) / REFERENCE_MS;
}

const timeUnits = ['ms', 's'];

/** Figures as the reference machine would have them: times divided by the factor, everything else as it is. */
export const asOnReference = (figures: readonly Figure[], factor: number): Figure[] =>
  figures.map((figure) =>
    timeUnits.includes(figure.unit) ? { ...figure, measured: figure.measured / factor } : figure,
  );

/** `1.12 (1.05 to 1.31)`: the middle of several factors and how far they lie apart. */
export const factorText = (factors: readonly number[]): string =>
  `${median(factors).toFixed(2)} (${Math.min(...factors).toFixed(2)} to ${Math.max(...factors).toFixed(2)})`;
