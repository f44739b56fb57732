import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import type { Test, Write } from '#functions/table/write.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { Master } from './masters.ts';
import type { StoredRecord } from './record-ways.ts';
import { changedWrites, fullWords, rowWrites } from './record-writes.ts';

/** Rounds for a change that names no version: it is to be so, whatever stood there. */
const TRIES = 8;

type Fields<Row extends StoredRecord> = Omit<Row, keyof StoredRecord | 'createdAt'>;

/** What somebody wants a record to be. */
export interface Wanted<Row extends StoredRecord> {
  /** The record to be changed; left out, a new one is made. */
  id?: string;
  /** Which change of it they have seen; left out, whichever. */
  version?: number;
  /** Its fields, by how it stands; undefined for a new one. */
  fields(before: Row | undefined): Fields<Row> | Promise<Fields<Row>>;
  /** Why the record as it stands cannot be that, or what else has to hold of its row when it is written. */
  holds?(before: Row): Promise<Outcome<readonly Test[], 'VALIDATION'>>;
  /** Goes into the same commit. */
  writes?(next: Row, before: Row | undefined): Write<'NOT_FOUND'>[];
  /** Field of the request that a name taken already is said at, and what is said. */
  nameField: string;
  taken: string;
}

/**
 * Makes or changes a record of a master. Nothing is written where it is so already. CONFLICT with the record as it stands
 * by now (`detail.record`) where it was changed since `version`; NOT_FOUND; RECORD_NAME_TAKEN at its field.
 */
export async function saveRecord<Row extends StoredRecord & { createdAt: string }>(
  actor: UserActor,
  master: Master<Row>,
  show: (row: Row) => object,
  wanted: Wanted<Row>,
): Promise<Outcome<Row, 'RECORD_NAME_TAKEN' | CommonFailure>> {
  const { id, version, nameField, taken } = wanted;
  for (let tries = 1; ; tries++) {
    const before = id === undefined ? undefined : await master.read(actor, id);
    if (id !== undefined && !before) return fail('NOT_FOUND');
    if (before && version !== undefined && version !== before.version)
      return fail('CONFLICT', { detail: { record: show(before) } });
    const held = before && (await wanted.holds?.(before));
    if (held && !held.ok) return held;
    const next = {
      ...(await wanted.fields(before)),
      id: before?.id ?? randomId(100),
      isDeactivated: before?.isDeactivated ?? false,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? instant(clock.now()),
    } as unknown as Row;
    const [had, has] = [before && master.rowOf(actor, before), master.rowOf(actor, next)];
    if (before && isSame(show(before), show(next))) return ok(before);
    const done = await commit(actor, [
      ...rowWrites(actor, had, has, held?.value),
      ...changedWrites(actor, {
        ...{ kind: has.kind, id: has.id, name: has.name },
        from: before && had ? fullWords(had.words, before.isDeactivated) : '',
        to: fullWords(has.words, next.isDeactivated),
      }),
      ...(wanted.writes?.(next, before) ?? []),
    ]);
    if (done.ok) return ok(next);
    if (done.code === 'RECORD_NAME_TAKEN') return fail(done.code, { message: taken, errors: { [nameField]: taken } });
    // With a version the next round says how it stands by now.
    if (done.code !== 'CONFLICT' || tries === TRIES) return done;
  }
}

/** Whether two records show the same, whichever change they are. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
