import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { toggleBlockColleague } from '#shared/users/company/toggle-block-colleague.ts';
import { readColleague } from './own-company.ts';
import { blockUserWrites } from '../writes.ts';

const BY_STAFF = 'This account was blocked by the site. Please contact support.';

/** What was read does not matter to who wants somebody blocked: another change meanwhile is no reason to refuse. */
export const toggleBlockColleagueHandler = handle(toggleBlockColleague, (actor, { userId, isBlocked }) =>
  untilItStands(async () => {
    const found = await readColleague(actor, userId);
    if (!found.ok) return found;
    const user = found.value;
    const by = actor.userType === 'staff' ? 'staff' : 'company';
    if (by === 'company' && user.isBlocked && !user.isBlockedByCompany)
      return isBlocked ? ok({ isBlocked }) : fail('FORBIDDEN', { message: BY_STAFF });
    const isSo = user.isBlocked === isBlocked && !(by === 'staff' && user.isBlockedByCompany);
    if (isSo) return ok({ isBlocked });
    const done = await commit(actor, blockUserWrites(actor, user, isBlocked, by));
    return done.ok ? ok({ isBlocked }) : done;
  }),
);
