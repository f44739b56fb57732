import type { ActivityPicture } from '#shared/destination/activities/activity-shown.ts';
import type { SoldAs } from '#shared/destination/activities/sold-as.ts';
import type { ComboOption } from '#shared/destination/combos/combo-fields.ts';
import type { StopSale } from '#shared/destination/record-days.ts';

/** Something a guest can do in a city, as it is stored. */
export interface ActivityItem {
  id: string;
  name: string;
  description: string;
  cityId: string;
  /** City's name, as of when the activity was saved. */
  city: string;
  /** Sorts a city's list, the lowest first; 1 unless somebody says otherwise. */
  priority: number;
  area?: { id: string; name: string };
  /** In the order that they are shown in. */
  pictures: ActivityPicture[];
  /** How many tour options it has: who adds one, and who changes all of them, sees the same number. */
  optionCount: number;
  /** No longer sold, kept for what used it. */
  isDeactivated: boolean;
  /** Counts its changes: a change names the one that it has seen. */
  version: number;
  createdAt: string;
}

/** A way to do an activity, which is what has prices. */
export interface TourOptionItem extends SoldAs {
  id: string;
  activityId: string;
  activityName: string;
  cityId: string;
  name: string;
  description: string;
  hasTimeSlots: boolean;
  /** Local times `hh:mm`, the earliest first. */
  timeSlots: string[];
  hasMeal: boolean;
  hasGuide: boolean;
  hasTicket: boolean;
  /** Local times `hh:mm`, empty where nobody is fetched. */
  pickupPickupTime: string;
  dropPickupTime: string;
  /** 1 Monday to 7 Sunday; none is every day. */
  weekdays: number[];
  /** In their order, no two touching. */
  stopSales: StopSale[];
  isDeactivated: boolean;
  version: number;
  createdAt: string;
}

/** A tour option as it was kept before it said how it is sold, too. */
export type KeptTourOption = Omit<TourOptionItem, keyof SoldAs> & Partial<SoldAs>;

/** Tour options that are sold together at one price. */
export interface ComboItem {
  id: string;
  name: string;
  /** For each adult and child, minor units of the site's currency. */
  amount: number;
  tourOptions: ComboOption[];
  isDeactivated: boolean;
  version: number;
  createdAt: string;
}
