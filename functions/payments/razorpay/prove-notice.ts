import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { VisitorActor } from '#functions/actor.ts';
import type { RawRequest } from '#functions/http/request/raw-request.ts';
import { isStale } from '#functions/payments/gateways/is-stale.ts';
import type { ToldRefund } from '#functions/payments/gateways/notice.ts';
import type { Proof } from '#functions/payments/gateways/prove.ts';
import { readGatewayOfKind, readOrderAtGateway } from '#functions/payments/gateways/store.ts';
import { isSignedBy } from '#functions/runtime/is-signed-by.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { razorpayEvent, type RazorpayRefund } from './shapes.ts';

/** An account as Razorpay's notices name it, and as its dashboard does. */
const bareAccount = (account: string): string => account.replace(/^acc_/, '');

/**
 * A webhook of Razorpay's, signed over its bytes by the secret that the site set there, or by the one before: what was
 * sent under that is still repeated. Of this site's own account, and of the last days.
 */
export async function proveRazorpayNotice(site: VisitorActor, { body, header }: RawRequest): Promise<Proof> {
  const setting = await readGatewayOfKind(site, 'razorpay');
  if (!setting) return { refused: 'foreign' };
  const keys = await openSecret(site, 'razorpayWebhookSecret');
  if (!isSignedBy(keys, body, header('x-razorpay-signature') ?? '')) return { refused: 'forged' };
  const event = readEvent(body);
  if (!event) return { refused: 'malformed' };
  if (bareAccount(event.account_id) !== bareAccount(setting.account)) return { refused: 'foreign' };
  if (isStale(event.created_at * 1000)) return { refused: 'stale' };
  const { payment, order, refund } = event.payload;
  const gatewayOrderId = order?.entity.id ?? payment?.entity.order_id ?? '';
  const orderId = gatewayOrderId ? await readOrderAtGateway(site, setting.name, gatewayOrderId) : undefined;
  const given = header('x-razorpay-event-id') ?? '';
  const notice = {
    eventId: /^[\w-]{1,80}$/.test(given) ? given : createHash('sha256').update(body).digest('hex'),
    orderId,
    gatewayOrderId,
    saysPaid: event.event === 'payment.captured' || event.event === 'order.paid',
    ...(refund && event.event.startsWith('refund.') && { refund: toldRefund(refund.entity) }),
  };
  return { gateway: setting.name, notice };
}

function readEvent(body: Buffer): z.output<typeof razorpayEvent> | undefined {
  try {
    const parsed = z.safeParse(razorpayEvent, JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const refundStates = { pending: 'underWay', processed: 'done', failed: 'failed' } as const;

const toldRefund = ({ id, status }: RazorpayRefund): ToldRefund => ({
  refundId: id,
  reference: id,
  state: refundStates[status],
});
