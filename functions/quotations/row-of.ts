import type { KartRow } from '#shared/quotations/kart-row.ts';
import type { KartItem } from './model.ts';

/** What lists show of it. */
export const rowOf = (head: KartItem): KartRow => ({
  id: head.id,
  quotationId: head.quotationId,
  kartName: head.kartName,
  customerId: head.customerId,
  customerName: head.customerName,
  companyName: head.companyName,
  arrivalDate: head.arrivalDate,
  adults: head.adults,
  child: head.child,
  infant: head.infant,
  state: head.state,
  isVouchered: head.isVouchered,
  lastVersion: head.lastVersion,
  validTill: head.validTill,
  openQuestions: head.openQuestions,
  paymentDeadline: head.paymentDeadline,
  currency: head.currency,
  paid: head.collectedPayment + head.paidOnline,
  total: head.totalPrice,
  createdAt: head.createdAt,
});
