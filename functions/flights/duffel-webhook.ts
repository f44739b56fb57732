import type { GatewayActor } from '#functions/actor.ts';
import { handleNotice } from '#functions/http/handle-notice.ts';
import type { DuffelNotice } from '#functions/suppliers/duffel/prove-notice.ts';
import { duffelWebhook } from '#shared/flights/duffel-webhook.ts';

/** Loaded with the first notice: quotes and sales, which are this function's work, start without. */
const proof = () => import('#functions/suppliers/duffel/prove-notice.ts');
const taking = () => import('./take-duffel-notice.ts');

export const duffelWebhookHandler = handleNotice(
  duffelWebhook,
  async (site, raw) => (await proof()).proveDuffelNotice(site, raw),
  async (actor: GatewayActor<DuffelNotice>) => (await taking()).takeDuffelNotice(actor),
);
