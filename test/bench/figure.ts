/** One measured figure against its budget. */
export interface Figure {
  name: string;
  measured: number;
  budget: number;
  unit: string;
  /** Counts and bytes are held in CI. Times move with the machine: they are printed (`missed` where over). */
  held: boolean;
}

const round = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** `figure | measured | budget | ratio`: head and rows. */
export const figureHead = ['figure', 'measured', 'budget', 'ratio'] as const;
export const figureCells = ({ name, measured, budget, unit, held }: Figure): string[] => [
  name,
  `${round(measured)} ${unit}`.trimEnd(),
  `${round(budget)} ${unit}`.trimEnd(),
  `${(measured === budget ? 1 : measured / budget).toFixed(2)}${measured > budget ? (held ? '  over' : '  missed') : ''}`,
];

/** One line each. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(figureCells);
  const widths = figureHead.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  for (const row of [figureHead, widths.map((width) => '-'.repeat(width)), ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join(' | ')
        .trimEnd(),
    );
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Median time of one go, in ms, after as many goes for warming up. */
export async function timeOf(goes: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let go = 0; go < goes * 2; go++) {
    const from = performance.now();
    await work();
    if (go >= goes) times.push(performance.now() - from);
  }
  return median(times);
}
