import { addDays } from '#shared/time.ts';
import { readAmount } from '#web/ui/form/read-amount.ts';
import type { AutosaveState } from './autosave.ts';
import { HEAD, neededOfHead } from './head-fields.ts';
import type { LineFacts } from './kart.ts';
import { neededOf } from './line-fields.ts';
import { type LineKind, lineKinds, type LineView } from './line-view.ts';
import { noteOf, timeOf, titleOf } from './line-words.ts';
import type { Values } from './pieces.ts';

export const kindOf = ({ kind }: Values): LineKind => lineKinds.find((one) => one === kind) ?? 'miscellaneous';

const has = (values: Values, fields: readonly string[]) => fields.every((field) => (values[field] ?? '').trim() !== '');

/** Whether a piece has all that a save needs. */
export function isWhole(id: string, values: Values): boolean {
  if (id === HEAD) return has(values, neededOfHead);
  const kind = kindOf(values);
  const needed = neededOf[kind];
  return has(values, values.bookedByCustomer === '1' ? needed.filter((field) => field !== 'price') : needed);
}

/** A piece as it is shown: one's own on top of what stands. */
export const valuesOf = ({ edits, stands }: Pick<AutosaveState, 'edits' | 'stands'>, id: string): Values =>
  edits.get(id)?.values ?? stands.get(id)?.values ?? nothing;

const nothing: Values = {};

/**
 * The lines as they are shown, one's own changes on top of what the server says of each. A line that is as it was `before`
 * is the same view, so that what shows it is not drawn anew.
 */
export function lineViews(
  state: Pick<AutosaveState, 'stands' | 'edits' | 'errors'>,
  facts: ReadonlyMap<string, LineFacts>,
  currency: string,
  before: readonly LineView[] = [],
): LineView[] {
  const shown = new Map(before.map((view) => [view.id, view]));
  const ids = [...new Set([...state.stands.keys(), ...state.edits.keys()])].filter((id) => id !== HEAD);
  return ids.map((id) => {
    const values = valuesOf(state, id);
    const kind = kindOf(values);
    const said = facts.get(id);
    const typed = readAmount(values.price ?? '', currency);
    const errors = state.errors.get(id) ?? {};
    const view: LineView = {
      id,
      kind,
      day: Number(values.day ?? 0),
      place: Number(values.place ?? 0),
      time: timeOf(kind, values),
      title: titleOf(kind, values),
      note: noteOf(kind, values),
      price: typed ?? said?.price ?? null,
      cost: said?.cost ?? null,
      isByCustomer: values.bookedByCustomer === '1',
      isUnfinished: !state.stands.has(id) && !isWhole(id, values),
      isWrong: Object.values(errors).some(Boolean),
      isOtherDay: said?.isOtherDay ?? false,
      values,
    };
    const was = shown.get(id);
    return was && isSameView(was, view) ? was : view;
  });
}

/** `lineViews` beside those that it made last. */
export function keptViews() {
  let last: readonly LineView[] = [];
  return (state: Parameters<typeof lineViews>[0], facts: ReadonlyMap<string, LineFacts>, currency: string) =>
    (last = lineViews(state, facts, currency, last));
}

const isSameView = (one: LineView, other: LineView): boolean =>
  (Object.keys(other) as (keyof LineView)[]).every((name) => one[name] === other[name]);

/** A day of the trip; empty while there is no arrival. */
export const dateIn =
  ({ arrivalDate = '' }: Values) =>
  (day: number): string =>
    /^\d{4}-\d{2}-\d{2}$/.test(arrivalDate) && day > 0 ? addDays(arrivalDate, day - 1) : '';

/** How many days the trip has, 1 to 90. */
export const daysIn = ({ noOfDays = '' }: Values): number =>
  Math.max(1, Math.min(90, Number.parseInt(noOfDays, 10) || 1));
