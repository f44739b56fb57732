import { buyerOf } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { priceCalendarDay, priceSeenFare } from '#functions/markups/price-seen-fare.ts';
import { pricingOf } from '#functions/markups/pricing-of.ts';
import { ok } from '#shared/errors.ts';
import { calendarMonths, daysOfMonth } from '#shared/flights/search/calendar-months.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import { dayIn } from '#shared/time.ts';
import { stillSold } from '../linked/sells-now.ts';
import { readMonthFares } from '../month-fares-store.ts';
import { readKeptPrices } from '../store.ts';
import { askCalendars } from './ask-calendars.ts';
import { cityOf, isRoute, type KnownFare, knownFare, mayAsk, soldDays } from './known-fares.ts';

type Low = Pick<KnownFare, 'price' | 'from'>;
const lower = (one: Low | undefined, other: Low | undefined) =>
  !one || (other && other.price < one.price) ? other : one;

/** Suppliers' calendars are asked for the month that is looked at alone; of the others what is kept is shown. */
export const getCalendarFareHandler = handle(
  getCalendarFare,
  async (actor, { origin, destination, month: asked, customerId }, { address }) => {
    const buyer = await buyerOf(actor, customerId);
    if (!buyer.ok) return buyer;
    const today = dayIn(actor.head.zone, clock.now());
    const months = calendarMonths(today);
    const month = months.find((one) => one >= asked) ?? months.at(-1)!;
    const days = daysOfMonth(month);
    const route = { origin, destination };
    const [read, pricing, readByMonth] = await Promise.all([
      readKeptPrices(actor, origin, destination, days, months),
      pricingOf(actor, buyer.value),
      Promise.all(months.map((one) => (one === month ? [] : readMonthFares(actor, origin, destination, one, today)))),
    ]);
    const seen = await stillSold(actor, [...read.seen, ...readByMonth.flat()]);
    const kept = { ...read, seen: seen.slice(0, days.length) };
    const others = new Set(seen.slice(days.length));
    const seenByMonth = readByMonth.map((fares) => fares.filter((fare) => others.has(fare)));
    const isSold = soldDays(actor);
    const keptCalendar = kept.calendar[months.indexOf(month)];
    const isWanted = !keptCalendar && mayAsk(actor) && days.some((day, at) => isSold(day) && !kept.seen[at]);
    const isAsked = isWanted && (await isRoute(origin, destination));
    const calendar = isAsked ? await askCalendars(actor, origin, destination, month, address) : keptCalendar;
    const known = days.map((day, at) =>
      isSold(day) ? knownFare(day, { seen: kept.seen[at], calendar }, pricing, route) : undefined,
    );
    const lowest = months.map((one, at) => {
      if (one === month) return known.reduce<Low | undefined>((least, fare) => lower(least, fare), undefined);
      // A day that was seen is not a calendar's to tell.
      const days = new Set(seenByMonth[at]!.map(({ day }) => day));
      const told = Object.entries(kept.calendar[at]?.prices ?? {}).flatMap(([day, price]) => {
        const about =
          isSold(day) && !days.has(day)
            ? priceCalendarDay(price, kept.calendar[at]!.currency, pricing, route)
            : undefined;
        return about === undefined ? [] : [{ price: about, from: 'calendar' as const }];
      });
      const seen = seenByMonth[at]!.flatMap((fare) => {
        const price = priceSeenFare(fare, pricing, route);
        return price === undefined ? [] : [{ price, from: 'seen' as const }];
      });
      return [...seen, ...told].reduce<Low | undefined>(lower, undefined);
    });
    const { airlineByCode } = await import('#functions/reference/airlines.ts');
    const [originCityName, destinationCityName] = await Promise.all([cityOf(origin), cityOf(destination)]);
    return ok({
      currency: actor.head.currency,
      originCityName,
      destinationCityName,
      month,
      months: months.map((one, at) => ({ month: one, price: lowest[at]?.price, from: lowest[at]?.from })),
      days: days.map((date, at) => {
        const { airlineCode } = known[at] ?? {};
        return {
          date,
          ...known[at],
          ...(airlineCode && { airlineName: airlineByCode(airlineCode)?.airlineName ?? airlineCode }),
        };
      }),
      isCalendarSilent: isAsked && Object.keys(calendar?.prices ?? {}).length === 0,
    });
  },
);
