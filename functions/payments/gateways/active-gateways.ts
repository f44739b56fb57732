import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { readGateways } from '#functions/payments/store.ts';
import { config } from '#functions/runtime/config.ts';
import { lacksOf } from './lacks-of.ts';

/** Whether a gateway is there on this deployment: the sandbox takes no money, so it is there for tests alone. */
export const isThere = ({ adapter }: Pick<GatewaySetting, 'adapter'>): boolean =>
  adapter !== 'sandbox' || config().GATEWAYS === 'test';

/** The gateways that customers may choose, in the site's order. */
export const readActiveGateways = async (actor: Actor): Promise<GatewaySetting[]> =>
  (await readGateways(actor)).filter(
    (setting) => setting.isActive !== false && isThere(setting) && lacksOf(actor, setting).length === 0,
  );
