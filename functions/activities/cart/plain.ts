import { ownFields } from '#functions/table/own-fields.ts';
import type { CartEventRow, CartHead, CartItem } from './model.ts';

/** A cart's head without what the table keeps beside it. */
export const plainCart = ownFields<CartHead>({
  ...{ id: true, status: true, version: true, owner: true, userId: true, customerId: true, buyerName: true },
  ...{ adults: true, children: true, infants: true, startDate: true, endDate: true, remarks: true },
  ...{ itemCount: true, createdAt: true, updatedAt: true, booked: true },
});

/** An item, the same. */
export const plainItem = ownFields<CartItem>({
  ...{ id: true, tourOptionId: true, comboId: true, cityId: true, title: true, name: true, date: true },
  ...{ timeSlot: true, pickUp: true, drop: true, both: true, seen: true, sold: true },
});

/** An event, the same. */
export const plainEvent = ownFields<CartEventRow>({
  ...{ event: true, from: true, to: true, note: true, at: true, by: true },
});
