import type { SoldAs } from '#shared/destination/activities/sold-as.ts';
import type { ImportColumn } from './read-value.ts';
import type { Values } from './ways.ts';

/** How an option is sold, as its file has it. */
export const soldAsColumns: readonly ImportColumn[] = [
  { heading: 'Duration (min)', field: 'durationMinutes', type: 'number', hint: 'Minutes, such as 210; 0 for none.' },
  { heading: 'Min Age', field: 'minAge', type: 'number', hint: 'Youngest guest, in years; 0 for any.' },
  { heading: 'Max Age', field: 'maxAge', type: 'number', hint: 'Oldest guest, in years; 0 for any.' },
  {
    heading: 'Included',
    field: 'inclusions',
    type: 'text',
    hint: 'A line each, or separated by semicolons; or none.',
  },
  {
    heading: 'Not Included',
    field: 'exclusions',
    type: 'text',
    hint: 'A line each, or separated by semicolons; or none.',
  },
  {
    heading: 'Places',
    field: 'capacity',
    type: 'number',
    hint: 'Per time, or per day without times; 0 for no limit.',
  },
  { heading: 'Instant', field: 'isInstant', type: 'flag', hint: 'Yes or no; empty keeps the current value.' },
  { heading: 'Cancel Hours', field: 'cancelHours', type: 'number', hint: 'Free cancellation until; default 24.' },
];

/** An option's as a file holds it. */
export const soldAsValues = (option: SoldAs): Values => ({
  durationMinutes: option.durationMinutes ?? undefined,
  minAge: option.minAge ?? undefined,
  maxAge: option.maxAge ?? undefined,
  inclusions: option.inclusions.join('\n') || undefined,
  exclusions: option.exclusions.join('\n') || undefined,
  capacity: option.capacity ?? undefined,
  isInstant: option.isInstant,
  cancelHours: option.cancelHours,
});

/** What of a row's cells does not stand for itself. */
export const soldAsSent = (cells: Values) => ({
  ...noneForZero(cells),
  inclusions: linesOf(cells.inclusions),
  exclusions: linesOf(cells.exclusions),
});

/** What a file says by 0 that there is none of, since an empty cell keeps what there is. */
const noneForZero = (fields: Values): Record<string, null> =>
  Object.fromEntries(
    ['durationMinutes', 'minAge', 'maxAge', 'capacity'].flatMap((name) => (fields[name] === 0 ? [[name, null]] : [])),
  );

/** Things of one cell; `none` for none of them, undefined for an empty cell. */
function linesOf(cell: Values[string]): string[] | undefined {
  if (cell === undefined) return undefined;
  const text = String(cell).trim();
  if (text.toLowerCase() === 'none') return [];
  return text
    .split(text.includes('\n') ? '\n' : ';')
    .map((line) => line.trim())
    .filter(Boolean);
}
