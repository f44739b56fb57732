import type { FieldErrors } from '../errors.ts';
import { addDays, type Day } from '../time.ts';
import { isDay } from './is-day.ts';
import { JourneyType, type SearchQuery } from './search-query.ts';

/** Airlines open their flights for sale about this many days ahead. */
export const DAYS_AHEAD = 361;
/** Seats one booking may take; infants sit on a lap. */
export const MOST_SEATS = 9;

const sectorsOf: Record<SearchQuery['JourneyType'], readonly [number, number]> = { 1: [1, 1], 2: [2, 2], 3: [2, 6] };

/**
 * What is wrong with a search; empty when nothing is. `todayAt` gives today's date at an airport, or undefined for one
 * that is not known.
 */
export function searchErrors(query: SearchQuery, todayAt: (airport: string) => Day | undefined): FieldErrors {
  const errors: FieldErrors = {};
  const { segments, adultCount, childCount, infantCount } = query;
  if (infantCount > adultCount) errors.infantCount = 'Each infant must travel with an adult.';
  if (adultCount + childCount > MOST_SEATS)
    errors.adultCount = `A booking can have at most ${MOST_SEATS} adults and children.`;
  const [fewest, most] = sectorsOf[query.JourneyType];
  if (segments.length < fewest || segments.length > most)
    errors.segments =
      query.JourneyType === JourneyType.MultiStop
        ? 'A multi-stop journey must have 2 to 6 flights.'
        : 'The flights do not match the trip type.';
  segments.forEach((segment, at) => {
    const field = `segments.${at}`;
    const today = todayAt(segment.origin);
    if (!today) errors[`${field}.origin`] = 'We do not know this airport.';
    if (!todayAt(segment.destination)) errors[`${field}.destination`] = 'We do not know this airport.';
    if (segment.origin === segment.destination) errors[`${field}.destination`] = 'Choose another destination.';
    const date = segment.preferredDepartureTime;
    if (!isDay(date)) errors[`${field}.preferredDepartureTime`] = 'Please choose a date.';
    else if (today && date < today) errors[`${field}.preferredDepartureTime`] = 'This date has passed.';
    else if (today && date > addDays(today, DAYS_AHEAD))
      errors[`${field}.preferredDepartureTime`] = `Flights can be booked up to ${DAYS_AHEAD} days ahead.`;
    else if (at > 0 && date < segments[at - 1]!.preferredDepartureTime)
      errors[`${field}.preferredDepartureTime`] = 'Flights must be in date order.';
  });
  if (
    query.JourneyType === JourneyType.Return &&
    segments.length === 2 &&
    (segments[1]!.origin !== segments[0]!.destination || segments[1]!.destination !== segments[0]!.origin)
  ) {
    errors['segments.1.origin'] = 'The return must leave from where the outbound arrives.';
  }
  return errors;
}
