import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';
import { addDays, type Day, daysBetween } from '../time.ts';

/** Guests of a kind at most: more are a group that the desk plans. */
export const MOST_GUESTS = 50;
/** Days that a search shows at most. */
export const MOST_DAYS = 14;
/** A search begins with today and the four days after it (spec: destination-management 9). */
const USUAL_DAYS = 4;

export const NO_GUESTS = 'Please add at least one adult or child.';
const RANGE_TURNED = 'The last day is before the first day.';
const RANGE_TOO_LONG = `Please choose at most ${MOST_DAYS} days.`;

const count = (usual: number) => z._default(z.int().check(z.minimum(0), z.maximum(MOST_GUESTS)), usual);

/** Who comes and when, as searches and carts ask for it. */
export const guestFields = {
  /** Guests who pay as adults. */
  adults: count(1),
  /** Guests who pay as children. */
  children: count(0),
  /** Guests on somebody's lap. */
  infants: count(0),
  /** First day. */
  startDate: day,
  /** Last day, the same for a single one. */
  endDate: day,
};

interface Asked {
  adults: number;
  children: number;
  startDate: Day;
  endDate: Day;
}

/** Somebody pays, and the days are some, in their order. */
export const soundGuests = z.superRefine<Asked>(({ adults, children, startDate, endDate }, { issues, value }) => {
  const issue = (field: string, message: string) =>
    issues.push({ code: 'custom', input: value, message, path: [field] });
  if (adults + children === 0) issue('adults', NO_GUESTS);
  if (endDate < startDate) issue('endDate', RANGE_TURNED);
  else if (daysBetween(startDate, endDate) >= MOST_DAYS) issue('endDate', RANGE_TOO_LONG);
});

/** What a search begins with on a day. */
export const usualGuests = (today: Day) => ({
  ...{ adults: 1, children: 0, infants: 0 },
  startDate: today,
  endDate: addDays(today, USUAL_DAYS),
});

/** The days from one to another, both included. */
export const daysOf = ({ startDate, endDate }: Pick<Asked, 'startDate' | 'endDate'>): Day[] =>
  Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) => addDays(startDate, at));

const many = (count: number, one: string, more: string): string[] =>
  count ? [`${count} ${count === 1 ? one : more}`] : [];

/** `2 adults, 1 child`. */
export const guestWords = ({
  adults,
  children,
  infants,
}: {
  adults: number;
  children: number;
  infants: number;
}): string =>
  [
    ...many(adults, 'adult', 'adults'),
    ...many(children, 'child', 'children'),
    ...many(infants, 'infant', 'infants'),
  ].join(', ');
