import type { OwnerId } from '#functions/actor.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { CartEvent, CartState } from '#shared/activities/cart/lifecycle.ts';
import type { Day, Instant } from '#shared/time.ts';

/** A cart of activities. */
export interface CartHead {
  id: string;
  status: CartState;
  /** Counts its changes, from 1. */
  version: number;
  owner: OwnerId;
  /** Whoever pays: who made it, or the customer that staff gave it to. */
  userId: string;
  /** That customer's number on the site; 0 where nobody gave it. */
  customerId: number;
  buyerName: string;
  adults: number;
  children: number;
  infants: number;
  startDate: Day;
  endDate: Day;
  remarks: string;
  /** How many items it has. */
  itemCount: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** What was said when it was checked out; absent before. */
  booked?: Booked;
}

/** What a cart is from when it was checked out on. Minor units of the site's currency. */
export interface Booked {
  orderId: string;
  /** What it comes to. */
  total: number;
  leadGuest: string;
  phone: string;
  pickUpPlace: string;
  driverNote: string;
  /** The first of its visits: where that is, and when. */
  firstDate: Day;
  /** What its first two items are. */
  titles: string[];
  /** Whether all of it is confirmed once it is paid. */
  isInstant: boolean;
  /** Whether guests of it are fetched or brought back. */
  isDriven: boolean;
  /** Places that it holds, until it is given up. */
  takes: ItemTake[];
  paidAt?: Instant;
  /** Code of its voucher, once it is confirmed. */
  voucher?: Sealed;
  /** By item, the numbers that the desk confirmed it by. */
  confirmations?: Record<string, string>;
  /** Why it was rejected or cancelled. */
  reason?: string;
  /** By item, what of it goes back. */
  refunds?: Record<string, number>;
  /** What goes back beside that of what the way of paying cost; absent for nothing. */
  feeBack?: number;
  /** By item, the instant at which it was earned. */
  earned?: Record<string, Instant>;
  /** By item, the instant at which it was redeemed. */
  redeemed?: Record<string, Instant>;
}

/** Places of an option at a time. */
export interface Take {
  optionId: string;
  date: Day;
  /** `hh:mm`; empty for the day's. */
  time: string;
  guests: number;
}

/** The same as an item takes them. */
export interface ItemTake extends Take {
  /** Absent in carts of before it was noted. */
  itemId?: string;
}

/** What an item was sold at and as. Minor units of the site's currency. */
export interface SoldItem {
  total: number;
  /** Of rates and transfers. */
  net: number;
  /** The site's own service, and the tax on it. */
  fee: number;
  tax: number;
  /** What the site pays for it; null where nobody said a part of it. */
  cost: number | null;
  isInstant: boolean;
  cancelHours: number;
  /** ms since 1970. */
  startsAt: number;
  inclusions: string[];
  /** What a guest reads of it; empty for nothing. */
  about: string;
  /** How guests are fetched and brought back, in words. */
  drives: string[];
  /** The same as it is driven: fetched (`P`) or brought back (`D`), from or to an area. */
  legs: { end: 'P' | 'D'; sharingType: 'SIC' | 'PVT'; area: string }[];
  /** When guests are fetched, and fetched again for the way back, ms since 1970; absent where nobody said. */
  fetchedAt?: number;
  backAt?: number;
  /** Area that it is in; empty where nobody said. */
  place: string;
  /** How long it takes; null where nobody said. */
  durationMinutes: number | null;
}

/** What was done with a cart. */
export interface CartEventRow {
  event: CartEvent | 'create' | 'give';
  from: CartState | '';
  to: CartState;
  note: string;
  at: Instant;
  /** As in audit items. */
  by: string;
}

/** Something in a cart. */
export interface CartItem {
  id: string;
  /** One of the two is empty. */
  tourOptionId: string;
  comboId: string;
  /** Empty where a combo is in several cities. */
  cityId: string;
  /** What it was called when it was put in. */
  title: string;
  name: string;
  date: Day;
  /** `hh:mm`; empty where it has none. */
  timeSlot: string;
  /** Transfers between areas, by id; empty for none. */
  pickUp: string;
  drop: string;
  both: string;
  /** What it came to when it was put in or last changed, minor units; null where it had no price. */
  seen: number | null;
  /** Absent before it was checked out. */
  sold?: SoldItem;
}

/** A cart with what is in it. */
export interface Cart {
  head: CartHead;
  items: readonly CartItem[];
  /** Oldest first. */
  events: readonly CartEventRow[];
}

/** A cart that was checked out. */
export type BookedHead = CartHead & { booked: Booked };
