import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { readGateways } from '#functions/payments/store.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { GatewayAdapterName } from '#shared/payments/gateways/gateway-settings.ts';

/** The site's gateway of a kind, active or not; a site has each once. */
export const readGatewayOfKind = async (
  actor: Actor,
  adapter: GatewayAdapterName,
): Promise<GatewaySetting | undefined> => (await readGateways(actor)).find((gateway) => gateway.adapter === adapter);

/** Our order that an order of the gateway's is; undefined where it is none of ours. */
export const readOrderAtGateway = async (
  actor: Actor,
  gateway: string,
  gatewayOrderId: string,
): Promise<string | undefined> => (await getItem(paymentKeys.gatewayOrder(actor, gateway, gatewayOrderId)))?.orderId;

/** Was this notice heard, and gone after, before? */
export const wasHeard = async (actor: Actor, gateway: string, eventId: string): Promise<boolean> =>
  (await getItem(paymentKeys.gatewayNotice(actor, gateway, eventId))) !== undefined;
