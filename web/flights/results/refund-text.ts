import type { Offer } from '#shared/flights/model.ts';

/** Suppliers write fees as sentences of their own: `From ₹ 3,250.00`, `Free`. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Terms = Pick<Offer, 'isRefundable' | 'family'>;

/** Whether the money of this very fare comes back: one word for every place that shows the fare. */
export const refundText = ({ isRefundable }: Terms): string => (isRefundable ? 'Refundable' : 'Non-refundable');

/** The same with what a cancellation costs, where the supplier says it: `Refundable, cancel from ₹ 4,500.00`. */
export function refundTerms(terms: Terms): string {
  const fee = terms.isRefundable ? terms.family.cancelFee : '';
  return fee ? `${refundText(terms)}, cancel ${lower(fee)}` : refundText(terms);
}
