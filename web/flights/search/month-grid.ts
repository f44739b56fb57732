import { addDays, type Day } from '#shared/time.ts';

export interface Month {
  /** `2027-03` */
  id: string;
  title: string;
  /** Monday first; undefined before the first and after the last day. */
  weeks: (Day | undefined)[][];
}

const titles = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 2027` of `2027-03`. */
export const monthTitle = (id: string): string => `${titles[Number(id.slice(5)) - 1]} ${id.slice(0, 4)}`;

/** One month's days in weeks of seven. */
export function monthOf(id: string): Month {
  const [year, month] = id.split('-').map(Number) as [number, number];
  const lead = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells: (Day | undefined)[] = [
    ...Array.from({ length: lead }, () => undefined),
    ...Array.from({ length: count }, (_, i) => addDays(`${id}-01`, i)),
  ];
  while (cells.length % 7) cells.push(undefined);
  return {
    id,
    title: monthTitle(id),
    weeks: Array.from({ length: cells.length / 7 }, (_, w) => cells.slice(w * 7, w * 7 + 7)),
  };
}
