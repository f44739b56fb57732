import { newLineId } from './line-id.ts';
import type { DayView, LineKind, LineView } from './line-view.ts';
import type { Values } from './pieces.ts';

/** Changes of several pieces in one go. */
export type Changes = { id: string; fields: Values }[];

const lastPlace = (days: readonly DayView[], day: number): number =>
  Math.max(0, ...(days.find((one) => one.day === day)?.lines ?? []).map(({ place }) => place));

/** A new line at the end of a day. */
export function newLine(
  days: readonly DayView[],
  kind: LineKind,
  day: number,
  usual: Values,
): { id: string; fields: Values } {
  return { id: newLineId(), fields: { ...usual, kind, day: String(day), place: String(lastPlace(days, day) + 1) } };
}

/** A copy of a line right after it; what follows it on its day moves along. */
export function copyOf(days: readonly DayView[], id: string): Changes {
  const day = days.find(({ lines }) => lines.some((line) => line.id === id));
  const at = day?.lines.findIndex((line) => line.id === id) ?? -1;
  const line = day?.lines[at];
  if (!day || !line) return [];
  const after = day.lines.slice(at + 1).map((one) => ({ id: one.id, fields: { place: String(one.place + 1) } }));
  return [{ id: newLineId(), fields: { ...line.values, place: String(line.place + 1) } }, ...after];
}

/** Where lines stand in another order, as changes. */
export const movedLines = (moves: readonly { id: string; day: number; place: number }[]): Changes =>
  moves.map(({ id, day, place }) => ({ id, fields: { day: String(day), place: String(place) } }));

const shifted = (days: readonly DayView[], from: number, by: number): Changes =>
  days
    .filter(({ day }) => day >= from)
    .flatMap(({ lines }) => lines)
    .map(({ id, day }) => ({ id, fields: { day: String(day + by) } }));

/** Lines after a day that was inserted after `after`. */
export const dayInserted = (days: readonly DayView[], after: number): Changes => shifted(days, after + 1, 1);

/** Lines once a day is taken out: its own are left without a day, those after it move along. */
export const dayRemoved = (days: readonly DayView[], gone: DayView): Changes => [
  ...gone.lines.map(({ id }: LineView, at) => ({
    id,
    fields: { day: '0', place: String(lastPlace(days, 0) + 1 + at) },
  })),
  ...shifted(days, gone.day + 1, -1),
];
