import type { BookingItem } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { HouseLine } from '#functions/wallet/model.ts';

/**
 * Where a ticketed order's money goes from clearing: to who is paid for it, the service fee, the taxes on it, less those
 * that a supplying site took and the tax office gives credit for; the rest is commission, negative where the customer was given more of it than the site got. Sums to zero. Minor units.
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
  const taxes = costs.flatMap(({ inputTax = 0, tdsCredit = 0 }): HouseLine[] => [
    { account: 'tax:input', minor: 0 - inputTax },
    { account: 'tax:tdsCredit', minor: 0 - tdsCredit },
  ]);
  const rest =
    order.amount -
    fare.markup -
    fare.gstOnMarkup -
    fare.tds -
    [...payable, ...taxes].reduce((sum, { minor }) => sum + minor, 0);
  return [
    { account: 'clearing', minor: -order.amount },
    ...payable,
    { account: 'revenue:serviceFee', minor: fare.markup },
    { account: 'tax:gst', minor: fare.gstOnMarkup },
    { account: 'tax:tds', minor: fare.tds },
    ...taxes.filter(({ minor }) => minor !== 0),
    { account: 'commission', minor: rest },
  ];
}
