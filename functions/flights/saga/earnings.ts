import type { BookingItem } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { HouseLine } from '#functions/wallet/model.ts';

/**
 * Where a ticketed order's money goes from clearing: to who is paid for it, the service fee, the taxes on it; the rest
 * is commission, negative where the customer was given more of it than the site got. Sums to zero. Minor units.
 */
export function earningsOf(
  site: string,
  order: Pick<OrderItem, 'amount' | 'costs'>,
  { fare }: Pick<BookingItem, 'fare'>,
): HouseLine[] {
  const costs = order.costs.filter((side) => side.site === site);
  const payable = costs.map(({ to, minor }): HouseLine => ({
    account: `supplierPayable:${to.replace(/^supplier:/, '')}`,
    minor,
  }));
  const rest =
    order.amount - fare.markup - fare.gstOnMarkup - fare.tds - payable.reduce((sum, { minor }) => sum + minor, 0);
  return [
    { account: 'clearing', minor: -order.amount },
    ...payable,
    { account: 'revenue:serviceFee', minor: fare.markup },
    { account: 'tax:gst', minor: fare.gstOnMarkup },
    { account: 'tax:tds', minor: fare.tds },
    { account: 'commission', minor: rest },
  ];
}
