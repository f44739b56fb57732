import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { readFlightRules } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { FlightMonthItem } from '#functions/users/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { FlightRules } from '#shared/flights/settings/flights-part.ts';
import type { SearchSourceItem } from '../model.ts';
import { spendLookWrites } from '../writes.ts';
import { countLook, lookOf } from './count-look.ts';

type Limit = Pick<FlightRules, 'freeSearches' | 'searchesPerBooking'>;

/** Searches that a month has room for, by what was booked in it. */
export const searchesOf = ({ freeSearches, searchesPerBooking }: Limit, bookCount = 0): number =>
  freeSearches + searchesPerBooking * bookCount;

/** Bookings may be counted between two tries: the limit only grows. */
const TRIES = 3;

/**
 * Lets a claimed search ask its suppliers, and counts it for a signed-in user: a statistic, and where the site limits
 * customers' searches their allowance. SEARCHES_USED_UP where nothing is left of this month's. A search counts once,
 * whichever of its sources is asked first, and reads nothing for it: what was counted is said by the write that is refused.
 */
export async function spendLook(
  actor: UserActor | VisitorActor,
  search: SearchSourceItem,
  isFirstSource: boolean,
): Promise<Outcome<void, 'SEARCHES_USED_UP' | 'CONFLICT' | 'BUSY'>> {
  if (search.object) return ok(undefined);
  const rules = await readFlightRules(actor);
  if (actor.kind !== 'user' || !rules.areSearchesLimited || actor.userType === 'staff' || actor.isSearchExempt) {
    await countLook(actor, search, isFirstSource);
    return ok(undefined);
  }
  let allowed = searchesOf(rules);
  for (let attempt = 1; ; attempt++) {
    const counted: { before?: FlightMonthItem; isRepeated?: boolean } = {};
    const done = await commit(
      actor,
      spendLookWrites(actor, search, {
        allowed,
        lastLook: lookOf(search.query),
        onRepeated: () => (counted.isRepeated = true),
        onUsedUp: (before) => (counted.before = before),
      }),
    );
    if (done.ok || counted.isRepeated) return ok(undefined);
    if (!counted.before) return done;
    const { lookCount = 0, bookCount } = counted.before;
    allowed = searchesOf(rules, bookCount);
    if (lookCount >= allowed || attempt === TRIES) return fail('SEARCHES_USED_UP', { message: usedUp(rules, allowed) });
  }
}

const usedUp = ({ searchesPerBooking }: Limit, allowed: number): string => {
  const all = allowed === 1 ? 'The search' : `All ${allowed.toLocaleString('en-US')} searches`;
  const more = searchesPerBooking
    ? `Each booking adds ${searchesPerBooking === 1 ? 'one' : searchesPerBooking.toLocaleString('en-US')}; otherwise`
    : 'Then';
  return `${all} of this month ${allowed === 1 ? 'is' : 'are'} used up. ${more} you can search again from the first of next month, or ask us to lift the limit.`;
};
