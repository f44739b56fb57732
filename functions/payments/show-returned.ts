import type { ReturnedPayment } from '#shared/payments/returned-payment.ts';
import { titleIn } from './kept-store.ts';
import type { GatewaySetting, OrderEventItem, OrderItem, PaymentItem } from './model.ts';

/** Payments of an order that pay for nothing, oldest first; `timeline`: of those from before they were kept, too. */
export function showReturned(
  { returned = {} }: Pick<PaymentItem, 'returned'>,
  gateways: readonly GatewaySetting[],
  timeline?: { order: Pick<OrderItem, 'currency'>; events: readonly OrderEventItem[] },
): ReturnedPayment[] {
  const kept = Object.entries(returned)
    .toSorted(([, one], [, other]) => (one.since < other.since ? -1 : 1))
    .map(([paymentId, { gateway, minor, currency, isSecond = false, backAt = '', ours }]) => ({
      gateway: titleIn(gateways, gateway),
      paymentId,
      amount: minor,
      currency,
      isSecond,
      backAt,
      isOurs: ours !== 0,
    }));
  const older = timeline
    ? toldAlone(timeline.events, timeline.order.currency).filter(({ paymentId }) => !(paymentId in returned))
    : [];
  return [...older.map((one) => ({ ...one, gateway: titleIn(gateways, one.gateway) })), ...kept];
}

/** What the timeline tells by itself: which payment, and whether it is back. How much it was is not in it. */
function toldAlone(events: readonly OrderEventItem[], currency: string): ReturnedPayment[] {
  const back = new Map(events.flatMap(({ event, note, at }) => (event === 'lateRefund' ? [[note, at] as const] : [])));
  return events.flatMap(({ event, note, from }) => {
    if (event !== 'latePayment') return [];
    const space = note.indexOf(' ');
    const isSecond = !['AWAITING_PAYMENT', 'EXPIRED', 'SUPERSEDED'].includes(from);
    const [gateway, paymentId] = [note.slice(0, space), note.slice(space + 1)];
    return [{ gateway, paymentId, amount: null, currency, isSecond, backAt: back.get(note) ?? '', isOurs: true }];
  });
}
