import type { Actor, JobActor } from '#functions/actor.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import type { RefundLine, RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import { createRefundWrites } from '#functions/payments/refunds/writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { readFlightRules } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { paymentReturnedWrites } from '../payment/return-writes.ts';
import { readHead, readKartPayments } from '../store.ts';

/**
 * What goes back of an order that paid for a quotation: all of it from clearing, where it waits, and the gateway's convenience
 * fee unless the site keeps it. Never more than is left of what was paid.
 */
export function returnedSum(
  order: OrderItem,
  payment: PaymentItem | undefined,
  keepsConvenienceFee: boolean,
): RefundSum {
  const left = leftOf(order, payment);
  const due = Math.max(0, order.amount - (order.refunds ?? 0));
  const minor = Math.min(left, due);
  const feeDue = keepsConvenienceFee ? 0 : paidFee(order);
  const fee = Math.min(left - minor, feeDue);
  // What went back at the gateway's dashboard before answers for the rest, which nobody earns.
  const before = due - minor + feeDue - fee;
  const lines: RefundLine[] = [
    { kind: 'quotation', minor: due, posts: [{ account: 'clearing', minor: -due }] },
    ...(before > 0
      ? [
          {
            kind: 'givenBefore' as const,
            minor: -before,
            posts: [{ account: 'outsideRefunds' as const, minor: before }],
          },
        ]
      : []),
    ...(feeDue > 0
      ? [
          {
            kind: 'convenienceFee' as const,
            minor: feeDue,
            posts: [{ account: 'revenue:convenienceFee' as const, minor: -feeDue }],
          },
        ]
      : []),
  ];
  return { lines, minor: minor + fee };
}

/** Gives back what was paid for a cancelled quotation, order by order, each once. Answers whether all of it is on its way. */
export async function returnPaid(actor: Actor, id: string): Promise<boolean> {
  const { keepsConvenienceFee } = await readFlightRules(actor);
  for (const { orderId, returnedAt } of await readKartPayments(actor, id)) {
    if (returnedAt) continue;
    const done = await whileBusy(() => returnOne(actor, id, orderId, keepsConvenienceFee));
    if (!done.ok) return false;
  }
  return true;
}

async function returnOne(
  actor: Actor,
  id: string,
  orderId: string,
  keepsConvenienceFee: boolean,
): Promise<Outcome<void>> {
  const [head, payments, order, payment] = await Promise.all([
    readHead(actor, id),
    readKartPayments(actor, id),
    readOrder(actor, orderId),
    readPayment(actor, orderId),
  ]);
  const paid = payments.find((one) => one.orderId === orderId);
  if (!head || !paid || !order.ok) return fail('NOT_FOUND');
  if (paid.returnedAt || head.state !== 'CANCELLED') return ok(undefined);
  const sum = returnedSum(order.value, payment, keepsConvenienceFee);
  const money = formatMoney(sum.minor, order.value.currency);
  return commit(actor, [
    ...createRefundWrites(actor, { order: order.value, payment }, id, sum, { source: 'destination', bookingId: id }),
    ...paymentReturnedWrites(actor, head, paid),
    ...(sum.minor > 0
      ? await walletMail(actor, order.value.userId, 'quotation-paid', {
          orderId,
          subject: `${money} refunded`,
          heading: 'Your quotation was cancelled',
          paragraphs: [
            `${head.kartName}, quotation ${head.quotationId}, was cancelled. ${money} is refunded to the original payment method.`,
          ],
          opens: { label: 'Open the payment', path: `/user/payments/${orderId}` },
        })
      : []),
  ]);
}

/** The same as due work, until all of it is on its way. */
export async function returnWhenDue(actor: JobActor, { key, subject }: DueTask<TaskSubject>): Promise<void> {
  if (await returnPaid(actor, subject.reference)) await commit(actor, [endTask(key)]);
}
