import type { Actor } from '#functions/actors/actor.ts';
import type { GatewaySetting, PaymentSettings } from '#functions/payments/model.ts';
import type { SecretItem } from '#functions/site/settings-store.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { type GatewaySecretName, gatewaySecretNames } from '#shared/payments/gateway-secrets.ts';

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
    keys.site(actor, 'PAYMENTS'),
    ...gatewaySecretNames.map((name) => keys.siteSecret(actor, name)),
  ]);
  const settings = payments as Partial<Pick<PaymentSettings, 'gateways' | 'version'>> | undefined;
  return {
    version: settings?.version ?? 0,
    gateways: settings?.gateways ?? [],
    secrets: Object.fromEntries(
      gatewaySecretNames.flatMap((name, at) => (sealed[at] ? [[name, sealed[at] as unknown as SecretItem]] : [])),
    ),
  };
}
