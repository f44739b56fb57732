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
  if (infantCount > adultCount) errors.infantCount = 'Each infant travels on the lap of an adult.';
  if (adultCount + childCount > MOST_SEATS)
    errors.adultCount = `At most ${MOST_SEATS} adults and children travel on one booking.`;
  const [fewest, most] = sectorsOf[query.JourneyType];
  if (segments.length < fewest || segments.length > most)
    errors.segments =
      query.JourneyType === JourneyType.MultiStop
        ? 'A multi-stop journey has 2 to 6 flights.'
        : 'The flights do not fit the trip type.';
  segments.forEach((segment, at) => {
    const field = `segments.${at}`;
    const today = todayAt(segment.origin);
    if (!today) errors[`${field}.origin`] = 'This airport is not known.';
    if (!todayAt(segment.destination)) errors[`${field}.destination`] = 'This airport is not known.';
    if (segment.origin === segment.destination) errors[`${field}.destination`] = 'Choose another destination.';
    const date = segment.preferredDepartureTime;
    if (!isDay(date)) errors[`${field}.preferredDepartureTime`] = 'Please choose a date.';
    else if (today && date < today) errors[`${field}.preferredDepartureTime`] = 'This day has passed.';
    else if (today && date > addDays(today, DAYS_AHEAD))
      errors[`${field}.preferredDepartureTime`] = `Flights are sold ${DAYS_AHEAD} days ahead.`;
    else if (at > 0 && date < segments[at - 1]!.preferredDepartureTime)
      errors[`${field}.preferredDepartureTime`] = 'Flights go in order of their dates.';
  });
  if (
    query.JourneyType === JourneyType.Return &&
    segments.length === 2 &&
    (segments[1]!.origin !== segments[0]!.destination || segments[1]!.destination !== segments[0]!.origin)
  ) {
    errors['segments.1.origin'] = 'The way back goes from where the way out ended.';
  }
  return errors;
}
