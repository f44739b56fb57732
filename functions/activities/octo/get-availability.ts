import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { MOST_GUESTS } from '#shared/activities/guests.ts';
import { getAvailability, MOST_AVAILABLE_DAYS } from '#shared/activities/octo/get-availability.ts';
import type { OctoAvailability } from '#shared/activities/octo/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Day } from '#shared/time.ts';
import { type AskedOption, askedOption } from './asked-option.ts';
import { availabilityId, beginnings, inUtc, namedBeginning, spanOf, withOffset } from './beginnings.ts';
import { daysAsked } from './days-asked.ts';
import { hasRoom, isClosedBy, placesLeft, statusOf } from './free-places.ts';
import { oneAdult, priceOnDay, pricingOf } from './shown-price.ts';
import { type Taken, takenBetween } from './taken-store.ts';

interface Beginning {
  date: Day;
  time: string;
}

export const getAvailabilityHandler = handle(getAvailability, async (actor, request, { capabilities }) => {
  const asked = await askedOption(actor, request, capabilities);
  if (!asked.ok) return asked;
  const { option } = asked.value;
  const begins = request.availabilityIds?.length
    ? named(request.availabilityIds, asked.value)
    : inDays(request, asked.value);
  if (!begins.ok) return begins;
  const taken = await takenBetween(actor, option, begins.value);
  const shown = begins.value.map((one) => show(one, asked.value, taken));
  // Who asks for days is told when it is sold; who names one is told that it is not.
  return ok(request.availabilityIds?.length ? shown : shown.filter(({ status }) => status !== 'CLOSED'));
});

function named(ids: readonly string[], { option }: AskedOption): Outcome<Beginning[], 'INVALID_AVAILABILITY_ID'> {
  const begins: Beginning[] = [];
  for (const id of ids) {
    const found = namedBeginning(id, option);
    if (!found) return fail('INVALID_AVAILABILITY_ID', { detail: { availabilityId: id } });
    begins.push(found);
  }
  return ok(begins);
}

function inDays(request: Parameters<typeof daysAsked>[0], { option }: AskedOption): Outcome<Beginning[], 'VALIDATION'> {
  const days = daysAsked(request, MOST_AVAILABLE_DAYS);
  if (!days.ok) return days;
  return ok(days.value.flatMap((date) => beginnings(option).map((time) => ({ date, time }))));
}

function show({ date, time }: Beginning, asked: AskedOption, taken: Taken): OctoAvailability {
  const { option, party, heads, zone, terms, currency, hasPrices } = asked;
  const { start, end, cutoff } = spanOf(option, date, time, zone);
  const price = priceOnDay(option, party, date, terms);
  const places = placesLeft(option.capacity, taken(date, time));
  const isClosed = isClosedBy(heads > 0 ? price : priceOnDay(option, oneAdult, date, terms)) || cutoff <= clock.now();
  return {
    id: availabilityId(option.id, date, time),
    localDateTimeStart: withOffset(start, zone),
    localDateTimeEnd: withOffset(end, zone),
    utcCutoffAt: inUtc(cutoff),
    allDay: time === '',
    available: !isClosed && price.ok && heads > 0 && hasRoom(places, heads),
    status: isClosed ? 'CLOSED' : statusOf(places),
    ...places,
    maxUnits: places.vacancies === null ? MOST_GUESTS : Math.min(MOST_GUESTS, places.vacancies),
    openingHours: time === '' ? [{ from: '00:00', to: '23:59' }] : [],
    ...(hasPrices && price.ok && { pricing: pricingOf(price, currency) }),
  };
}
