import type { SentOption } from '#shared/destination/activities/save-tour-options.ts';
import { usualSoldAs } from '#shared/destination/activities/sold-as.ts';
import { tidyRanges, tidyTimes, tidyWeekdays } from '#shared/destination/rates/tidy-days.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';

/** What an option has that nobody said anything of. */
const usual = {
  description: '',
  hasTimeSlots: false,
  timeSlots: [],
  hasMeal: false,
  hasGuide: false,
  hasTicket: false,
  pickupPickupTime: '',
  dropPickupTime: '',
  weekdays: [],
  stopSales: [],
  ...usualSoldAs,
};

/** An option of an activity as a request describes it: what it leaves out stands as it did, or as is usual. */
export function optionOf(
  activity: ActivityItem,
  sent: SentOption,
  kept: Pick<TourOptionItem, 'id' | 'isDeactivated' | 'version' | 'createdAt'> & Partial<TourOptionItem>,
): TourOptionItem {
  const stood = { ...usual, ...kept };
  const hasTimeSlots = sent.hasTimeSlots ?? stood.hasTimeSlots;
  return {
    id: kept.id,
    activityId: activity.id,
    activityName: activity.name,
    cityId: activity.cityId,
    name: sent.name,
    description: sent.description ?? stood.description,
    hasTimeSlots,
    timeSlots: hasTimeSlots ? tidyTimes(sent.timeSlots ?? stood.timeSlots) : [],
    hasMeal: sent.hasMeal ?? stood.hasMeal,
    hasGuide: sent.hasGuide ?? stood.hasGuide,
    hasTicket: sent.hasTicket ?? stood.hasTicket,
    pickupPickupTime: sent.pickupPickupTime ?? stood.pickupPickupTime,
    dropPickupTime: sent.dropPickupTime ?? stood.dropPickupTime,
    weekdays: tidyWeekdays(sent.weekdays ?? stood.weekdays),
    stopSales: tidyRanges(sent.stopSales ?? stood.stopSales),
    durationMinutes: sent.durationMinutes === undefined ? stood.durationMinutes : sent.durationMinutes,
    minAge: sent.minAge === undefined ? stood.minAge : sent.minAge,
    maxAge: sent.maxAge === undefined ? stood.maxAge : sent.maxAge,
    inclusions: sent.inclusions ?? stood.inclusions,
    exclusions: sent.exclusions ?? stood.exclusions,
    capacity: sent.capacity === undefined ? stood.capacity : sent.capacity,
    isInstant: sent.isInstant ?? stood.isInstant,
    cancelHours: sent.cancelHours ?? stood.cancelHours,
    isDeactivated: kept.isDeactivated,
    version: kept.version,
    createdAt: kept.createdAt,
  };
}
