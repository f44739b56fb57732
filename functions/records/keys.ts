import type { Actor } from '#functions/actor.ts';
import { at, below, list, rows } from '#functions/table/site-key.ts';
import type { RecordEventRow } from './record-event.ts';
import type { Use } from './use.ts';

/** What every kind of record keeps beside its own rows, and the rows of those kinds of which there are dozens. */
export const recordKeys = {
  /** One of a kind of which there are dozens, by the name of its partition, which is read whole and cached by revision. */
  few: <Row>(actor: Actor, kindRows: string, id: string) => at(actor, kindRows)<Row>(id),
  allOfFew: <Row>(actor: Actor, kindRows: string) => rows<Row & { sk: string }>(actor, kindRows),
  /** Who changed what of one record, apart from it; and of all of them by when, for what changed lately. */
  recordEvent: (actor: Actor, kind: string, id: string, eventId: string) =>
    at(actor, 'EV', kind, id)<RecordEventRow>(eventId),
  recordEvents: (actor: Actor, kind: string, id: string) => below<RecordEventRow>(actor, 'EV', kind, id),
  recordChanges: (actor: Actor) => list<RecordEventRow>(actor, 'gsi1', 'EVM'),
  /** Who uses a record, one row a user: while there is one, the record cannot be deleted. */
  use: (actor: Actor, usedId: string, userKind: string, userId: string) =>
    at(actor, 'USE', usedId)(`${userKind}#${userId}`),
  usesOf: (actor: Actor, usedId: string) => below<Use>(actor, 'USE', usedId),
  /** The natural key of a record, unlike any other of its kind: what makes the same file twice change nothing. */
  recordName: (actor: Actor, kind: string, name: string) => at(actor, 'UQ', 'REC', kind, name)<{ id: string }>('A'),
};
