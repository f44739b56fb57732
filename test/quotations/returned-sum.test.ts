import { expect, it } from 'vitest';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { returnedSum } from '#functions/quotations/due/return-paid.ts';

const order = {
  ...{ amount: 10_000, currency: 'INR', orderId: 'O1' },
  paidBy: { method: 'gateway', gateway: 'razorpay', paymentId: 'P1', fee: 200 },
} as unknown as OrderItem;
const noted = (booked: number) =>
  ({
    refunds: { R1: { paymentId: 'P1', booked, state: 'done', settled: { how: 'noted' } } },
  }) as unknown as PaymentItem;
/** What each account moves by, and what the customer gets. */
function moved(payment: PaymentItem | undefined, keepsConvenienceFee: boolean) {
  const { lines, minor } = returnedSum(order, payment, keepsConvenienceFee);
  const posts: Record<string, number> = {};
  for (const line of lines)
    for (const { account, minor: sum } of line.posts) posts[account] = (posts[account] ?? 0) + sum;
  expect(lines.reduce((sum, line) => sum + line.minor, 0)).toBe(minor);
  expect(Object.values(posts).reduce((sum, one) => sum + one, 0)).toBe(0 - minor);
  return { minor, ...posts };
}

it.each([
  { what: 'nothing', before: 0, keeps: false, minor: 10_200, outsideRefunds: undefined, fee: -200 },
  { what: 'part of it', before: 4_000, keeps: false, minor: 6_200, outsideRefunds: 4_000, fee: -200 },
  {
    what: 'part of it, where the fee is kept',
    before: 4_000,
    keeps: true,
    minor: 6_200,
    outsideRefunds: 3_800,
    fee: undefined,
  },
  { what: 'all of it', before: 10_200, keeps: false, minor: 0, outsideRefunds: 10_200, fee: -200 },
])(
  'leaves nothing of a cancelled quotation in clearing where $what went back at the dashboard before',
  ({ before, keeps, minor, outsideRefunds, fee }) => {
    expect(moved(before ? noted(before) : undefined, keeps)).toEqual({
      ...{ minor, clearing: -10_000 },
      ...(outsideRefunds !== undefined && { outsideRefunds }),
      ...(fee !== undefined && { 'revenue:convenienceFee': fee }),
    });
  },
);
