import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { VisitorActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { RawRequest } from '#functions/http/request/raw-request.ts';
import { isStale } from '#functions/payments/gateways/is-stale.ts';
import type { ToldRefund } from '#functions/payments/gateways/notice.ts';
import type { Proof } from '#functions/payments/gateways/prove.ts';
import { readGatewayOfKind } from '#functions/payments/gateways/store.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { phonepeEvent } from './shapes.ts';

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** Whether a webhook's `Authorization` is that of the user name with one of the passwords. */
function isKnown(user: string, passwords: readonly string[], given: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(given)) return false;
  const bytes = Buffer.from(given, 'hex');
  return passwords.some((password) => timingSafeEqual(sha256(`${user}:${password}`), bytes));
}

/**
 * A webhook of PhonePe's, which signs by the user name and password that the site gave it, and not over its bytes: so
 * what it says is only where to look. Of this site's own merchant id, and of the last days.
 */
export async function provePhonepeNotice(site: VisitorActor, { body, header }: RawRequest): Promise<Proof> {
  const setting = await readGatewayOfKind(site, 'phonepe');
  if (!setting?.webhookUser) return { refused: 'foreign' };
  const passwords = await openSecret(site, 'phonepeWebhookPassword');
  const given = (header('authorization') ?? '').replace(/^SHA256\s+/i, '');
  if (!isKnown(setting.webhookUser, passwords, given)) return { refused: 'forged' };
  const event = readEvent(body);
  if (!event) return { refused: 'malformed' };
  const { payload } = event;
  if (payload.merchantId !== setting.account) return { refused: 'foreign' };
  if (isStale(saidAt(payload))) return { refused: 'stale' };
  const gatewayOrderId = payload.merchantOrderId ?? payload.originalMerchantOrderId ?? '';
  const refund = event.event.startsWith('pg.refund.') ? toldRefund(payload) : undefined;
  return {
    gateway: setting.name,
    notice: {
      eventId: sha256(body).toString('hex'),
      orderId: /^([0-9A-Za-z]{10,40})-\d+-\w+$/.exec(gatewayOrderId)?.[1],
      gatewayOrderId,
      saysPaid: event.event === 'checkout.order.completed' || event.event === 'pg.order.completed',
      ...(refund && { refund }),
    },
  };
}

type Payload = z.output<typeof phonepeEvent>['payload'];

/** When it happened, ms since 1970; of what says only until when it may happen, not later than now. */
function saidAt({ timestamp, paymentDetails, expireAt }: Payload): number {
  const times = [timestamp, ...(paymentDetails ?? []).map((one) => one.timestamp)].filter(
    (one) => typeof one === 'number',
  );
  return times.length ? Math.max(...times) : Math.min(expireAt ?? 0, clock.now());
}

const refundStates: Readonly<Record<string, ToldRefund['state']>> = { COMPLETED: 'done', FAILED: 'failed' };

const toldRefund = ({ refundId, merchantRefundId: reference, state }: Payload): ToldRefund | undefined =>
  refundId && reference ? { refundId, reference, state: refundStates[state ?? ''] ?? 'underWay' } : undefined;

function readEvent(body: Buffer): z.output<typeof phonepeEvent> | undefined {
  try {
    const parsed = z.safeParse(phonepeEvent, JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
