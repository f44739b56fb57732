import { formatMoney } from '#shared/money.ts';

/** What a quotation comes to and what was paid for it; minor units. */
interface Paid {
  totalPrice: number;
  paidOnline: number;
  collectedPayment: number;
}

/** What was paid beyond the total, minor units; 0 where nothing was. */
export const paidBeyond = ({ totalPrice, paidOnline, collectedPayment }: Paid): number =>
  Math.max(0, paidOnline + collectedPayment - totalPrice);

/** What is said before a total falls below what was paid; undefined where no more is paid beyond it than before. */
export function overpaidText(before: Paid, after: Paid, currency: string): string | undefined {
  const over = paidBeyond(after);
  if (over <= paidBeyond(before)) return undefined;
  const online = Math.min(over, after.paidOnline);
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    `Paid beyond the new total: ${money(over)}.`,
    online > 0 && `Under Payment, Return overpayment refunds ${money(online)} to the customer.`,
    over > online && `You collected ${money(over - online)} of it: return that yourselves.`,
  ]
    .filter(Boolean)
    .join(' ');
}
