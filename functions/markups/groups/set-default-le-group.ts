import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { setDefaultLeGroup } from '#shared/markups/groups/set-default-le-group.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { readBook } from '../store.ts';
import { defaultGroupWrites } from '../writes.ts';

export const setDefaultLeGroupHandler = handle(setDefaultLeGroup, async (actor, { groupId }) =>
  untilItStands(async (): Promise<Outcome<Record<string, never>, CommonFailure>> => {
    const { groups } = (await readBook(scopeOf(actor, setDefaultLeGroup))).book;
    const group = groups.find(({ id }) => id === groupId);
    if (!group) return fail('NOT_FOUND');
    if (group.isDefault) return ok({});
    const now = groups.find(({ isDefault }) => isDefault);
    const done = await commit(actor, defaultGroupWrites(actor, now, group));
    return done.ok ? ok({}) : done;
  }),
);
