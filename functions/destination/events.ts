import { type Actor, actorName } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { FailureCode } from '#shared/errors.ts';

/** Something that was done to a record of the catalogue, never changed itself. */
export interface RecordEventItem {
  kind: RecordKind;
  id: string;
  /** The record as a person calls it, as of then. */
  name: string;
  /** How it was and how it is, in words of then; empty for nothing: it was made, or deleted. */
  from: string;
  to: string;
  /** actorName of who did it. */
  by: string;
  at: string;
}

/** A row of a history: the event as one text, which its lists show. */
export interface RecordEventRow {
  card?: string;
}

/** An event out of its row; rows of before had its fields each by itself. */
export const eventOf = ({ card, ...row }: RecordEventRow): RecordEventItem =>
  (card === undefined ? row : JSON.parse(card)) as RecordEventItem;

/** What of a row is read for that. */
export const eventFields = ['card', 'kind', 'id', 'name', 'from', 'to', 'by', 'at'] as const;

/**
 * Goes into the commit of every change of a record: its own history, and what changed lately. `by`: who did it, where a
 * job does it for somebody.
 */
export function recordEventWrite(
  actor: Actor,
  told: Pick<RecordEventItem, 'kind' | 'id' | 'name' | 'from' | 'to'>,
  by = actorName(actor),
): Write<never> {
  const now = clock.now();
  const eventId = sortableId(now);
  const item: RecordEventItem = { ...told, by, at: instant(now) };
  return create(keys.recordEvent(actor, told.kind, told.id, eventId), {
    card: JSON.stringify(item),
    ...entry(keys.recordChanges(actor), eventId),
  });
}

/** A write of a job's commit, said of whoever it does it for where it is an event. */
export function doneFor<F extends FailureCode>(actor: Actor, write: Write<F>, by: string): Write<F> {
  if (write.kind !== 'put' || write.item.g1p !== entry(keys.recordChanges(actor), '').g1p) return write;
  const event = eventOf(write.item);
  return event.by === actorName(actor)
    ? { ...write, item: { ...write.item, card: JSON.stringify({ ...event, by }) } }
    : write;
}
