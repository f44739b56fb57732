import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { buyerOf } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { DAYS_AHEAD } from '#shared/flights/search-rules.ts';
import { addDays, type Day, dayIn } from '#shared/time.ts';
import { askCalendars } from './ask-calendars.ts';
import type { CalendarMonthItem } from '../model.ts';
import { pricingOf } from '#functions/markups/pricing-of.ts';
import { priceCalendarDay, priceSeenFare } from '#functions/markups/price-seen-fare.ts';
import { readKeptPrices } from '../store.ts';

const monthOf = (day: Day) => day.slice(0, 7);

/** The airports, 200 KB, are loaded when first asked for. */
async function isRoute(origin: string, destination: string): Promise<boolean> {
  const { airportByCode } = await import('#functions/reference/airports.ts');
  return origin !== destination && Boolean(airportByCode(origin) && airportByCode(destination));
}

/** Whether a supplier may be asked for this customer at all. */
const mayAsk = (actor: UserActor | VisitorActor) => actor.kind !== 'user' || actor.isFlightSearchAllowed;

export const getFlightPriceHandler = handle(
  getFlightPrice,
  async (actor, { origin, destination, date, daysAround, customerId }, { address }) => {
    const buyer = await buyerOf(actor, customerId);
    if (!buyer.ok) return buyer;
    const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => addDays(date, at - daysAround));
    const months = [...new Set(days.map(monthOf))];
    const [kept, pricing] = await Promise.all([
      readKeptPrices(actor, origin, destination, days, months),
      pricingOf(actor, buyer.value),
    ]);
    const today = dayIn(actor.head.zone, clock.now());
    const isSold = (day: Day) => day >= today && day <= addDays(today, DAYS_AHEAD);
    // Where every day was searched lately, a calendar has nothing to add.
    const isWanted = (month: string, at: number) =>
      !kept.calendar[at] && days.some((day, i) => monthOf(day) === month && isSold(day) && !kept.seen[i]);
    const wanted = mayAsk(actor) && months.some(isWanted) && (await isRoute(origin, destination));
    const calendars = await Promise.all(
      months.map((month, at): Promise<CalendarMonthItem | undefined> | CalendarMonthItem | undefined =>
        wanted && isWanted(month, at) ? askCalendars(actor, origin, destination, month, address) : kept.calendar[at],
      ),
    );
    const shown = days.map((day, at) => {
      const fare = kept.seen[at];
      const price = fare && priceSeenFare(fare, pricing, { origin, destination });
      if (fare && price !== undefined) return { date: day, price, from: 'seen' as const, seenAt: fare.seenAt };
      const calendar = calendars[months.indexOf(monthOf(day))];
      const told = isSold(day) ? calendar?.prices[day] : undefined;
      const about =
        told === undefined ? undefined : priceCalendarDay(told, calendar!.currency, pricing, { origin, destination });
      return about === undefined
        ? { date: day }
        : { date: day, price: about, from: 'calendar' as const, seenAt: calendar!.askedAt };
    });
    return ok({ currency: actor.head.currency, days: shown, isSeenEarlier: true });
  },
);
