import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '#functions/actor.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import type { SandboxOrder } from './model.ts';

/** What a site that has set no key of its own signs with. It protects nothing: no money moves here. */
const usualKey = ({ site }: Actor): string => `sandbox:${site}`;

type Signed = Pick<SandboxOrder, 'gatewayOrderId' | 'minor' | 'currency' | 'returnUrl' | 'expiresAt'>;

const signatureBy = (key: string, { gatewayOrderId, minor, currency, returnUrl, expiresAt }: Signed): string =>
  createHmac('sha256', key).update([gatewayOrderId, minor, currency, returnUrl, expiresAt].join('\n')).digest('hex');

/** Signs an order on its way to the gateway: by the site's own key, else by the usual one. */
export async function signOrder(actor: Actor, order: Signed): Promise<string> {
  const [own] = await openSecret(actor, 'sandboxGatewayKey');
  return signatureBy(own ?? usualKey(actor), order);
}

/**
 * Whether an order comes from the site. What was signed by the key before the present one still does, so that a change
 * of keys stops no payment that is under way.
 */
export async function isSigned(actor: Actor, order: SandboxOrder): Promise<boolean> {
  const [own, former] = await openSecret(actor, 'sandboxGatewayKey');
  const given = Buffer.from(order.signature, 'hex');
  const accepted = own === undefined ? [usualKey(actor)] : [own, former ?? usualKey(actor)];
  return accepted.some((key) => {
    const right = Buffer.from(signatureBy(key, order), 'hex');
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
