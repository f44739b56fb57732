import type { UserActor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { Test, Write } from '#functions/table/write.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { OwnFields, RecordKind } from './record-kind.ts';
import type { KeptRecord, StoredRecord } from './record-ways.ts';
import { isSameRecord, nextRecord, saveWrites } from './save-writes.ts';

/** What somebody wants a record to be. */
export interface Wanted<Row extends KeptRecord> {
  /** The record to be changed; left out, a new one is made. */
  id?: string;
  /** Which change of it they have seen; left out, whichever. */
  version?: number;
  /** Its fields, or how they are found by how it stands; undefined for a new one. */
  fields: OwnFields<Row> | ((before: Row | undefined) => Promise<OwnFields<Row>>);
  /** Why the record as it stands cannot be that, or what else has to hold of its row when it is written. */
  holds?(before: Row): Promise<Outcome<readonly Test[], 'VALIDATION'>>;
  /** Goes into the same commit. */
  writes?(next: Row, before: Row | undefined): Write<'NOT_FOUND'>[];
}

/**
 * Makes or changes a record, and answers it as calls show it. Nothing is written where it is so already. CONFLICT with the
 * record as it stands by now (`detail.record`) where it was changed since `version`; NOT_FOUND; RECORD_NAME_TAKEN at its
 * field.
 */
export const saveRecord = <Row extends KeptRecord, Shown extends StoredRecord>(
  actor: UserActor,
  kind: RecordKind<Row, Shown>,
  { id, version, fields, holds, writes }: Wanted<Row>,
): Promise<Outcome<Shown, 'RECORD_NAME_TAKEN' | CommonFailure>> =>
  untilItStands(async () => {
    const { nameField, taken: message } = kind;
    const before = id === undefined ? undefined : await kind.read(actor, id);
    if (id !== undefined && !before) return fail('NOT_FOUND');
    if (before && version !== undefined && version !== before.version)
      return fail('CONFLICT', { detail: { record: kind.show(before) } });
    const held = before && (await holds?.(before));
    if (held && !held.ok) return held;
    const next = nextRecord(before, typeof fields === 'function' ? await fields(before) : fields);
    if (before && isSameRecord(kind, before, next)) return ok(kind.show(before));
    const done = await commit(actor, [
      ...saveWrites(actor, kind, { before, next, ...(held && { also: held.value }) }),
      bumpRevision(actor, kind.revision),
      ...(writes?.(next, before) ?? []),
    ]);
    if (done.ok) return ok(kind.show(next));
    return done.code === 'RECORD_NAME_TAKEN' ? fail(done.code, { message, errors: { [nameField]: message } }) : done;
  });
