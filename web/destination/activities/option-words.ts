import { spanWords } from '#shared/destination/rates/rate-words.ts';
import { weekdayWords } from '#shared/destination/rates/tidy-days.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What comes with an option: `Meal, guide, ticket`. */
export const includedWords = ({ hasMeal, hasGuide, hasTicket }: TourOptionShown): string =>
  capital([hasMeal && 'meal', hasGuide && 'guide', hasTicket && 'ticket'].filter(Boolean).join(', '));

/** When it runs: `Mon, Wed, at 15:30 and 18:00`. */
export function runsWords({ weekdays, hasTimeSlots, timeSlots }: TourOptionShown): string {
  const slots = timeSlots.length ? `at ${timeSlots.join(', ')}` : 'at fixed times';
  return [capital(weekdayWords(weekdays)), hasTimeSlots && slots].filter(Boolean).join(', ');
}

/** When guests are picked up; empty where nobody is. */
export const pickupWords = ({ pickupPickupTime, dropPickupTime }: TourOptionShown): string =>
  capital(
    [pickupPickupTime && `pickup at ${pickupPickupTime}`, dropPickupTime && `return pickup at ${dropPickupTime}`]
      .filter(Boolean)
      .join(', '),
  );

/** Ranges of days that are named of those without sale. */
const MOST_NAMED = 3;

/** When it is not sold: `Not sold 24 Dec – 26 Dec 2026; 1 Jan 2027`; empty where it always is. */
export function stopsWords({ stopSales }: TourOptionShown): string {
  if (!stopSales.length) return '';
  const named = stopSales.slice(0, MOST_NAMED).map(({ from, till }) => spanWords(from, till));
  const more = stopSales.length - named.length;
  return `Not sold ${named.join('; ')}${more ? ` and ${more} more` : ''}`;
}
