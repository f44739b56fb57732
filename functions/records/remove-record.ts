import type { UserActor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands, whileBusy } from '#functions/table/until-it-stands.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { conflict, fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import type { RecordWays, StoredRecord } from './record-ways.ts';
import { changedWrites, fullWords } from './record-writes.ts';
import type { Use } from './use.ts';
import { readUses } from './uses-store.ts';

/** Users of a record that are named. */
const NAMED = 5;

/** Which record, and what is to become of it. */
interface Wish {
  id: string;
  /** The version that was read; left out, as it stands. */
  version?: number | undefined;
  /** True deactivates it, false takes that back; left out, it is deleted. */
  deactivate?: boolean | undefined;
  /** True: it is only said what would become of it. */
  isAsked?: boolean | undefined;
}
type Done = Outcome<{ version: number | null }, 'RECORD_IN_USE' | CommonFailure>;

/** Deletes a record of a kind, or deactivates it. NOT_FOUND, CONFLICT, RECORD_IN_USE with who uses it. */
export const removeRecord = (actor: UserActor, ways: RecordWays, wish: Wish): Promise<Done> => {
  const attempt = () => carryOut(actor, ways, wish);
  return wish.version === undefined ? untilItStands(attempt) : whileBusy(attempt);
};

async function carryOut(actor: UserActor, ways: RecordWays, { id, version, deactivate, isAsked }: Wish): Promise<Done> {
  const row = await ways.read(actor, id);
  if (!row) return fail('NOT_FOUND');
  if (version !== undefined && version !== row.version) {
    const words = wordsOf(ways, row);
    return conflict(
      { record: { version: row.version, words } },
      `Someone else changed this in the meantime. It is now: ${words}.`,
    );
  }
  const refused = deactivate === false ? undefined : ways.refuses?.(row);
  if (refused) return refused;
  if (deactivate !== undefined && !isAsked) return change(actor, ways, row, deactivate);
  const inUse = whyNot(await readUses(actor, id, NAMED + 1));
  return inUse ?? (isAsked ? ok({ version: row.version }) : remove(actor, ways, row));
}

const wordsOf = (ways: RecordWays, row: StoredRecord, isDeactivated = row.isDeactivated) =>
  fullWords(ways.wordsOf(row), isDeactivated);

const told = (actor: UserActor, ways: RecordWays, row: StoredRecord, to: string) =>
  changedWrites(actor, ways.revision, {
    ...{ kind: ways.kind, id: row.id, name: ways.nameOf(row) },
    ...{ from: wordsOf(ways, row), to },
  });

async function change(actor: UserActor, ways: RecordWays, row: StoredRecord, isDeactivated: boolean): Promise<Done> {
  if (row.isDeactivated === isDeactivated) return ok({ version: row.version });
  const done = await commit(actor, [
    ...ways.deactivateWrites(actor, row, isDeactivated),
    ...told(actor, ways, row, wordsOf(ways, row, isDeactivated)),
  ]);
  return done.ok ? ok({ version: row.version + 1 }) : done;
}

/**
 * Nobody can begin to use what is deactivated: so that comes first, silently, and who uses the record is looked at again
 * before it goes.
 */
async function remove(actor: UserActor, ways: RecordWays, row: StoredRecord): Promise<Done> {
  const { id } = row;
  const silently = (of: StoredRecord, isDeactivated: boolean) =>
    commit(actor, [...ways.deactivateWrites(actor, of, isDeactivated), bumpRevision(actor, ways.revision)]);
  let closed = row;
  if (!row.isDeactivated) {
    const shut = await silently(row, true);
    if (!shut.ok) return shut;
    const now = await ways.read(actor, id);
    if (!now) return fail('NOT_FOUND');
    closed = now;
    const inUse = whyNot(await readUses(actor, id, NAMED + 1));
    if (inUse) {
      const opened = await silently(closed, false);
      return opened.ok ? inUse : opened;
    }
  }
  const done = await commit(actor, [...ways.deleteWrites(actor, closed), ...told(actor, ways, row, '')]);
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
