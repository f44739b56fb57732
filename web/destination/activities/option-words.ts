import { weekdayWords } from '#shared/destination/tidy-days.ts';
import type { TourOptionShown } from '#shared/destination/tour-option-shown.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What comes with an option: `Meal, guide, ticket`. */
export const includedWords = ({ hasMeal, hasGuide, hasTicket }: TourOptionShown): string =>
  capital([hasMeal && 'meal', hasGuide && 'guide', hasTicket && 'ticket'].filter(Boolean).join(', '));

/** When it runs: `Mon, Wed, at 15:30 and 18:00`. */
export function runsWords({ weekdays, hasTimeSlots, timeSlots }: TourOptionShown): string {
  const slots = timeSlots.length ? `at ${timeSlots.join(', ')}` : 'at set times';
  return [capital(weekdayWords(weekdays)), hasTimeSlots && slots].filter(Boolean).join(', ');
}

/** When guests are fetched; empty where nobody is. */
export const fetchedWords = ({ pickupPickupTime, dropPickupTime }: TourOptionShown): string =>
  [pickupPickupTime && `fetched at ${pickupPickupTime}`, dropPickupTime && `back from ${dropPickupTime}`]
    .filter(Boolean)
    .join(', ');
