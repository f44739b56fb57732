import { type SoldAs, usualSoldAs } from '#shared/destination/activities/sold-as.ts';
import type { TourOptionShown } from '#shared/destination/activities/tour-option-shown.ts';
import type { KeptTourOption, TourOptionItem } from '../catalogue-model.ts';

/** A tour option as its editor shows it, out of its row: without what only the table needs. */
export const showTourOption = (item: KeptTourOption): TourOptionShown => ({
  id: item.id,
  activityId: item.activityId,
  activityName: item.activityName,
  cityId: item.cityId,
  name: item.name,
  description: item.description,
  hasTimeSlots: item.hasTimeSlots,
  timeSlots: item.timeSlots,
  hasMeal: item.hasMeal,
  hasGuide: item.hasGuide,
  hasTicket: item.hasTicket,
  pickupPickupTime: item.pickupPickupTime,
  dropPickupTime: item.dropPickupTime,
  weekdays: item.weekdays,
  stopSales: item.stopSales,
  durationMinutes: item.durationMinutes ?? usualSoldAs.durationMinutes,
  minAge: item.minAge ?? usualSoldAs.minAge,
  maxAge: item.maxAge ?? usualSoldAs.maxAge,
  inclusions: item.inclusions ?? usualSoldAs.inclusions,
  exclusions: item.exclusions ?? usualSoldAs.exclusions,
  capacity: item.capacity ?? usualSoldAs.capacity,
  isInstant: item.isInstant ?? usualSoldAs.isInstant,
  cancelHours: item.cancelHours ?? usualSoldAs.cancelHours,
  isDeactivated: item.isDeactivated,
  version: item.version,
  createdAt: item.createdAt,
});

/** As much of an option as lists, pickers and prices of a city need: what a day asks of it is all there. */
export type TourOptionCard = Omit<TourOptionItem, 'description' | 'timeSlots' | 'createdAt' | keyof SoldAs>;

/** One text, because a page read attribute by attribute takes longer than the table's answer. */
export const packedTourOption = (item: TourOptionItem): string => {
  const { description: _, timeSlots: __, createdAt: ___, ...shown } = showTourOption(item);
  const card = Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in usualSoldAs)));
  return JSON.stringify(card);
};
export const unpackTourOption = (card: string): TourOptionCard => JSON.parse(card) as TourOptionCard;
