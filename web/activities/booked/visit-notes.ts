import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { momentText } from '#web/ui/moment-text.ts';

/** `Dhow cruise, Dinner, 12 Mar 2027, 19:30`: unlike any other of its cart. */
export const visitName = ({ title, name, date, timeSlot }: Pick<ItemShown, 'title' | 'name' | 'date' | 'timeSlot'>) =>
  [title, name, formatDay(date), timeSlot].filter(Boolean).join(', ');

/** When guests are fetched, as far as somebody said. */
export const pickupNotes = ({ pickUpTime, returnTime }: Pick<ItemShown, 'pickUpTime' | 'returnTime'>): string[] =>
  [pickUpTime && `Pickup at ${pickUpTime}`, returnTime && `Return pickup at ${returnTime}`].filter(Boolean);

/** What is to be known of a visit that was sold, beside when it is. */
export function visitNotes(
  item: ItemShown,
  { currency, status }: Pick<CartShown, 'currency' | 'status'>,
  zone: string,
): string[] {
  const { drives, confirmation, freeUntil, refunded } = item;
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  return [
    ...drives,
    pickupNotes(item).join(', '),
    confirmation && `Confirmation ${confirmation}`,
    isOpen && freeUntil && `Free cancellation until ${momentText(freeUntil, zone)}`,
    refunded > 0 && `${formatMoney(refunded, currency)} refunded`,
  ].filter((note): note is string => Boolean(note));
}
