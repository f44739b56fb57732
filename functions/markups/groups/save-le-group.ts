import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, CommonFailure, RequestOf } from '#shared/contract.ts';
import { conflict, fail, type Failure, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import type { MarkupGroup } from '#shared/markups/model.ts';
import { saveLeGroup } from '#shared/markups/groups/save-le-group.ts';
import type { MarkupBook } from '../model.ts';
import { showGroup, groupWords } from './show-group.ts';
import { readBook } from '../store.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { changeGroupWrites, createGroupWrites } from '../writes.ts';

const TAKEN = 'A customer group with this name already exists.';
const taken = () => fail('GROUP_NAME_TAKEN', { message: TAKEN, errors: { groupName: TAKEN } });

type Request = RequestOf<typeof saveLeGroup>;
type Answer = AnswerOf<typeof saveLeGroup>;

export const saveLeGroupHandler = handle(saveLeGroup, async (actor, request) =>
  // Who names no version wants what they say, whatever stood there; with one, the next round says what stands.
  untilItStands(() => save(actor, request)),
);

async function save(actor: UserActor, request: Request): Promise<Answer> {
  const { book } = await readBook(scopeOf(actor, saveLeGroup));
  const { id, groupName } = request;
  // Groups that were seeded stand in the book alone, their names not claimed.
  if (book.groups.some((group) => group.id !== id && group.groupName.toLowerCase() === groupName.toLowerCase()))
    return taken();
  return id ? change(actor, book, { ...request, id }) : make(actor, book, request);
}

async function make(actor: UserActor, book: MarkupBook, { groupName, commissionShare = 0 }: Request): Promise<Answer> {
  const group: MarkupGroup = {
    id: randomId(100),
    groupName,
    commissionShare: toBasisPoints(commissionShare),
    isDefault: book.groups.length === 0,
  };
  const done = await commit(actor, createGroupWrites(actor, group, groupWords(group)));
  return done.ok ? ok({ group: showGroup(book, group) }) : refused(done);
}

async function change(actor: UserActor, book: MarkupBook, request: Request & { id: string }): Promise<Answer> {
  const before = book.groups.find(({ id }) => id === request.id);
  if (!before) return fail('NOT_FOUND');
  const { groupName, commissionShare, version } = request;
  if (version !== undefined && version !== (before.version ?? 0)) return conflict({ group: showGroup(book, before) });
  const next: MarkupGroup = {
    ...before,
    groupName,
    ...(commissionShare !== undefined && { commissionShare: toBasisPoints(commissionShare) }),
    version: (before.version ?? 0) + 1,
  };
  const words = { from: groupWords(before), to: groupWords(next) };
  if (words.from === words.to) return ok({ group: showGroup(book, before) });
  const done = await commit(actor, changeGroupWrites(actor, before, next, words));
  return done.ok ? ok({ group: showGroup(book, next) }) : refused(done);
}

const refused = (failure: Failure<CommonFailure | 'GROUP_NAME_TAKEN'>): Answer =>
  failure.code === 'GROUP_NAME_TAKEN' ? taken() : failure;
