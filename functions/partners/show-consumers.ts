import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import type { ConsumerRow } from '#shared/partners/consumer.ts';
import { supplierListId } from './list-id.ts';
import { readTermsAndWallets } from './link-store.ts';
import type { ConsumerItem } from './model.ts';

/** Consumers with their groups, switches and wallets. One trip of each, and the markup book where it is not in memory. */
export async function showConsumers(actor: UserActor, consumers: readonly ConsumerItem[]): Promise<ConsumerRow[]> {
  const [{ groups }, read] = await Promise.all([readMarkups(actor), readTermsAndWallets(actor, consumers)]);
  const now = clock.now();
  return consumers.map((one, at) => {
    const { terms, wallet } = read[at]!;
    const group = groups.find(({ id }) => id === terms?.groupId);
    const money = wallet && inForce(wallet, now);
    return {
      ...{ wl_companyName: one.companyName, wl_domain: one.domain, wl_logoUrl: one.logoUrl },
      ...{ wl_adminEmail: one.adminEmail, wl_adminContact: one.adminContact },
      ...{ wl_legalEntityId: `SITE#${one.consumer}`, wl_mongoDb_siteId: one.consumer },
      leGroup_groupName: group?.groupName ?? '',
      userGroup: { groupId: group?.id ?? '' },
      sup_category: one.category,
      sc_map_supplierListId: supplierListId(actor, one.category),
      sc_map_isFlightHoldAllowed: terms?.isFlightHoldAllowed ?? false,
      sc_map_isFlightSearchAllowed: terms?.isFlightSearchAllowed ?? false,
      status: one.state,
      wl_userId: one.userId,
      currency: actor.head.currency,
      balance: money?.balance ?? 0,
      creditLimit: money?.creditLimit ?? 0,
    };
  });
}
