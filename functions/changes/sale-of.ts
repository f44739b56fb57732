import type { BookingItem } from '#functions/bookings/model.ts';
import { earningsOf } from '#functions/flights/saga/earnings.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Sale } from '#functions/payments/refunds/refund-lines.ts';
import type { HouseLine } from '#functions/wallet/model.ts';

/** What a ticketed order was paid for, as its books say it was earned, less what reissues gave back of it. Throws for one that nobody was paid for. */
export function saleOf(
  site: string,
  order: Pick<OrderItem, 'amount' | 'costs' | 'paidBy'>,
  booking: Pick<BookingItem, 'fare' | 'reissued'>,
): Sale {
  const earned = earningsOf(site, order, booking);
  const payable = earned.find(({ account }) => account.startsWith('supplierPayable:'));
  if (!payable) throw new Error('nobody was paid for this order');
  const taxedBefore = earned.filter(({ account }) => account === 'tax:input' || account === 'tax:tdsCredit');
  const at = (name: HouseLine['account']) => earned.find(({ account }) => account === name)?.minor ?? 0;
  const { reissued = { payable: 0, serviceFee: 0, gst: 0 } } = booking;
  return {
    payable: { ...payable, minor: payable.minor + reissued.payable },
    serviceFee: at('revenue:serviceFee') + reissued.serviceFee,
    gst: at('tax:gst') + reissued.gst,
    tds: at('tax:tds'),
    commission: at('commission'),
    convenienceFee: paidFee(order),
    ...(taxedBefore.length > 0 && { taxedBefore }),
  };
}
