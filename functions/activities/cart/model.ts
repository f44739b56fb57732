import type { OwnerId } from '#functions/actor.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
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
}

/** A cart with what is in it. */
export interface Cart {
  head: CartHead;
  items: readonly CartItem[];
}
