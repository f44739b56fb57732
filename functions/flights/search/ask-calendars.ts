import type { Actor, UserActor, VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { readSearchedSuppliers } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { JourneyType, ReturnType, type SearchQuery } from '#shared/flights/model.ts';
import { HOUR, instant, MINUTE } from '#shared/time.ts';
import { askSupplier } from '../ask-supplier.ts';
import type { CalendarMonthItem } from '../model.ts';
import { spendCalendar } from './search-limit.ts';
import { readKeptPrices } from '../store.ts';
import { calendarMonthWrite } from '../writes.ts';

/** How long a month's prices stand, and how long where a supplier missed: then the others' prices stand meanwhile. */
const [CALENDAR_LIFE, MISSED_LIFE] = [6 * HOUR, 15 * MINUTE];
/** A page waits for these prices beside others that it has; later than this they are of no use. */
const CALENDAR_DEADLINE = 4_000;

/** One question at a time for a route's month: a page asks for overlapping days at once. */
const asking = new Map<string, Promise<CalendarMonthItem | undefined>>();

const oneAdult = (origin: string, destination: string, month: string): SearchQuery => ({
  JourneyType: JourneyType.OneWay,
  returnType: ReturnType.Normal,
  segments: [{ origin, destination, preferredDepartureTime: `${month}-01` }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
  cabin: 'Economy',
  directOnly: false,
});

/**
 * What the site's suppliers have in their calendars for a route's month (`yyyy-mm`), the cheapest of each day, kept for
 * hours. Undefined where this address has asked too much; no search is ever made for it.
 */
export async function askCalendars(
  actor: UserActor | VisitorActor,
  origin: string,
  destination: string,
  month: string,
  address: string,
): Promise<CalendarMonthItem | undefined> {
  const key = [actor.site, origin, destination, month].join('#');
  const begun = asking.get(key);
  if (begun) return begun;
  const asked = askAnew(actor, origin, destination, month, address).finally(() => asking.delete(key));
  asking.set(key, asked);
  return asked;
}

/** Whoever looked before the last answer was kept, and comes here after it, is served by that. */
async function askAnew(
  actor: UserActor | VisitorActor,
  origin: string,
  destination: string,
  month: string,
  address: string,
): Promise<CalendarMonthItem | undefined> {
  const { calendar } = await readKeptPrices(actor, origin, destination, [], [month]);
  if (calendar[0]) return calendar[0];
  const allowed = await spendCalendar(actor, address);
  return allowed.ok ? askAll(actor, origin, destination, month) : undefined;
}

async function askAll(actor: Actor, origin: string, destination: string, month: string): Promise<CalendarMonthItem> {
  const query = oneAdult(origin, destination, month);
  const answers = await Promise.all(
    (await readSearchedSuppliers(actor)).map(({ name }) =>
      askSupplier(actor, name, (supplier, call) => supplier.calendar(call, query, month), CALENDAR_DEADLINE),
    ),
  );
  const item: CalendarMonthItem = {
    prices: {},
    currency: actor.head.currency,
    askedAt: instant(clock.now()),
    ttl: 0,
  };
  for (const answer of answers) {
    if (!answer.ok) continue;
    for (const [day, price] of Object.entries(answer.value))
      item.prices[day] = Math.min(price, item.prices[day] ?? Infinity);
  }
  const life = answers.every(({ ok }) => ok) ? CALENDAR_LIFE : MISSED_LIFE;
  item.ttl = Math.ceil((clock.now() + life) / 1000);
  const kept = await commit(actor, [calendarMonthWrite(actor, origin, destination, month, item)]).catch(
    () => undefined,
  );
  if (!kept?.ok) log.warn('a calendar was not kept', { site: actor.site });
  return item;
}
