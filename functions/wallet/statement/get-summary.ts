import type { OwnerId, UserActor } from '#functions/actor.ts';
import { ofOwner, scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { namesOf, userIdOf } from '#functions/users/names.ts';
import { fail, ok } from '#shared/errors.ts';
import { addDays, daysBetween, dayIn, instant } from '#shared/time.ts';
import { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { inForce } from '../in-force.ts';
import { dayBounds } from './read-statement.ts';
import { firstEntry, lastEntryUpTo, userOfOwner } from './statement-store.ts';
import { latestLimitEvents, readWallet } from '../store.ts';
import { whoseWallet } from '../whose-wallet.ts';

/** Points of the chart at most; each is a Query of a few entries. */
const POINTS = 24;

/**
 * Totals by what the entries at both ends of the span say (balance and all credits up to there), so that a year costs no
 * more than a day: a Query for each end, and one for each point of the chart.
 */
export const getSummaryHandler = handle(getSummary, async (actor, { from, to, ...whose }) => {
  const owner = await whoseWallet(actor, whose);
  if (!owner) return fail('NOT_FOUND');
  const own = scopeOf(actor, getSummary);
  const scope = own.owner === undefined ? ofOwner(own, owner) : own;
  const { currency, zone } = actor.head;
  const now = clock.now();
  const today = dayIn(zone, now);
  const [stored, person, first, limitChanges] = await Promise.all([
    readWallet(actor, owner, currency),
    userOfOwner(own, owner, whose.userId),
    from ? undefined : firstEntry(actor, owner, currency),
    actor.userType === 'staff' ? limitChangesOf(actor, owner) : [],
  ]);
  const begin = from || (first ? dayIn(zone, Date.parse(first.at)) : today);
  const end = to && to < today ? to : today;
  const lastOf = async (day: string) => lastEntryUpTo(scope, currency, dayBounds(day, zone).last);
  const days = spread(begin, end);
  const [before, ...ends] = await Promise.all([lastOf(addDays(begin, -1)), ...days.map(lastOf)]);
  const opening = before?.balanceAfter ?? 0;
  const closing = ends.at(-1)?.balanceAfter ?? opening;
  const moneyIn = Math.max(0, (ends.at(-1)?.moneyIn ?? 0) - (before?.moneyIn ?? 0));
  const { balance, creditLimit, creditLimitUntil, lowBalance } = inForce(stored, now);
  return ok({
    currency,
    name: person?.name ?? '',
    email: person?.email ?? '',
    userId: person?.userId ?? '',
    balance,
    creditLimit,
    creditLimitUntil: creditLimitUntil === undefined ? null : instant(creditLimitUntil - 1),
    limitChanges,
    lowBalance: lowBalance ?? null,
    from: begin,
    to: end,
    opening,
    moneyIn,
    moneyOut: moneyIn - (closing - opening),
    closing,
    points: days.map((day, at) => ({ day, balance: ends[at]?.balanceAfter ?? opening })),
  });
});

/** Who changed how far the wallet may go, and why. */
async function limitChangesOf(actor: UserActor, owner: OwnerId) {
  const events = await latestLimitEvents(actor, owner, actor.head.currency);
  const { users } = await namesOf(
    actor,
    events.map(({ by }) => userIdOf(by)),
  );
  return events.map(({ from, to, reason, until, at, by }) => ({
    from,
    to,
    reason,
    until: until === undefined ? null : instant(until - 1),
    at,
    by: users.get(userIdOf(by))?.email ?? '',
  }));
}

/** Days from the first to the last, both of them among so many. */
function spread(first: string, last: string): string[] {
  const length = Math.max(0, daysBetween(first, last));
  const count = Math.min(length + 1, POINTS);
  return Array.from({ length: count }, (_, at) =>
    addDays(first, count === 1 ? length : Math.round((length * at) / (count - 1))),
  );
}
