import type { BookingAccounting } from '#shared/bookings/get-booking-details.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import type { BookingItem } from './model.ts';

/** An order as far as it says what it costs: the customer, and who pays whom for it. Minor units. */
interface PaidOrder {
  amount: number;
  costs: readonly { site: string; minor: number }[];
}

/**
 * What a booking cost this site and its customer, by the order that bought it and those that paid for its reissues; what
 * reissues gave back is taken off, refunds and convenience fees are not counted. Minor units. Undefined where its order
 * is not known, and of what was never booked.
 */
export function accountingOf(
  site: string,
  { statusId, reissued }: Pick<BookingItem, 'statusId' | 'reissued'>,
  orders: readonly PaidOrder[],
): BookingAccounting | undefined {
  if (orders.length === 0 || statusId === BookingStatus.Failed || statusId === BookingStatus.Released) return undefined;
  const { payable, serviceFee, gst } = reissued ?? { payable: 0, serviceFee: 0, gst: 0 };
  const costs = orders.flatMap((order) => order.costs.filter((side) => side.site === site));
  return {
    middleManWl: { cost: costs.reduce((sum, { minor }) => sum + minor, payable) },
    endCustomer: { cost: orders.reduce((sum, { amount }) => sum + amount, payable + serviceFee + gst) },
  };
}
