import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { readMarkets } from '#functions/destination/rates/markets.ts';
import { customerFrom, customerOf, type PricedBuyer } from '#functions/markups/groups/customer-of.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readMarkups } from '#functions/markups/store.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { activityRuleChooser } from '#shared/activities/markup/choose-rule.ts';
import type { SoldAreaTransfer } from '#shared/activities/price/price-area-transfer.ts';
import type { Selling } from '#shared/activities/price/price-item.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { keptActivityRules } from './markup/store.ts';

/** Whose price it is: the actor's own, or a customer's that staff sell to. */
export interface ActivityBuyer extends PricedBuyer {
  /** Empty: the site's default market. */
  marketId: string;
}

/** Of what is asked beside the buyer. */
interface Asked {
  /** Transfers between areas that may be chosen. */
  transfers?: readonly SoldAreaTransfer[];
  /** A group in place of the buyer's: of staff who try a price. */
  groupId?: string;
  /** The company that the buyer buys for, where it was read; read here where it was not. */
  company?: LegalEntityItem | undefined;
}

/**
 * By which terms the site sells activities to a buyer: its market, or the default where it has none that is still used; the
 * markup rules; its own company's, where it is an agency; today's taxes. All of it is kept in memory but the company.
 */
export async function sellingOf(
  actor: UserActor,
  buyer: ActivityBuyer = actor,
  { transfers = [], groupId, company }: Asked = {},
): Promise<Selling> {
  const book = await readMarkups(actor);
  const [markets, customer, rules, own] = await Promise.all([
    readMarkets(actor),
    groupId === undefined
      ? company
        ? customerFrom(book, buyer, company)
        : customerOf(actor, book, buyer)
      : { groupId },
    keptActivityRules(actor, 'SITE'),
    buyer.userType === 'travelAgent' ? keptActivityRules(actor, buyer.owner) : [],
  ]);
  const local = msToLocal(clock.now(), actor.head.zone);
  const today = local.slice(0, 10);
  const defaultMarketId = markets.find(({ isDefault }) => isDefault)?.id ?? '';
  const isUsed = markets.some(({ id, isDeactivated }) => id === buyer.marketId && !isDeactivated);
  return {
    today,
    now: local.slice(11, 16),
    defaultMarketId,
    marketId: isUsed ? buyer.marketId : defaultMarketId,
    transfers: new Map(transfers.map((one) => [one.id, one])),
    groupId: customer.groupId,
    rule: activityRuleChooser(rules, customer.groupId),
    ownRule: own.some(({ isOn }) => isOn) ? activityRuleChooser(own, '') : undefined,
    rates: {
      gst: rateOn(book.taxes, 'gst', today) ?? 0,
      tds: rateOn(book.taxes, 'tds', today) ?? 0,
      feeTax: book.feeTax,
    },
  };
}
