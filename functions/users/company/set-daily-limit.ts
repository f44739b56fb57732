import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { holds } from '#shared/permissions/holds.ts';
import { setDailyLimit } from '#shared/users/company/set-daily-limit.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { readColleague } from './own-company.ts';

const ONLY_LOWER = 'You can lower a daily limit. Only the company’s owner can raise it.';

/** A limit as the history says it. */
const said = (limit: number | undefined, currency: Currency) =>
  limit === undefined ? 'none' : formatMoney(limit, currency);

/** The new limit counts for what is paid from now on, with what was spent earlier today. */
export const setDailyLimitHandler = handle(setDailyLimit, (actor, { userId, amount, currency }) =>
  untilItStands(async () => {
    const found = await readColleague(actor, userId);
    if (!found.ok) return found;
    const user = found.value;
    const dailyLimit = amount ?? undefined;
    const answer = ok({ currency, dailyLimit: amount });
    if (user.dailyLimit === dailyLimit) return answer;
    // Whoever lets somebody spend more of a company's money must be allowed to spend it.
    if ((dailyLimit ?? Infinity) > (user.dailyLimit ?? Infinity) && !holds(actor, 'wallet.pay'))
      return fail('FORBIDDEN', { message: ONLY_LOWER });
    const what = `daily limit from ${said(user.dailyLimit, currency)} to ${said(dailyLimit, currency)}`;
    const done = await commit(actor, changeUserWrites(actor, user, { dailyLimit }, what));
    return done.ok ? answer : done;
  }),
);
