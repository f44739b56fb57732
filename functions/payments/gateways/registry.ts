import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting, OrderItem } from '#functions/payments/model.ts';
import { phonepeGateway } from '#functions/payments/phonepe/adapter.ts';
import { razorpayGateway } from '#functions/payments/razorpay/adapter.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';
import { readGateways } from '#functions/payments/store.ts';
import { sandboxGateway } from '#functions/payments/sandbox-gateway/adapter.ts';
import { log } from '#functions/runtime/log.ts';
import type { FailureCode, Outcome } from '#shared/errors.ts';
import { isThere, readActiveGateways } from './active-gateways.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** One factory per adapter that a site's gateway setting can name. */
export const gatewayAdapters: Record<string, (actor: Actor, setting: GatewaySetting) => PaymentGateway> = {
  sandbox: sandboxGateway,
  razorpay: razorpayGateway,
  phonepe: phonepeGateway,
};

const made = (actor: Actor, setting: GatewaySetting | undefined): PaymentGateway | undefined => {
  const gateway = setting && isThere(setting) && gatewayAdapters[setting.adapter]?.(actor, setting);
  return gateway ? watched(actor, gateway) : undefined;
};

/**
 * The site's gateway of a name, for what was begun there, though it may be switched off; undefined where the site has
 * none such, or it takes no real money on a deployment that does. `account`: ours as it was called when it was begun.
 */
export async function gatewayOf(actor: Actor, name: string, account?: string): Promise<PaymentGateway | undefined> {
  const setting = (await readGateways(actor)).find((gateway) => gateway.name === name);
  return made(actor, setting && { ...setting, account: account ?? setting.account });
}

/** A gateway with how the site has set it. */
export interface SetGateway {
  gateway: PaymentGateway;
  setting: GatewaySetting;
}

/** Where an order is paid: the gateway that its service names, or one of this name that customers may choose. */
export async function gatewayFor(actor: Actor, order: OrderItem, name: string): Promise<SetGateway | undefined> {
  const only = serviceOf(order).paidAt?.(order);
  if (only !== undefined && only !== name) return undefined;
  const choice = await (only === undefined ? readActiveGateways : readGateways)(actor);
  const setting = choice.find((one) => one.name === name);
  const gateway = made(actor, setting);
  return gateway && setting && { gateway, setting };
}

/** The same gateway, which says in the log when it could not answer: the payment alarm counts that. */
function watched({ site }: Actor, gateway: PaymentGateway): PaymentGateway {
  const watch = async <T extends Outcome<unknown, FailureCode>>(asked: string, answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    if (!answer.ok) log.warn('gateway failed', { site, gateway: gateway.name, asked, reason: answer.code });
    return answer;
  };
  return {
    name: gateway.name,
    account: gateway.account,
    create: (order) => watch('create', gateway.create(order)),
    status: (gatewayOrderId, told) => watch('status', gateway.status(gatewayOrderId, told)),
    refund: (request) => watch('refund', gateway.refund(request)),
  };
}
