import { createHmac } from 'node:crypto';
import type { Told } from '#infra/local/fakes/fake-server.ts';
import { instant } from '#shared/time.ts';
import { id } from './replies.ts';

/** A webhook as an organisation registers it at Duffel, which makes the secret. */
export interface FakeWebhook {
  url: string;
  secret: string;
  /** Sends it on its way. */
  tell(told: Told): void;
}

/** The events of Duffel's documentation that the fake has reason to send. */
export type EventType =
  | 'ping.triggered'
  | 'order.created'
  | 'order.creation_failed'
  | 'payment.created'
  | 'order.airline_initiated_change_detected'
  | 'order_cancellation.created'
  | 'order_cancellation.confirmed';

export interface FakeEvent {
  type: EventType;
  /** What happened, or an object that names its order. */
  object: object;
  /** Duffel's id of what happened. */
  key: string;
}

/** `X-Duffel-Signature`: when it was sent (ms since 1970), and an HMAC over that and the bytes. */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** An event as Duffel sends it, signed at `now`, ms since 1970. */
export function noticeOf(
  { url, secret }: Pick<FakeWebhook, 'url' | 'secret'>,
  { type, object, key }: FakeEvent,
  now: number,
): Told {
  const body = JSON.stringify({
    id: id('wev'),
    api_version: 'v2',
    type,
    data: { object },
    live_mode: false,
    idempotency_key: key,
    created_at: instant(now),
    identity_organisation_id: 'org_0000000000000000000000',
  });
  return { url, body, headers: { 'x-duffel-signature': signatureOf(secret, body, now) } };
}
