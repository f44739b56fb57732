import type { Actor } from '#functions/actors/actor.ts';
import { type GatewaySetting, readPaymentSettings } from '#functions/payments/store.ts';
import { sandboxGateway } from '#functions/payments/sandbox-gateway/adapter.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** One factory per adapter that a site's gateway setting can name. */
export const gatewayAdapters: Record<string, (actor: Actor, setting: GatewaySetting) => PaymentGateway> = { sandbox: sandboxGateway };

/** The site's gateway of a name; undefined where the site has none such. */
export async function gatewayOf(actor: Actor, name: string): Promise<PaymentGateway | undefined> {
  const setting = (await readPaymentSettings(actor)).gateways.find((gateway) => gateway.name === name);
  return setting && gatewayAdapters[setting.adapter]?.(actor, setting);
}
