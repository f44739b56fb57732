import type { UserActor } from '#functions/actors/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure, RequestOf } from '#shared/contract.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import { mayTouch } from './may-touch.ts';
import { recordTable } from './record-table.ts';
import type { FoundRecord } from './record-ways.ts';
import { changedWrites, fullWords } from './record-writes.ts';
import { readUses, type Use } from './uses.ts';

/** Others may change the record, of which nobody named a version, meanwhile. */
const TRIES = 8;
/** Users of a record that are named. */
const NAMED = 5;

type Request = RequestOf<typeof deleteRecord>;
type Done = Outcome<{ version: number | null }, 'RECORD_IN_USE' | CommonFailure>;

export const deleteRecordHandler = handle(deleteRecord, async (actor, request): Promise<Done> =>
  mayTouch(actor, request.kind, 'edit') ? deleteRecordOf(actor, request) : fail('FORBIDDEN'),
);

/** The same for calls that delete records of one kind. NOT_FOUND, CONFLICT, RECORD_IN_USE with who uses it. */
export async function deleteRecordOf(actor: UserActor, request: Request): Promise<Done> {
  for (let tries = 1; ; tries++) {
    const done = await carryOut(actor, request);
    if (done.ok || done.code !== 'CONFLICT' || request.version !== undefined || tries === TRIES) return done;
  }
}

async function carryOut(actor: UserActor, { kind, id, version, deactivate }: Request): Promise<Done> {
  const find = recordTable[kind];
  const record = await find?.(actor, id);
  if (!find || !record) return fail('NOT_FOUND');
  if (version !== undefined && version !== record.version)
    return fail('CONFLICT', { message: `It was changed meanwhile, and is now: ${wordsOf(record)}.` });
  if (record.refused && deactivate !== false) return record.refused;
  if (deactivate !== undefined) return change(actor, kind, record, deactivate);
  const inUse = whyNot(await readUses(actor, id, NAMED + 1));
  if (inUse) return inUse;
  return remove(actor, kind, record);
}

const wordsOf = ({ words, isDeactivated }: FoundRecord) => fullWords(words, isDeactivated);

async function change(actor: UserActor, kind: RecordKind, record: FoundRecord, isDeactivated: boolean): Promise<Done> {
  const { id, name, words, version } = record;
  if (record.isDeactivated === isDeactivated) return ok({ version });
  const done = await commit(actor, [
    ...record.deactivateWrites(isDeactivated),
    ...changedWrites(actor, { kind, id, name, from: wordsOf(record), to: fullWords(words, isDeactivated) }),
  ]);
  return done.ok ? ok({ version: version + 1 }) : (done as Failure<CommonFailure>);
}

/**
 * Nobody can begin to use what is deactivated: so that comes first, silently, and who uses the record is looked at again
 * before it goes.
 */
async function remove(actor: UserActor, kind: RecordKind, record: FoundRecord): Promise<Done> {
  const { id, name } = record;
  let closed = record;
  if (!record.isDeactivated) {
    const shut = await commit(actor, [...record.deactivateWrites(true), bumpRevision(actor, 'destination')]);
    if (!shut.ok) return shut as Failure<CommonFailure>;
    const now = await recordTable[kind]!(actor, id);
    if (!now) return fail('NOT_FOUND');
    closed = now;
    const inUse = whyNot(await readUses(actor, id, NAMED + 1));
    if (inUse) {
      const opened = await commit(actor, [...closed.deactivateWrites(false), bumpRevision(actor, 'destination')]);
      return opened.ok ? inUse : (opened as Failure<CommonFailure>);
    }
  }
  const done = await commit(actor, [
    ...closed.deleteWrites(),
    ...changedWrites(actor, { kind, id, name, from: wordsOf(record), to: '' }),
  ]);
  return done.ok ? ok({ version: null }) : (done as Failure<CommonFailure>);
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
