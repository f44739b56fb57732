import type { Use } from './use.ts';
import type { UserActor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure } from '#shared/contract.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import type { FindRecord, FoundRecord } from './record-ways.ts';
import { changedWrites, fullWords } from './record-writes.ts';
import { readUses } from './uses.ts';

/** Others may change the record, of which nobody named a version, meanwhile. */
const TRIES = 8;
/** Users of a record that are named. */
const NAMED = 5;

/** Which record, and what is to become of it. */
interface Wish {
  kind: RecordKind;
  id: string;
  /** The version that was read; left out, as it stands. */
  version?: number | undefined;
  /** True deactivates it, false takes that back; left out, it is deleted. */
  deactivate?: boolean | undefined;
}
type Done = Outcome<{ version: number | null }, 'RECORD_IN_USE' | CommonFailure>;

/** Deletes a record, or deactivates it; `find` reads those of its kind. NOT_FOUND, CONFLICT, RECORD_IN_USE with who uses it. */
export async function removeRecord(actor: UserActor, find: FindRecord | undefined, wish: Wish): Promise<Done> {
  for (let tries = 1; ; tries++) {
    const done = await carryOut(actor, find, wish);
    if (done.ok || done.code !== 'CONFLICT' || wish.version !== undefined || tries === TRIES) return done;
  }
}

async function carryOut(
  actor: UserActor,
  find: FindRecord | undefined,
  { kind, id, version, deactivate }: Wish,
): Promise<Done> {
  const record = await find?.(actor, id);
  if (!find || !record) return fail('NOT_FOUND');
  if (version !== undefined && version !== record.version)
    return fail('CONFLICT', { message: `It was changed meanwhile, and is now: ${wordsOf(record)}.` });
  if (record.refused && deactivate !== false) return record.refused;
  if (deactivate !== undefined) return change(actor, kind, record, deactivate);
  const inUse = whyNot(await readUses(actor, id, NAMED + 1));
  if (inUse) return inUse;
  return remove(actor, find, kind, record);
}

const wordsOf = ({ words, isDeactivated }: FoundRecord) => fullWords(words, isDeactivated);

async function change(actor: UserActor, kind: RecordKind, record: FoundRecord, isDeactivated: boolean): Promise<Done> {
  const { id, name, words, version } = record;
  if (record.isDeactivated === isDeactivated) return ok({ version });
  const done = await commit(actor, [
    ...record.deactivateWrites(isDeactivated),
    ...changedWrites(actor, { kind, id, name, from: wordsOf(record), to: fullWords(words, isDeactivated) }),
  ]);
  return done.ok ? ok({ version: version + 1 }) : done;
}

/**
 * Nobody can begin to use what is deactivated: so that comes first, silently, and who uses the record is looked at again
 * before it goes.
 */
async function remove(actor: UserActor, find: FindRecord, kind: RecordKind, record: FoundRecord): Promise<Done> {
  const { id, name } = record;
  let closed = record;
  if (!record.isDeactivated) {
    const shut = await commit(actor, [...record.deactivateWrites(true), bumpRevision(actor, 'destination')]);
    if (!shut.ok) return shut;
    const now = await find(actor, id);
    if (!now) return fail('NOT_FOUND');
    closed = now;
    const inUse = whyNot(await readUses(actor, id, NAMED + 1));
    if (inUse) {
      const opened = await commit(actor, [...closed.deactivateWrites(false), bumpRevision(actor, 'destination')]);
      return opened.ok ? inUse : opened;
    }
  }
  const done = await commit(actor, [
    ...closed.deleteWrites(),
    ...changedWrites(actor, { kind, id, name, from: wordsOf(record), to: '' }),
  ]);
  return done.ok ? ok({ version: null }) : done;
}

/** What stands against a deletion, with the users by name; undefined for nothing. */
function whyNot(uses: readonly Use[]): Failure<'RECORD_IN_USE'> | undefined {
  if (!uses.length) return undefined;
  const named = uses.slice(0, NAMED).map(({ name }) => name);
  const more = uses.length > NAMED ? ' and others' : '';
  return fail('RECORD_IN_USE', {
    message: `This is used by ${named.join('; ')}${more}. You can deactivate it instead.`,
  });
}
