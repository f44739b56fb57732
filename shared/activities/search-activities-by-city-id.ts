import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { activityPicture } from '../destination/activities/activity-shown.ts';
import { soldAsShown } from '../destination/activities/sold-as.ts';
import { transferScopes } from '../destination/rates/sharing.ts';
import { amount, priced } from '../money.ts';
import { staffOnly } from '../staff-only.ts';
import { cartIdField } from './cart/item-fields.ts';
import { guestFields, soundGuests } from './guests.ts';

/** A day of the range. */
const dayPrice = z.object({
  /** What the buyer pays; null where there is no price. */
  total: z.nullable(amount),
  /** What the buyer's own company adds for its customers: 0 where it adds nothing. */
  own: amount,
  /** What of the total is the site’s Service Fee; for staff alone. */
  fee: staffOnly(amount),
  /** Why there is no price, in a few words; empty where there is one. */
  reason: z.string(),
});
export type DayPrice = z.output<typeof dayPrice>;

const offeredWay = z.object({
  /** The transfer between areas. */
  id: z.string(),
  /** What it is for. */
  scope: z.enum(transferScopes),
  /** Where guests are fetched, or brought back to. */
  areaId: z.string(),
  /** Name of that area. */
  area: z.string(),
  /** How its seats are sold, in words, and what it is: `Private, Minivan`. */
  words: z.string(),
  /** What it adds to the price, a day of the range each; null where it does not drive. */
  days: z.array(dayPrice),
});
export type OfferedWay = z.output<typeof offeredWay>;

const offeredOption = z.object({
  /** The tour option. */
  id: z.string(),
  /** What it is called. */
  name: z.string(),
  /** What a guest reads of it; empty for nothing. */
  description: z.string(),
  /** A meal is in it. */
  hasMeal: z.boolean(),
  /** A guide goes along. */
  hasGuide: z.boolean(),
  /** A ticket is in it. */
  hasTicket: z.boolean(),
  /** Local times at which it begins, `hh:mm`; none where it has none. */
  timeSlots: z.array(z.string()),
  ...soldAsShown,
  /** What it comes to for these guests without transfers between areas, a day of the range each. */
  days: z.array(dayPrice),
});
export type OfferedOption = z.output<typeof offeredOption>;

const offeredActivity = z.object({
  /** The activity. */
  id: z.string(),
  /** What it is called. */
  name: z.string(),
  /** What a guest reads of it; empty for nothing. */
  description: z.string(),
  /** Where in the city it is; empty where nobody said. */
  area: z.string(),
  /** Its pictures, in their order. */
  pictures: z.array(activityPicture),
  /** The lowest total of the range; null where nothing of it has a price. */
  from: z.nullable(amount),
  /** What the buyer's own company adds to that. */
  fromOwn: amount,
  /** How it can be done, those with a price first, then by name. */
  options: z.array(offeredOption),
  /** How guests can be fetched and brought back, in the buyer's market. */
  ways: z.array(offeredWay),
});
export type OfferedActivity = z.output<typeof offeredActivity>;

const offeredCombo = z.object({
  /** The combo. */
  id: z.string(),
  /** What it is called. */
  name: z.string(),
  /** What is in it, in its order: activity and option. */
  parts: z.array(z.string()),
  /** The lowest total of the range; null where it has no price. */
  from: z.nullable(amount),
  /** What the buyer's own company adds to that. */
  fromOwn: amount,
  /** What it comes to for these guests, its transfers included, a day of the range each. */
  days: z.array(dayPrice),
});
export type OfferedCombo = z.output<typeof offeredCombo>;

/** What a search of activities found, with the prices of one buyer. */
export const foundActivities = priced(
  z.object({
    /** ISO 4217 code of every amount: the site's. */
    currency: z.string(),
    /** The city that was searched. */
    cityId: z.string(),
    /** Days that the prices are for, in their order. */
    days: z.array(z.string()),
    /** The site's day. */
    today: z.string(),
    /** Its local time, `hh:mm`: what begins today by then is over. */
    now: z.string(),
    /** True where the buyer's own company adds something for its customers. */
    hasOwn: z.boolean(),
    /** What can be done, by priority. */
    activities: z.array(offeredActivity),
    /** What is sold together there. */
    combos: z.array(offeredCombo),
  }),
);
export type FoundActivities = z.output<typeof foundActivities>;

export const searchActivitiesByCityId = defineCall({
  name: 'activities/search-activities-by-city-id',
  method: 'POST',
  path: '/api/activities/searchActivitiesByCityId',
  summary: 'What can be done in a city on some days, with prices for these guests or why there is none.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: z
    .strictObject({
      /** The city to search in. */
      cityId: z.string().check(z.minLength(1, 'Please choose a city.'), z.maxLength(80)),
      /** The cart that is added to, at whose buyer’s prices all is shown; left out, whoever asks buys. */
      cartId: cartIdField,
      ...guestFields,
    })
    .check(soundGuests),
  response: foundActivities,
  failures: [],
});
