import * as z from 'zod/mini';
import { soldAsShown } from './sold-as.ts';

/** Options that an activity has at most: all of them move with it in one commit. */
export const MOST_OPTIONS = 40;
/** Ranges of days without sale that an option has at most. */
export const MOST_STOP_SALES = 60;
/** Times of the day that an option begins at, at most. */
export const MOST_TIME_SLOTS = 24;

/** A tour option in full. */
export const tourOptionShown = z.object({
  /** The option's id. */
  id: z.string(),
  /** The activity that it is a way to do. */
  activityId: z.string(),
  /** The activity's name. */
  activityName: z.string(),
  /** The activity's city. */
  cityId: z.string(),
  /** What it is called; unlike any other of its activity, whatever the case of its letters. */
  name: z.string(),
  /** What a guest reads of it; empty for nothing. */
  description: z.string(),
  /** Whether it begins at set times of the day. */
  hasTimeSlots: z.boolean(),
  /** Those times, `hh:mm`, the earliest first; none while nobody said. */
  timeSlots: z.array(z.string()),
  /** Whether a meal is a part of it. */
  hasMeal: z.boolean(),
  /** Whether a guide comes along. */
  hasGuide: z.boolean(),
  /** Whether an entry ticket is a part of it. */
  hasTicket: z.boolean(),
  /** Local time `hh:mm` at which guests are fetched on the way there; empty where nobody is. */
  pickupPickupTime: z.string(),
  /** Local time `hh:mm` at which guests are fetched on the way back; empty where nobody is. */
  dropPickupTime: z.string(),
  /** Days of the week that it runs, 1 Monday to 7 Sunday; none is every day. */
  weekdays: z.array(z.number()),
  /** Days on which it is not sold, in their order, no two ranges touching. */
  stopSales: z.array(
    z.object({
      /** First day without sale, `yyyy-mm-dd`. */
      from: z.string(),
      /** Last day without sale; the same for a single one. */
      till: z.string(),
    }),
  ),
  ...soldAsShown,
  /** No longer sold, kept for what used it. */
  isDeactivated: z.boolean(),
  /** Counts its changes; sent back with one. */
  version: z.number(),
  /** Instant at which it was made. */
  createdAt: z.string(),
});
export type TourOptionShown = z.output<typeof tourOptionShown>;
