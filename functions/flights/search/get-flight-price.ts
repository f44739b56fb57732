import { buyerOf } from '#functions/users/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { pricingOf } from '#functions/markups/pricing-of.ts';
import { ok } from '#shared/errors.ts';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { addDays, type Day } from '#shared/time.ts';
import { stillSold } from '../linked/sells-now.ts';
import type { CalendarMonthItem } from '../model.ts';
import { readKeptPrices } from '../store.ts';
import { askCalendars } from './ask-calendars.ts';
import { isRoute, knownFare, mayAsk, soldDays } from './known-fares.ts';

const monthOf = (day: Day) => day.slice(0, 7);

export const getFlightPriceHandler = handle(
  getFlightPrice,
  async (actor, { origin, destination, date, daysAround, customerId }, { address }) => {
    const buyer = await buyerOf(actor, customerId);
    if (!buyer.ok) return buyer;
    const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => addDays(date, at - daysAround));
    const months = [...new Set(days.map(monthOf))];
    const [read, pricing] = await Promise.all([
      readKeptPrices(actor, origin, destination, days, months),
      pricingOf(actor, buyer.value),
    ]);
    const kept = { ...read, seen: await stillSold(actor, read.seen) };
    const isSold = soldDays(actor);
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
      const calendar = isSold(day) ? calendars[months.indexOf(monthOf(day))] : undefined;
      const known = knownFare(day, { seen: kept.seen[at], calendar }, pricing, { origin, destination });
      return known ? { date: day, price: known.price, from: known.from, seenAt: known.seenAt } : { date: day };
    });
    return ok({ currency: actor.head.currency, days: shown, isSeenEarlier: true });
  },
);
