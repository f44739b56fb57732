import type { Actor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { isUnderWayOutside } from '#functions/payments/gateways/refunds-heard.ts';
import { gatewayOf } from '#functions/payments/gateways/registry.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { gatewayRefundWrites } from '#functions/payments/refund-writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { TurnTaker } from '#functions/table/take-moment.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { Write } from '#functions/table/write.ts';
import { cameBackWrites } from '#functions/users/company/daily-limit-writes.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { MOST_REFUSALS } from '#shared/payments/refund.ts';
import { givenBeyond, openOf, waitsForStaff } from './left-of.ts';
import type { RefundItem } from './model.ts';
import { readRefund } from './store.ts';
import { givenWrite, heardAsRead, startGivingWrites, stickWrites } from './writes.ts';

/** Steps of one refund in a run: begun, refused as often as it may be, given. */
const MOST_STEPS = MOST_REFUSALS + 2;

/**
 * Gives a refund back, once, as far as it goes now: the row's state decides in each commit, and a gateway knows each refund
 * by its reference. Answers the refund as it then stands; undefined where there is none. What stays due is tried again by
 * its task.
 */
export async function giveRefund(
  actor: TurnTaker,
  orderId: string,
  reference: string,
): Promise<RefundItem | undefined> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const refund = await readRefund(actor, orderId, reference);
    if (!refund || refund.state === 'Given' || refund.state === 'Stuck') return refund;
    const { owner, currency, to } = refund;
    const step = () => onwards(actor, orderId, reference);
    const moved = await (to.method === 'wallet'
      ? atWallet(actor, { site: actor.site, owner, currency }, step)
      : whileBusy(step));
    if (!moved.ok) break;
  }
  return readRefund(actor, orderId, reference);
}

/** One step, recorded before the next is tried. PAYMENT_PENDING where nobody can say now what became of it. */
async function onwards(actor: Actor, orderId: string, reference: string): Promise<Outcome<void>> {
  const [refund, order, payment] = await Promise.all([
    readRefund(actor, orderId, reference),
    readOrder(actor, orderId),
    readPayment(actor, orderId),
  ]);
  if (!refund || !order.ok) return fail('NOT_FOUND');
  if (refund.state === 'Due' && waitsForStaff(payment, order.value)) return fail('PAYMENT_PENDING');
  if (refund.state === 'Due') return commit(actor, startGivingWrites(actor, refund, payment));
  if (refund.state !== 'Giving') return ok(undefined);
  if (refund.to.method === 'wallet') return giveToWallet(actor, refund, order.value, payment);
  const { gateway: name, paymentId } = refund.to;
  if (!payment || !refund.refundId || isUnderWayOutside(payment.refunds ?? {}, paymentId))
    return fail('PAYMENT_PENDING');
  const { currency, refundId } = refund;
  const minor = openOf(refund);
  const given = await (await gatewayOf(actor, name))?.refund({ paymentId, minor, currency, refundId });
  if (given?.ok) {
    const back = { gateway: name, minor, ours: given.value.minor, currency };
    return commit(actor, [givenWrite(actor, refund), ...gatewayRefundWrites(actor, back, orderId)]);
  }
  if (given?.code !== 'PAYMENT_UNSUCCESSFUL') return fail('PAYMENT_PENDING');
  if (refund.refusals + 1 < MOST_REFUSALS) return commit(actor, startGivingWrites(actor, refund, payment, true));
  log.warn('refund stuck', { site: actor.site, gateway: name, orderId });
  return commit(actor, stickWrites(actor, refund));
}

/** What people read of its lines: those that come to nothing are left out. */
const readLines = ({ lines }: RefundItem) => lines.flatMap(({ kind, minor }) => (minor === 0 ? [] : [{ kind, minor }]));

/** What went back at the dashboard beyond what was left is not given once more: it is taken out of what waits to go back. */
async function giveToWallet(
  actor: Actor,
  refund: RefundItem,
  order: OrderItem,
  payment: PaymentItem | undefined,
): Promise<Outcome<void>> {
  const { orderId, owner, currency, to, outside = 0 } = refund;
  const beyond = givenBeyond(refund, order, payment);
  const minor = openOf(refund) - beyond;
  if (minor === 0)
    return commit(actor, [
      givenWrite(actor, refund, { outside: outside + beyond }),
      ...outsideLines(actor, refund, beyond),
      ...heardAsRead(actor, orderId, payment),
    ]);
  const wallet = await readWallet(actor, owner, currency);
  const spenderId = to.method === 'wallet' ? to.spenderId : undefined;
  const writes: Write<'ILLEGAL_TRANSITION' | 'WALLET_BUSY'>[] = [
    givenWrite(actor, refund, {
      walletEntry: `W${wallet.version}`,
      ...(beyond > 0 && { outside: outside + beyond }),
    }),
    ...outsideLines(actor, refund, beyond),
    ...heardAsRead(actor, orderId, payment),
    ...creditWrites(actor, {
      ...{ wallet, minor, against: 'clearing', kind: 'refund', reference: orderId },
      remark: `Refund: ${order.remark}`,
      order: { serviceName: order.serviceName, bookingId: order.subject },
      // What went back at the dashboard before leaves an entry that is no sum of its lines.
      ...(minor === refund.minor && { lines: readLines(refund) }),
    }),
    ...(spenderId && order.paidAt ? await cameBackWrites(actor, spenderId, minor, order.paidAt) : []),
  ];
  return commit(actor, writes, { busy: 'WALLET_BUSY' });
}

const outsideLines = (actor: Actor, { orderId: reference, currency }: RefundItem, minor: number): Write<never>[] =>
  minor === 0
    ? []
    : houseWrites(actor, {
        ...{ currency, reference },
        lines: [
          { account: 'clearing', minor: -minor },
          { account: 'outsideRefunds', minor },
        ],
      });
