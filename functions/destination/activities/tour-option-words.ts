import { visitWords } from '#shared/destination/activities/sold-as.ts';
import { weekdayWords } from '#shared/destination/rates/tidy-days.ts';
import { formatDay } from '#shared/time.ts';
import type { TourOptionItem } from '../catalogue-model.ts';
import { type Facts, quoted } from '#functions/records/changed-words.ts';

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What a history says of a tour option. */
export const tourOptionFacts = (item: TourOptionItem): Facts => [
  ['', item.name],
  ['of', item.activityName],
  ['description', quoted(item.description)],
  ['time slots', item.hasTimeSlots ? item.timeSlots.join(', ') || 'yes' : 'no'],
  ['meal', yes(item.hasMeal)],
  ['guide', yes(item.hasGuide)],
  ['ticket', yes(item.hasTicket)],
  ['fetched at', item.pickupPickupTime],
  ['return pickup', item.dropPickupTime],
  ['runs', weekdayWords(item.weekdays)],
  [
    'not sold',
    item.stopSales
      .map(({ from, till }) => (from === till ? formatDay(from) : `${formatDay(from)} to ${formatDay(till)}`))
      .join('; '),
  ],
  ['takes', visitWords(item)],
  ['included', item.inclusions.join('; ')],
  ['not included', item.exclusions.join('; ')],
  ['places', item.capacity === null ? '' : String(item.capacity)],
  ['confirmed at once', item.isInstant ? 'yes' : ''],
  ['free cancellation', `until ${item.cancelHours} h before`],
];
