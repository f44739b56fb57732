import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { recordEventWrite } from './event-writes.ts';
import type { OwnFields, RecordKind } from './record-kind.ts';
import type { KeptRecord, StoredRecord } from './record-ways.ts';
import { fullWords, rowWrites } from './record-writes.ts';

/** A record as it is to be, one version on; a new one without `before`. */
export const nextRecord = <Row extends KeptRecord>(
  before: Row | undefined,
  fields: OwnFields<Row>,
  isDeactivated = before?.isDeactivated ?? false,
): Row =>
  ({
    ...fields,
    id: before?.id ?? randomId(100),
    isDeactivated,
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? instant(clock.now()),
  }) as unknown as Row;

/** Whether calls show the same of two states of a record, whichever change they are. */
export const isSameRecord = <Row extends KeptRecord>({ show }: RecordKind<Row>, one: Row, other: Row): boolean => {
  const shown = (row: Row) => JSON.stringify({ ...show(row), version: 0 } satisfies StoredRecord);
  return shown(one) === shown(other);
};

/**
 * A record as it is to be, with the claim on its natural key and its event, beside which the revision is told: whoever
 * writes several tells it once. `also`: what else has to hold of its row; `by`: who did it, where a job does it for
 * somebody. RECORD_NAME_TAKEN, NOT_FOUND, CONFLICT.
 */
export function saveWrites<Row extends KeptRecord>(
  actor: Actor,
  kind: RecordKind<Row>,
  { before, next, also, by }: { before: Row | undefined; next: Row; also?: readonly Test[]; by?: string },
): Write<'NOT_FOUND' | 'RECORD_NAME_TAKEN'>[] {
  const [had, has] = [before && kind.rowOf(actor, before), kind.rowOf(actor, next)];
  const told = {
    ...{ kind: has.kind, id: has.id, name: has.name },
    from: before && had ? fullWords(had.words, before.isDeactivated) : '',
    to: fullWords(has.words, next.isDeactivated),
  };
  return [...rowWrites(actor, had, has, also), recordEventWrite(actor, told, by)];
}
