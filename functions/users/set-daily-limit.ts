import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/wallet/while-busy.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { setDailyLimit } from '#shared/users/set-daily-limit.ts';
import { changeUserWrites } from './change-user-writes.ts';
import { readColleague } from './own-company.ts';

/** A limit as the history says it. */
const said = (limit: number | undefined, currency: Currency) =>
  limit === undefined ? 'none' : formatMoney(limit, currency);

/** The new limit counts for what is paid from now on, with what was spent earlier today. */
export const setDailyLimitHandler = handle(setDailyLimit, (actor, { userId, amount, currency }) =>
  whileBusy(async () => {
    const found = await readColleague(actor, userId);
    if (!found.ok) return found;
    const user = found.value;
    const dailyLimit = amount ?? undefined;
    const answer = ok({ currency, dailyLimit: amount });
    if (user.dailyLimit === dailyLimit) return answer;
    const what = `daily limit from ${said(user.dailyLimit, currency)} to ${said(dailyLimit, currency)}`;
    const done = await commit(actor, changeUserWrites(actor, user, { dailyLimit }, what));
    if (done.ok) return answer;
    return done.code === 'CONFLICT' ? fail('BUSY') : (done as Failure<'NOT_FOUND' | 'BUSY'>);
  }),
);
