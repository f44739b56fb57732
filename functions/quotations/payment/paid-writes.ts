import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { earnedFrom } from '#functions/quotations/earned-from.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem, KartPaymentRow } from '#functions/quotations/model.ts';
import { headWrite, kartEventWrite, versionStands } from '#functions/quotations/writes.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { instant } from '#shared/time.ts';
import { paidOf, withoutOrders } from './open-amount.ts';

/** What a quotation's due work names. */
export const kartSubject = (actor: Actor, id: string, name: 'kart' | 'kart-return' = 'kart'): TaskSubject => ({
  ...{ site: actor.site, reference: id, name },
});

/** What was paid of it is earned after the trip. */
export const earnTask = (actor: Actor, head: KartItem): Write<never> =>
  putTask(
    actor,
    kartKeys.kartTask(actor, head.id, 'EARN'),
    'REFRESH',
    kartSubject(actor, head.id),
    earnedFrom(actor, head),
  );

/** An order that was paid for a version. Minor units. */
interface PaidOrder {
  orderId: string;
  amount: number;
  currency: string;
  kartVersion: number;
}

/** Why what was paid cannot be kept; undefined where it can. */
export const whyNotKept = (head: KartItem, { amount }: Pick<PaidOrder, 'amount'>): 'ILLEGAL_TRANSITION' | undefined =>
  stateAfter('pay', head.state) && paidOf(head) + amount <= head.totalPrice ? undefined : 'ILLEGAL_TRANSITION';

/**
 * What the end of a paid order writes of its quotation: what was paid, the acceptance of what it is for, and the work that
 * earns it. BUSY where the quotation changed since it was read, or the version was withdrawn.
 */
export function kartPaidWrites(actor: Actor, head: KartItem, order: PaidOrder): Write<never>[] {
  const { orderId, amount, kartVersion, currency } = order;
  const at = instant(clock.now());
  const accepts = head.state === 'SENT' || head.acceptedVersion === 0;
  const next: KartItem = {
    ...withoutOrders(head, (one) => one.orderId === orderId),
    version: head.version + 1,
    state: stateAfter('pay', head.state) ?? head.state,
    paidOnline: head.paidOnline + amount,
    ...(accepts && { acceptedVersion: kartVersion, acceptedBy: head.customerName, acceptedAt: at }),
  };
  const payment: KartPaymentRow = { orderId, minor: amount, number: kartVersion, at };
  return [
    headWrite(actor, head, next, 'BUSY'),
    versionStands(actor, head.id, kartVersion, 'BUSY'),
    create(kartKeys.kartPayment(actor, head.id, orderId), { ...payment }),
    kartEventWrite(actor, head, next, 'pay', `${kartVersion}, ${formatMoney(amount, currency)}`),
    earnTask(actor, head),
  ];
}

/** An order of a quotation that came to nothing, or whose money went back: nobody waits for it. BUSY as above. */
export const orderGoneWrites = (actor: Actor, head: KartItem, orderId: string): Write<never>[] =>
  head.orders?.some((one) => one.orderId === orderId)
    ? [
        headWrite(
          actor,
          head,
          { ...withoutOrders(head, (one) => one.orderId === orderId), version: head.version + 1 },
          'BUSY',
        ),
      ]
    : [];
