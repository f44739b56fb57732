import type { Actor } from '#functions/actor.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { siteKeys } from './keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';
import { secretRecord } from './secret-record.ts';

/**
 * A secret of the site's own: the present one first, then the one before it, for what that has signed. Empty where none
 * was set. A function that imports this is granted the keys to secrets (infra/aws/reach.ts), and no other is.
 */
export async function openSecret(actor: Actor, name: SecretName | GatewaySecretName): Promise<string[]> {
  const kept = await getItem(siteKeys.siteSecret(actor, name));
  const sealed = [kept?.sealed, kept?.former].filter((one) => one !== undefined);
  return Promise.all(sealed.map((one) => decryptPersonal(secretRecord(actor, name), one) as Promise<string>));
}
