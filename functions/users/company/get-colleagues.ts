import { legalEntityOf as companyIdOf } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import type { ColleagueRow } from '#shared/users/company/colleague.ts';
import { COLLEAGUES_PAGE, getColleagues } from '#shared/users/company/get-colleagues.ts';
import { type Colleague, readColleagues } from './colleague-store.ts';
import { OWNERS_ONLY } from './own-company.ts';

export const getColleaguesHandler = handle(getColleagues, async (actor, { legalEntityId, cursor: from }) => {
  const isStaff = actor.userType === 'staff';
  // The owner's own, or the one that staff name. Another's is as if it were not there.
  const own = companyIdOf(actor.owner);
  if (!isStaff && legalEntityId !== undefined && legalEntityId !== own) return fail('NOT_FOUND');
  const refused = isStaff ? fail('NOT_FOUND') : fail('FORBIDDEN', { message: OWNERS_ONLY });
  const id = isStaff ? legalEntityId : own;
  if (id === undefined) return refused;
  const page = { limit: COLLEAGUES_PAGE, ...(from && { cursor: from }) };
  const { company, colleagues, cursor } = await readColleagues(scopeOf(actor, getColleagues), id, page);
  if (!company || (!isStaff && company.ownerUserId !== actor.userId)) return refused;
  return ok({
    currency: actor.head.currency,
    records: colleagues.map((one) => showColleague(one, company.ownerUserId)),
    cursor: cursor ?? null,
  });
});

const showColleague = (colleague: Colleague, ownerUserId: string): ColleagueRow => {
  const { userId, firstName, lastName, email, phoneNumbers, status, spentToday } = colleague;
  const isBlocked = colleague.isBlocked ?? false;
  return {
    ...{ userId, firstName, lastName, email, phoneNumbers, status, spentToday, isBlocked },
    isBlockedByStaff: isBlocked && !colleague.isBlockedByCompany,
    isOwner: userId === ownerUserId,
    dailyLimit: colleague.dailyLimit ?? null,
  };
};
