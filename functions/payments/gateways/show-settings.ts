import * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import type { GatewayFee, GatewaySetting } from '#functions/payments/model.ts';
import { config } from '#functions/runtime/config.ts';
import { userIdOf } from '#functions/users/names.ts';
import { readPeople } from '#functions/users/store.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { toPercent } from '#shared/markups/fields.ts';
import {
  type GatewaySecretName,
  gatewaySecretLabels,
  gatewaySecretNames,
} from '#shared/payments/gateways/gateway-secrets.ts';
import {
  gatewayAdapterNames,
  gatewaySettings,
  type GatewaySettingsShown,
} from '#shared/payments/gateways/gateway-settings.ts';
import { phonepeWebhook } from '#shared/payments/phonepe-webhook.ts';
import { razorpayWebhook } from '#shared/payments/razorpay-webhook.ts';
import { lacksOf } from './lacks-of.ts';
import { type GatewaysRead, readGatewaySettings } from './settings-store.ts';

const webhooks: Readonly<Record<string, string>> = { razorpay: razorpayWebhook.path, phonepe: phonepeWebhook.path };

/** The keys that a gateway works by. */
export const secretsOf = (adapter: string): GatewaySecretName[] =>
  gatewaySecretNames.filter((name) => name.startsWith(adapter));

/** What a gateway lacks before it can be switched on: fields, then keys that are not kept yet. */
export const missingOf = (actor: Actor, setting: GatewaySetting, secrets: GatewaysRead['secrets']): string[] => [
  ...lacksOf(actor, setting),
  ...secretsOf(setting.adapter)
    .filter((name) => !secrets[name])
    .map((name) => `the ${gatewaySecretLabels[name].toLowerCase()}`),
];

const showFee = ({ kind, value }: GatewayFee) =>
  kind === 'percent' ? { kind, percent: toPercent(value) } : { kind, amount: value };

/** What whoever read an older version of the gateways is answered: what stands now, as the wire carries it. */
export const gatewaysConflict = async (
  actor: Actor,
  origin: string,
  known?: GatewaysRead,
): Promise<Failure<'CONFLICT'>> =>
  fail('CONFLICT', { detail: z.encode(gatewaySettings, await showGatewaySettings(actor, origin, known)) });

/** The gateways as their editor shows them. `origin`: where the site's pages are, for the addresses of webhooks. */
export async function showGatewaySettings(
  actor: Actor,
  origin: string,
  known?: GatewaysRead,
): Promise<GatewaySettingsShown> {
  const { version, gateways, secrets } = known ?? (await readGatewaySettings(actor));
  const { users } = await readPeople(
    actor,
    Object.values(secrets)
      .map(({ setBy }) => userIdOf(setBy))
      .filter(Boolean),
  );
  return {
    currency: actor.head.currency,
    version,
    isTest: config().GATEWAYS === 'test',
    gateways: gateways.flatMap((setting) => {
      const adapter = gatewayAdapterNames.find((name) => name === setting.adapter);
      if (!adapter) return [];
      const { title, isActive = true, account, keyId = '', clientVersion = '', webhookUser = '', fee } = setting;
      return [
        {
          ...{ adapter, title, isActive, account, keyId, clientVersion, webhookUser },
          ...(fee && { fee: showFee(fee) }),
          webhookUrl: webhooks[adapter] ? `${origin}${webhooks[adapter]}` : '',
          lacks: missingOf(actor, setting, secrets),
        },
      ];
    }),
    secrets: gatewaySecretNames.flatMap((name) => {
      const kept = secrets[name];
      if (!kept) return [];
      const user = users.get(userIdOf(kept.setBy));
      const setBy = user ? `${user.firstName} ${user.lastName}`.trim() : 'The platform';
      return [{ name, last4: kept.last4, setAt: kept.setAt, setBy }];
    }),
  };
}
