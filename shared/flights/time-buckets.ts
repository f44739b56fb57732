/**
 * Time-of-day filters (spec: flights-and-shell 3). Windows in minutes of the day; an end at or before its start wraps
 * to the next day.
 */
export const timeBuckets = [
  { value: 'any', label: 'Any Time', start: 0, end: 0 },
  { value: 'before11', label: 'Before 11AM', start: 0, end: 660 },
  { value: '11to16', label: '11AM to 4PM', start: 660, end: 960 },
  { value: '16to21', label: '4PM to 9PM', start: 960, end: 1260 },
  { value: 'after21', label: 'After 9PM', start: 1260, end: 0 },
] as const;
export type TimeBucket = (typeof timeBuckets)[number]['value'];

/** Whether a local time `YYYY-MM-DDTHH:mm` falls into a window. */
export function isInWindow(localTime: string, { start, end }: { start: number; end: number }): boolean {
  const minutes = Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16));
  return end <= start ? minutes >= start || minutes < end : minutes >= start && minutes < end;
}
