import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { deleteLeGroup } from '#shared/markups/groups/delete-le-group.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { countMembers, type Members } from './group-members-store.ts';
import { groupWords, showGroup } from './show-group.ts';
import { readBook } from '../store.ts';
import { deleteGroupWrites } from '../writes.ts';

type Answer = Outcome<Record<string, never>, 'GROUP_IS_DEFAULT' | 'GROUP_IN_USE' | CommonFailure>;

export const deleteLeGroupHandler = handle(deleteLeGroup, async (actor, { groupId, isConfirmed }) =>
  untilItStands(async (): Promise<Answer> => {
    const { book } = await readBook(scopeOf(actor, deleteLeGroup));
    const group = book.groups.find(({ id }) => id === groupId);
    const now = book.groups.find(({ isDefault }) => isDefault);
    if (!group) return fail('NOT_FOUND');
    if (group.isDefault || !now) return fail('GROUP_IS_DEFAULT');
    if (!isConfirmed) {
      const members = await countMembers(scopeOf(actor, deleteLeGroup), groupId);
      const { rules } = showGroup(book, group);
      const message = whoIsIn({ ...members, rules, groupName: group.groupName, falls: now.groupName });
      if (message) return fail('GROUP_IN_USE', { message });
    }
    const done = await commit(actor, deleteGroupWrites(actor, group, now.id, groupWords(group)));
    return done.ok ? ok({}) : done;
  }),
);

interface InUse extends Members {
  rules: number;
  groupName: string;
  falls: string;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** What deleting does to those who are in the group, in sentences; undefined where nobody is and no rule is for it. */
function whoIsIn({ companies, customers, consumers, rules, groupName, falls }: InUse): string | undefined {
  const who = [
    companies && counted(companies, 'company', 'companies'),
    customers && counted(customers, 'customer without a company', 'customers without a company'),
    consumers && counted(consumers, 'API consumer', 'API consumers'),
  ].filter((one) => typeof one === 'string');
  const said = [
    who.length &&
      `${listed(who)} ${companies + customers + consumers === 1 ? 'is' : 'are'} in ${groupName} and will pay the prices of ${falls}, the default group.`,
    rules && `${counted(rules, 'rule', 'rules')} of the group will no longer apply.`,
  ].filter(Boolean);
  return said.length ? said.join(' ') : undefined;
}
