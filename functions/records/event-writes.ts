import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { recordKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { FailureCode } from '#shared/errors.ts';
import type { RecordEventItem, RecordEventRow } from './record-event.ts';

/** An event out of its row. */
export const eventOf = ({ card }: RecordEventRow): RecordEventItem => JSON.parse(card) as RecordEventItem;

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
  return create(recordKeys.recordEvent(actor, told.kind, told.id, eventId), {
    card: JSON.stringify(item),
    ...entry(recordKeys.recordChanges(actor), eventId),
  });
}

/** A write of a job's commit, said of whoever it does it for where it is an event. */
export function doneFor<F extends FailureCode>(actor: Actor, write: Write<F>, by: string): Write<F> {
  if (write.kind !== 'put' || write.item.g1p !== entry(recordKeys.recordChanges(actor), '').g1p) return write;
  const event = eventOf({ card: String(write.item.card) });
  return event.by === actorName(actor)
    ? { ...write, item: { ...write.item, card: JSON.stringify({ ...event, by }) } }
    : write;
}
