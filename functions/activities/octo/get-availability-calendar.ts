import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { getAvailabilityCalendar, MOST_CALENDAR_DAYS } from '#shared/activities/octo/get-availability-calendar.ts';
import type { OctoCalendarDay } from '#shared/activities/octo/model.ts';
import { ok } from '#shared/errors.ts';
import type { Day } from '#shared/time.ts';
import { type AskedOption, askedOption } from './asked-option.ts';
import { beginnings, spanOf } from './beginnings.ts';
import { daysAsked } from './days-asked.ts';
import { hasRoom, isClosedBy, placesLeft, placesTogether, statusOf } from './free-places.ts';
import { oneAdult, priceOnDay, pricingOf } from './shown-price.ts';
import { type Taken, takenBetween } from './taken-store.ts';

export const getAvailabilityCalendarHandler = handle(
  getAvailabilityCalendar,
  async (actor, request, { capabilities }) => {
    const asked = await askedOption(actor, request, capabilities);
    if (!asked.ok) return asked;
    const days = daysAsked(request, MOST_CALENDAR_DAYS);
    if (!days.ok) return days;
    const begins = days.value.map((date) => ({ date }));
    const taken = await takenBetween(actor, asked.value.option, begins);
    return ok(days.value.map((date) => show(date, asked.value, taken)));
  },
);

function show(date: Day, asked: AskedOption, taken: Taken): OctoCalendarDay {
  const { option, party, heads, zone, terms, currency, hasPrices } = asked;
  const price = priceOnDay(option, party, date, terms);
  const now = clock.now();
  const times = beginnings(option).filter(
    (time) => date !== terms.today || spanOf(option, date, time, zone).cutoff > now,
  );
  const isClosed = isClosedBy(heads > 0 ? price : priceOnDay(option, oneAdult, date, terms)) || times.length === 0;
  const each = times.map((time) => placesLeft(option.capacity, taken(date, time)));
  const places = placesTogether(each);
  return {
    localDate: date,
    available: !isClosed && price.ok && heads > 0 && each.some((one) => hasRoom(one, heads)),
    status: isClosed ? 'CLOSED' : statusOf(places),
    ...places,
    openingHours: times.includes('') ? [{ from: '00:00', to: '23:59' }] : [],
    ...(hasPrices && price.ok && { pricingFrom: pricingOf(price, currency) }),
  };
}
