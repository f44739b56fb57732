import type { UserActor } from '#functions/actor.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { createRefundWrites } from '#functions/payments/refunds/writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import type { KartItem, KartPaymentRow } from '../model.ts';
import { readHead, readKartPayments } from '../store.ts';
import { overpaidOf } from '../payment/open-amount.ts';
import { partReturnedWrites } from '../payment/return-writes.ts';

/**
 * Gives back what was paid beyond a quotation's total, `amount` as it was read (minor units), order by order, the last paid
 * first, each in a commit of its own that lowers what the quotation counts as paid: killed in between, the rest is overpaid
 * still. What was earned of one is not given back. CONFLICT where it is another amount by now.
 */
export async function giveBackOverpaid(actor: UserActor, { id, amount }: { id: string; amount: number }) {
  const head = await readHead(actor, id);
  if (!head) return fail('NOT_FOUND');
  if (head.state === 'CANCELLED') return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
  if (overpaidOf(head) !== amount || amount <= 0)
    return fail('CONFLICT', { message: 'The amount has changed. Please check it again.' });
  let left = amount;
  while (left > 0) {
    const done = await whileBusy(() => returnOne(actor, id, left));
    if (!done.ok) return done;
    if (done.value === 0) break;
    left -= done.value;
  }
  return left < amount
    ? ok({ id })
    : fail('ILLEGAL_TRANSITION', { message: 'Nothing of it can be returned: it is settled or on its way back.' });
}

/** What went back of one payment, minor units; 0 where nothing is left to go back. BUSY where something changed meanwhile. */
async function returnOne(
  actor: UserActor,
  id: string,
  most: number,
): Promise<Outcome<number, 'ILLEGAL_TRANSITION' | 'BUSY' | 'CONFLICT'>> {
  const [head, payments] = await Promise.all([readHead(actor, id), readKartPayments(actor, id)]);
  const wanted = head ? Math.min(most, overpaidOf(head)) : 0;
  for (const paid of payments.toReversed()) {
    if (!head || wanted === 0 || paid.returnedAt) continue;
    const unearned = paid.earnedAt ? paid.minor - (paid.earned ?? paid.minor) : paid.minor;
    if (unearned <= 0) continue;
    const [order, payment] = await Promise.all([readOrder(actor, paid.orderId), readPayment(actor, paid.orderId)]);
    if (!order.ok) continue;
    const minor = Math.min(wanted, unearned, leftOf(order.value, payment));
    if (minor <= 0) continue;
    const lines = [{ kind: 'quotation' as const, minor, posts: [{ account: 'clearing' as const, minor: -minor }] }];
    const done = await commit(actor, [
      ...createRefundWrites(
        actor,
        { order: order.value, payment },
        `${id}-${head.version}`,
        { lines, minor },
        {
          ...{ source: 'destination', bookingId: id },
        },
      ),
      ...partReturnedWrites(actor, head, paid, minor),
      ...(await toldWrites(actor, head, paid, minor)),
    ]);
    return done.ok ? ok(minor) : done;
  }
  return ok(0);
}

async function toldWrites(actor: UserActor, head: KartItem, { orderId }: KartPaymentRow, minor: number) {
  const money = formatMoney(minor, head.currency);
  return walletMail(actor, head.userId, 'quotation-paid', {
    orderId,
    subject: `${money} refunded`,
    heading: 'Part of your payment is refunded',
    paragraphs: [
      `${head.kartName}, quotation ${head.quotationId}, now costs less than you paid. ${money} is refunded to the original payment method.`,
    ],
    opens: { label: 'Open the payment', path: `/user/payments/${orderId}` },
  });
}
