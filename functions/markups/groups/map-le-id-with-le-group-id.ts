import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { changeCompanyWrites, followCompany } from '#functions/users/company/company-writes.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import type { CommonFailure, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { changeConsumerWrites } from './consumer-writes.ts';
import { givenGroup, leOf, type LeSubject } from './legal-entity-of.ts';
import { readBook } from '../store.ts';
import { mappingWrites } from '../writes.ts';

type Answer = Outcome<ResponseOf<typeof mapLeIdWithLeGroupId>, CommonFailure>;

export const mapLeIdWithLeGroupIdHandler = handle(mapLeIdWithLeGroupId, async (actor, { groupId, LEId }) =>
  untilItStands(async (): Promise<Answer> => {
    const [subject, { book }] = await Promise.all([leOf(actor, LEId), readBook(scopeOf(actor, mapLeIdWithLeGroupId))]);
    const nameOf = (id: string) => book.groups.find((group) => group.id === id)?.groupName ?? '';
    const group = book.groups.find(({ id }) => id === groupId);
    if (!subject || (groupId && !group)) return fail('NOT_FOUND');
    const answer = ok({ groupName: nameOf(groupId) });
    if (givenGroup(subject) === groupId) return answer;
    const done = await commit(actor, [
      ...subjectWrites(actor, subject, groupId),
      ...mappingWrites(actor, group, { id: LEId, from: nameOf(givenGroup(subject)), to: nameOf(groupId) }),
    ]);
    if (!done.ok) return done;
    // Lists show the copies that its users' rows have; where this is cut short, the due task goes on with it.
    if (subject.company) await followCompany(actor, LEId);
    return answer;
  }),
);

function subjectWrites(
  actor: UserActor,
  { company, user, consumer }: LeSubject,
  groupId: string,
): Write<'NOT_FOUND'>[] {
  if (company) return changeCompanyWrites(actor, company, { ...company, groupId });
  if (consumer) return [changeConsumerWrites(actor, consumer, { groupId })];
  return changeUserWrites(actor, user, { groupId: groupId || undefined });
}
