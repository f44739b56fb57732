import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { versionField } from '../../version.ts';
import { cartShown } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

const PHONE_FORM = 'With country code, such as +971 50 555 0177';
const name = (says: string) => z.string().check(z.trim(), z.minLength(1, says), z.maxLength(60));
const line = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

/** What a time has no room for, and when there still is. */
const fullItem = z.object({
  /** The item of the cart. */
  itemId: z.string(),
  /** Guests that there is room for at its time. */
  left: z.number(),
  /** Times of that day with room for these guests. */
  free: z.array(z.string()),
});
export type FullItem = z.output<typeof fullItem>;

export const checkOut = defineCall({
  name: 'activities/cart/check-out',
  method: 'POST',
  path: '/api/activities/cart/checkOut',
  summary:
    'Takes the places of a cart and makes an order of it, which is paid as any other. Another price, or a time without room, comes back as what stands.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  idempotent: true,
  request: inSiteCurrency(
    z.strictObject({
      /** The cart; left out, the person’s cart in hand. */
      cartId: cartIdField,
      /** Version of the cart that was read. */
      version: versionField,
      /** Who is asked for on the day. */
      leadGuest: z.strictObject({
        /** First name of whoever is asked for on the day. */
        firstName: name('Please enter the first name.'),
        /** Last name of the same person. */
        lastName: name('Please enter the last name.'),
      }),
      /** By which that guest is reached on the day, with its country code. */
      phone: z.string().check(z.trim(), z.regex(/^\+[\d ().-]{6,24}$/, `Please enter a phone number. ${PHONE_FORM}.`)),
      /** Where guests are fetched: needed where a transfer of the cart fetches or brings them. */
      pickUpPlace: line,
      /** What the driver is to know; empty for nothing. */
      driverNote: line,
      /** ISO 4217 code of the total. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The total that the buyer was shown and accepts. */
      total: amount,
    }),
  ),
  response: z.object({
    /** The order, which is paid as any other. */
    orderId: z.string(),
    /** The cart, on hold until it is paid. */
    cartId: z.string(),
  }),
  failures: ['NOT_APPROVED'],
  stands: z.object({
    /** The cart at today’s prices. */
    cart: cartShown,
    /** Items without room, and the times that have some. */
    full: z.array(fullItem),
  }),
});
