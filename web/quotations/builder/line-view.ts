import { byDay } from '../by-day.ts';
import type { Values } from './pieces.ts';

export const lineKinds = ['activity', 'accomodation', 'flight', 'miscellaneous'] as const;
export type LineKind = (typeof lineKinds)[number];

/** As people call them. */
export const kindNames: Record<LineKind, string> = {
  activity: 'Activity',
  accomodation: 'Stay',
  flight: 'Flight',
  miscellaneous: 'Miscellaneous',
};

/** A line as the days show it. */
export interface LineView {
  id: string;
  kind: LineKind;
  /** 0: of no day. */
  day: number;
  place: number;
  time: string;
  title: string;
  note: string;
  /** Minor units; null where it has none yet. */
  price: number | null;
  /** What the site pays; null where nobody said. */
  cost: number | null;
  isByCustomer: boolean;
  /** Not saved yet, for want of what it needs. */
  isUnfinished: boolean;
  /** Something of it was refused. */
  isWrong: boolean;
  /** Its price is of another day than it stands on. */
  isOtherDay: boolean;
  values: Values;
}

/** A day of the trip with its lines in order. */
export interface DayView {
  day: number;
  /** Empty while there is no arrival. */
  date: string;
  lines: readonly LineView[];
  /** Minor units. */
  sum: number;
}

export const dayName = (day: number): string => (day === 0 ? 'Without a day' : `Day ${day}`);

/** The trip's days with what stands on each; `noDay` only where a line stands there. */
export function daysOf(lines: readonly LineView[], noOfDays: number, dateOf: (day: number) => string): DayView[] {
  const standing = byDay(lines);
  const last = Math.max(noOfDays, ...standing.keys());
  const days = Array.from({ length: last + 1 }, (_, day) => day).filter((day) => day > 0 || standing.has(0));
  return days.map((day) => {
    const own = (standing.get(day) ?? []).toSorted(
      (one, other) => one.place - other.place || (one.id < other.id ? -1 : 1),
    );
    const sum = own.reduce((all, { price, isByCustomer }) => all + (isByCustomer ? 0 : (price ?? 0)), 0);
    return { day, date: day > 0 ? dateOf(day) : '', lines: own, sum };
  });
}

const headingOf = (day: number) => `day-${day}`;

/** All days as one order (`useReorder`): each begins with its heading. */
export const orderOf = (days: readonly DayView[]): string[] =>
  days.flatMap(({ day, lines }) => [headingOf(day), ...lines.map(({ id }) => id)]);
export const headingsOf = (days: readonly DayView[]): ReadonlySet<string> =>
  new Set(days.map(({ day }) => headingOf(day)));

/**
 * Where lines stand in another order: those alone whose day or place is another, of the days alone whose order is another.
 * What stands on every other day is left as it is, gaps between its places too.
 */
export function movesOf(
  days: readonly DayView[],
  order: readonly string[],
): { id: string; day: number; place: number }[] {
  const views = new Map(days.flatMap(({ lines }) => lines).map((line) => [line.id, line]));
  const dayOfHeading = new Map(days.map(({ day }) => [headingOf(day), day]));
  const idsOf = new Map<number, string[]>(days.map(({ day }) => [day, []]));
  let day = 0;
  for (const id of order) {
    const heading = dayOfHeading.get(id);
    if (heading === undefined) idsOf.get(day)?.push(id);
    else day = heading;
  }
  return days.flatMap(({ day: on, lines }) => {
    const ids = idsOf.get(on) ?? [];
    if (ids.length === lines.length && lines.every(({ id }, at) => id === ids[at])) return [];
    return ids.flatMap((id, at) => {
      const view = views.get(id);
      return !view || (view.day === on && view.place === at + 1) ? [] : [{ id, day: on, place: at + 1 }];
    });
  });
}
