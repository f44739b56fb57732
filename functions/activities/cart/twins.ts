import { IN_CART_ALREADY } from '#shared/activities/cart/item-fields.ts';
import { fail } from '#shared/errors.ts';
import type { CartItem } from './model.ts';

const isTwin = (one: CartItem, other: CartItem): boolean =>
  one.id !== other.id &&
  one.tourOptionId === other.tourOptionId &&
  one.comboId === other.comboId &&
  one.date === other.date &&
  one.timeSlot === other.timeSlot;

/** Whether a cart has another item of the same at that day and time: each stands once. */
export const hasTwin = (items: readonly CartItem[], item: CartItem): boolean => items.some((one) => isTwin(one, item));

/** The first of each. */
export const withoutTwins = (items: readonly CartItem[]): CartItem[] =>
  items.filter((item, at) => !hasTwin(items.slice(0, at), item));

/** Why an item cannot stand there, at its time. */
export const isThereAlready = (prefix = '') =>
  fail('VALIDATION', { message: IN_CART_ALREADY, errors: { [`${prefix}timeSlot`]: IN_CART_ALREADY } });
