import * as z from 'zod/mini';
import { issuer } from '../../bookings/ticket.ts';
import { cartStates } from '../cart/lifecycle.ts';

const voucherItem = z.object({
  /** The item of the cart that it is for. */
  itemId: z.string(),
  /** The activity, or the combo. */
  title: z.string(),
  /** The option, or what is in the combo. */
  name: z.string(),
  /** Day of the visit. */
  date: z.string(),
  /** Local time; empty where it has none. */
  timeSlot: z.string(),
  /** The number that the desk confirmed it by; empty for none. */
  confirmation: z.string(),
  /** Local time at which guests are fetched; empty where they are not, or nobody said. */
  pickUpTime: z.string(),
  /** Local time at which they are fetched again for the way back; empty likewise. */
  returnTime: z.string(),
  /** How guests are fetched and brought back, in words. */
  drives: z.array(z.string()),
  /** What is in it. */
  inclusions: z.array(z.string()),
  /** What to know of it; empty for nothing. */
  about: z.string(),
  /** Instant at which it was redeemed; empty before. */
  redeemedAt: z.string(),
  /** Who redeemed it, for staff a name, for others `the desk`; empty before. */
  redeemedBy: z.string(),
});
export type VoucherItem = z.output<typeof voucherItem>;

/** A voucher as its page and its paper show it. */
export const voucherShown = z.object({
  /** The cart that it is of. */
  cartId: z.string(),
  /** What it is called at a desk. */
  voucherNo: z.string(),
  /** Where its cart is: one that is not confirmed or redeemed is not valid. */
  status: z.enum(cartStates),
  /** Who is asked for. */
  leadGuest: z.string(),
  /** How that guest is reached. */
  phone: z.string(),
  /** Guests who paid as adults. */
  adults: z.number(),
  /** Guests who paid as children. */
  children: z.number(),
  /** Guests on somebody’s lap. */
  infants: z.number(),
  /** Where guests are fetched; empty for nowhere. */
  pickUpPlace: z.string(),
  /** Whose paper it is: the agency’s that booked, or the site’s. */
  issuer,
  /** What it is for, in the order of the visits. */
  items: z.array(voucherItem),
});
export type VoucherShown = z.output<typeof voucherShown>;

/** A voucher’s code as requests carry it. */
export const voucherCodeField = z.string().check(z.minLength(1), z.maxLength(40));

/** Whether a gate takes it. */
export const isValid = ({ status }: Pick<VoucherShown, 'status'>): boolean =>
  status === 'CONFIRMED' || status === 'REDEEMED';

/** When and where guests are fetched for a visit: `09:15, Creek View Hotel`; empty where they are not. */
export const fetchedWords = ({ pickUpTime, drives }: VoucherItem, pickUpPlace: string): string =>
  drives.length ? [pickUpTime, pickUpPlace].filter(Boolean).join(', ') : '';
