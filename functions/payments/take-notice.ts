import type { GatewayActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { GatewayNotice } from './gateways/notice.ts';
import { wasHeard } from './gateways/store.ts';
import { noticeHeardWrites } from './gateways/writes.ts';
import { settleOrder } from './settle-order.ts';
import { readPayment } from './store.ts';

type Taken = Outcome<{ taken: boolean }, 'BUSY'>;

/**
 * Goes after what a gateway told: the order it names is settled as the return, the poll and the sweeper settle it, by
 * what the gateway answers when it is asked. Heard before, about none of our orders or of no interest: taken, and nothing
 * else. BUSY where the gateway does not say yet what it told: it tells it again.
 */
export async function takeNotice(actor: GatewayActor<GatewayNotice>): Promise<Taken> {
  const { gateway, notice } = actor;
  if (await wasHeard(actor, gateway, notice.eventId)) return ok({ taken: true });
  const gone = await goAfter(actor);
  if (!gone.ok) return gone;
  await commit(actor, noticeHeardWrites(actor, gateway, notice.eventId));
  return ok({ taken: true });
}

async function goAfter(actor: GatewayActor<GatewayNotice>): Promise<Outcome<void, 'BUSY'>> {
  const { gateway, notice } = actor;
  const { orderId, gatewayOrderId, saysPaid, refund } = notice;
  const begun = orderId === undefined ? undefined : await readPayment(actor, orderId);
  const isOurs = begun?.attempts.some((one) => one.gateway === gateway && one.gatewayOrderId === gatewayOrderId);
  if (!begun || !isOurs) return ok(undefined);
  const settled = await settleOrder(actor, begun.orderId, refund && { gatewayOrderId, reference: refund.reference });
  if (saysPaid && settled === 'PENDING') return fail('BUSY');
  if (!refund) return ok(undefined);
  const known = (await readPayment(actor, begun.orderId))?.refunds?.[refund.refundId];
  const isTaken = known && (known.state === refund.state || refund.state === 'underWay' || known.state === 'done');
  return isTaken ? ok(undefined) : fail('BUSY');
}
