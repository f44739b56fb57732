import { legalEntityOf as companyIdOf, type UserActor } from '#functions/actors/actor.ts';
import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { ColleagueRow } from '#shared/users/colleague.ts';
import { COLLEAGUES_PAGE, getColleagues } from '#shared/users/get-colleagues.ts';
import { readSpentToday } from './daily-limit-store.ts';
import type { LegalEntityItem, UserItem } from './model.ts';
import { readOwnCompany } from './own-company.ts';
import { readCompany, readPeople, usersOfCompany } from './store.ts';

export const getColleaguesHandler = handle(getColleagues, async (actor, { legalEntityId, cursor: from }) => {
  const page = { limit: COLLEAGUES_PAGE, ...(from && { cursor: from }) };
  const asked = actor.userType === 'staff' ? legalEntityId : companyIdOf(actor.owner);
  // Read beside the company's row, which says whether they may be shown.
  const [found, { cards, cursor }] = await Promise.all([
    companyAsked(actor, legalEntityId),
    asked === undefined ? { cards: [], cursor: undefined } : usersOfCompany(scopeOf(actor, getColleagues), asked, page),
  ]);
  if (!found.ok) return found;
  const company = found.value;
  const ids = cards.map(({ userId }) => userId);
  const [{ users }, spent] = await Promise.all([readPeople(actor, ids), readSpentToday(actor, ids)]);
  const records = ids.flatMap((id, at) => {
    const user = users.get(id);
    return user ? [showColleague(user, company, spent[at]!)] : [];
  });
  return ok({ currency: actor.head.currency, records, cursor: cursor ?? null });
});

/** The owner's own, or the one that staff name. Another's is as if it were not there. */
async function companyAsked(
  actor: UserActor,
  id: string | undefined,
): Promise<Outcome<LegalEntityItem, 'NOT_FOUND' | 'FORBIDDEN'>> {
  if (actor.userType === 'staff') {
    const company = id === undefined ? undefined : await readCompany(actor, id);
    return company ? ok(company) : fail('NOT_FOUND');
  }
  if (id !== undefined && actor.owner !== `LE#${id}`) return fail('NOT_FOUND');
  return readOwnCompany(actor);
}

const showColleague = (user: UserItem, { ownerUserId }: LegalEntityItem, spentToday: number): ColleagueRow => ({
  userId: user.userId,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumbers: user.phoneNumbers,
  status: user.status,
  isBlocked: user.isBlocked,
  isBlockedByStaff: user.isBlocked && !user.isBlockedByCompany,
  isOwner: user.userId === ownerUserId,
  dailyLimit: user.dailyLimit ?? null,
  spentToday,
});
