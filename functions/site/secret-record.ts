import type { Actor } from '#functions/actor.ts';
import type { GatewaySecretName } from '#shared/payments/gateways/gateway-secrets.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';

/** What a secret is sealed for: moved to another site or name it does not open. Roles are granted by how it begins. */
export const secretRecord = ({ site }: Actor, name: SecretName | GatewaySecretName): string => `secret/${site}/${name}`;
