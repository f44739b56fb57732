import * as z from 'zod/mini';
import { activityPicture } from '../../destination/activities/activity-shown.ts';
import { transferScopes } from '../../destination/rates/sharing.ts';
import { amount, priced } from '../../money.ts';
import { priceLine } from '../../price-line.ts';
import { cartEventNames, cartStates } from './lifecycle.ts';

const itemShown = z.object({
  /** Id of the item. */
  id: z.string(),
  /** Its tour option; empty of a combo. */
  tourOptionId: z.string(),
  /** Its combo; empty of a tour option. */
  comboId: z.string(),
  /** City that it is in; empty where a combo is in several. */
  cityId: z.string(),
  /** The activity, or the combo. */
  title: z.string(),
  /** The option, or what is in the combo. */
  name: z.string(),
  /** The activity's first picture; null for none. */
  picture: z.nullable(activityPicture),
  /** Day of the visit. */
  date: z.string(),
  /** Local time; empty where it has none. */
  timeSlot: z.string(),
  /** Transfer between areas by which guests are fetched; empty for none. */
  pickUpAreaTransfer: z.string(),
  /** Transfer by which they are brought back; empty for none. */
  dropAreaTransfer: z.string(),
  /** Transfer that does both, instead of the other two; empty for none. */
  returnAreaTransfer: z.string(),
  /** The times that can be chosen. */
  timeSlots: z.array(z.string()),
  /** The transfers that can be chosen. */
  ways: z.array(
    z.object({
      /** The transfer. */
      id: z.string(),
      /** What it is for. */
      scope: z.enum(transferScopes),
      /** Where guests are fetched or brought to, and how. */
      name: z.string(),
    }),
  ),
  /** True: confirmed once it is paid. False: staff confirm it. */
  isInstant: z.boolean(),
  /** Hours before its beginning until which a cancellation gives all back. */
  cancelHours: z.number(),
  /** What the buyer pays for it now; null where it has no price. */
  total: z.nullable(amount),
  /** What the buyer's own company adds for its customers. */
  own: amount,
  /** What it came to when it was put in or last changed; null where that is what it comes to. */
  before: z.nullable(amount),
  /** Why it has no price, in a sentence; empty where it has one. */
  reason: z.string(),
  /** True: guests are fetched or brought back, so that it has to be said where. */
  isDriven: z.boolean(),
  /** Local time at which guests are fetched; empty where they are not, or nobody said. */
  pickUpTime: z.string(),
  /** Local time at which they are fetched again for the way back; empty likewise. */
  returnTime: z.string(),
  /** How they are, in words; none before it was checked out. */
  drives: z.array(z.string()),
  /** What to know of it on the day; none before it was checked out. */
  inclusions: z.array(z.string()),
  /** The number that the desk confirmed it by; empty for none. */
  confirmation: z.string(),
  /** Until when a cancellation gives all of it back; empty before it was checked out. */
  freeUntil: z.string(),
  /** What of it was refunded. */
  refunded: amount,
});
export type ItemShown = z.output<typeof itemShown>;

export const cartShown = priced(
  z.object({
    /** ISO 4217 code of every amount: the site's. */
    currency: z.string(),
    /** The cart; empty where the person has none in hand yet. */
    cartId: z.string(),
    /** Where it is in its life. */
    status: z.enum(cartStates),
    /** Counts its changes. */
    version: z.number(),
    /** Guests who pay as adults. */
    adults: z.number(),
    /** Guests who pay as children. */
    children: z.number(),
    /** Guests on somebody's lap. */
    infants: z.number(),
    /** First day of the trip. */
    startDate: z.string(),
    /** Last day of the trip. */
    endDate: z.string(),
    /** What was written for the desk; empty for nothing. */
    remarks: z.string(),
    /** Whose it is: the customer that staff gave it to, or who made it. */
    buyerName: z.string(),
    /** The customer's number, where staff gave it to one; null otherwise. */
    userId: z.nullable(z.number()),
    /** Instant of its last change; empty before the first. */
    updatedAt: z.string(),
    /** Who is asked for on the day; empty before it was checked out. */
    leadGuest: z.string(),
    /** How that guest is reached; empty before. */
    phone: z.string(),
    /** Where guests are fetched; empty for nowhere. */
    pickUpPlace: z.string(),
    /** What the driver is to know; empty for nothing. */
    driverNote: z.string(),
    /** The order that pays for it; empty before it was checked out. */
    orderId: z.string(),
    /** Instant at which it was paid; empty before. */
    paidAt: z.string(),
    /** Code of its voucher; empty as long as it is not confirmed. */
    voucherCode: z.string(),
    /** Why it was rejected or cancelled; empty for no reason. */
    statusReason: z.string(),
    /** What of it was refunded, or is about to be. */
    refunded: amount,
    /** What was done with it, oldest first; none of a cart in hand. */
    history: z.array(
      z.object({
        /** What was done. */
        event: z.enum([...cartEventNames, 'create', 'give']),
        /** Instant at which it was done. */
        at: z.string(),
        /** By whom: `you`, a name, or `The desk`. */
        by: z.string(),
        /** What was said about it; empty for nothing. */
        note: z.string(),
      }),
    ),
    /** What is in it, in the order of the visits. */
    items: z.array(itemShown),
    /** What the price is made of, items first; none where an item has no price. */
    lines: z.array(priceLine),
    /** What the buyer pays; null where an item has no price. */
    total: z.nullable(amount),
    /** What the buyer's own company adds to that. */
    own: amount,
  }),
);
export type CartShown = z.output<typeof cartShown>;

/** What a cart's changes answer. */
export const cartAnswer = z.object({
  /** The cart as it is now. */
  cart: cartShown,
});
