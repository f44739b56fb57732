import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import type { SecretItem } from '#functions/site/model.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { type GatewaySecretName, gatewaySecretNames } from '#shared/payments/gateways/gateway-secrets.ts';

/** A site's gateways with what is kept of their keys, which is not what they are. */
export interface GatewaysRead {
  /** How often they were changed. */
  version: number;
  gateways: GatewaySetting[];
  secrets: Partial<Record<GatewaySecretName, SecretItem>>;
}

/** The site's gateways as they stand, in one trip. */
export async function readGatewaySettings(actor: Actor): Promise<GatewaysRead> {
  const [payments, ...sealed] = await getItems([
    siteKeys.site(actor, 'PAYMENTS'),
    ...gatewaySecretNames.map((name) => siteKeys.siteSecret(actor, name)),
  ]);
  return {
    version: payments?.version ?? 0,
    gateways: payments?.gateways ?? [],
    secrets: Object.fromEntries(gatewaySecretNames.flatMap((name, at) => (sealed[at] ? [[name, sealed[at]]] : []))),
  };
}
