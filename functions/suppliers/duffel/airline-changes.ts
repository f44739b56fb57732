import * as z from 'zod/mini';
import { bookedSlice, type BookedSlice, type DuffelOrder } from './wire.ts';

type Change = NonNullable<DuffelOrder['airline_initiated_changes']>[number];

/** A change names some fields as Duffel did before its API had a version. */
const formerNames = {
  departing_at: 'departure_datetime',
  arriving_at: 'arrival_datetime',
  origin_terminal: 'departure_terminal',
  destination_terminal: 'arrival_terminal',
} as const;

function readAdded({ segments }: Change['added'][number]): BookedSlice | undefined {
  const named = segments.map((segment) => ({
    ...segment,
    ...Object.fromEntries(Object.entries(formerNames).map(([name, was]) => [name, segment[name] ?? segment[was]])),
  }));
  const read = z.safeParse(bookedSlice, { segments: named });
  return read.success ? read.data : undefined;
}

function afterChange(slices: readonly BookedSlice[], { added, removed }: Change): BookedSlice[] {
  // Journeys that are no more, or new ones: which is which nobody can tell.
  if (added.length !== removed.length) return [...slices];
  return slices.map((slice) => {
    const at = slice.id ? removed.findIndex(({ id }) => id === slice.id) : -1;
    const now = added[at] && readAdded(added[at]);
    return now ? { ...now, id: added[at]!.id } : slice;
  });
}

/** Changes that nobody has answered at Duffel yet. */
export const openChanges = ({ airline_initiated_changes: changes }: DuffelOrder): Change[] =>
  (changes ?? []).filter(({ action_taken: answer }) => !answer);

/**
 * What was accepted stands in the order itself, unless Duffel has still to do that with the airline: then the order shows
 * slices that are no more. A slice that kept its id says by itself how it is.
 */
const isUnderWay = ({ action_taken: answer, added, removed }: Change): boolean =>
  answer === 'accepted' && added.every(({ id }, at) => id !== removed[at]?.id);

/**
 * An order's flights as its airline has them now. What an airline changed counts at once: Duffel keeps it beside the
 * order until somebody accepts it there, and until then the order may show the flights of before.
 */
export const slicesNow = ({ slices, airline_initiated_changes: changes }: DuffelOrder): readonly BookedSlice[] =>
  (changes ?? [])
    .filter((change) => !change.action_taken || isUnderWay(change))
    .toSorted((a, b) => (a.created_at ?? '').localeCompare(b.created_at ?? ''))
    .reduce<readonly BookedSlice[]>(afterChange, slices);
