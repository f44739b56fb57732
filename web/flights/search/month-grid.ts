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
    title: `${titles[month - 1]} ${year}`,
    weeks: Array.from({ length: cells.length / 7 }, (_, w) => cells.slice(w * 7, w * 7 + 7)),
  };
}
