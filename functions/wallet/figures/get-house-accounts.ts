import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { addDays, dayIn, daysBetween } from '#shared/time.ts';
import { getHouseAccounts } from '#shared/wallet/figures/get-house-accounts.ts';
import { houseAccounts } from './roll-up.ts';
import { readFiguresHead, rolledDays, sumOfDay } from './store.ts';

/** Days asked for at once, at most. */
const MOST_DAYS = 800;
/** Days that are read entry by entry at most: a site whose days were not rolled for longer is told of fewer. */
const MOST_UNROLLED = 40;

/** Rolled days by their row, days since by their entries: the same sums, whatever is rolled. */
export const getHouseAccountsHandler = handle(getHouseAccounts, async (actor, { from, to }) => {
  if (daysBetween(from, to) > MOST_DAYS)
    return fail('VALIDATION', { errors: { to: `Please ask for at most ${MOST_DAYS} days.` } });
  const scope = scopeOf(actor, getHouseAccounts);
  const { currency, zone } = actor.head;
  const today = dayIn(zone, clock.now());
  const end = to < today ? to : today;
  const head = await readFiguresHead(actor);
  const isRolled = (day: string) => head.rolledTo !== undefined && day <= head.rolledTo;
  const open: string[] = [];
  for (let day = end; day >= from && !isRolled(day) && open.length < MOST_UNROLLED; day = addDays(day, -1))
    open.push(day);
  const accounts = await Promise.all(
    (await houseAccounts(actor, head.accounts)).map(async (account) => {
      const [rolled, ...counted] = await Promise.all([
        head.rolledTo === undefined || from > head.rolledTo
          ? []
          : rolledDays(scope, account, currency, from, end < head.rolledTo ? end : head.rolledTo),
        ...open.map((day) => sumOfDay(scope, account, currency, day)),
      ]);
      const days = [...rolled, ...counted];
      const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
      const [net, moneyIn] = [sum(({ minor }) => minor), sum((day) => day.in)];
      return { account, moneyIn, moneyOut: moneyIn - net, net, entries: sum(({ entries }) => entries) };
    }),
  );
  return ok({ currency, rolledTo: head.rolledTo ?? null, accounts: accounts.filter(({ entries }) => entries > 0) });
});
