import { type Actor, consumerOf } from '#functions/actor.ts';
import { bothSitesOf } from '#functions/actors/resale.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readCompany, readSite } from '#functions/site/store.ts';
import type { UserItem } from '#functions/users/model.ts';
import { legalEntityOf, readBooker } from '#functions/users/store.ts';
import { type Buyer, partyOf, partyOfSite } from './party-of.ts';

/**
 * Who an order's paper is made out to, as they are now: its customer, or the site that it was sold to through a link, as
 * that site says of itself. `known`: who ordered, where that is read already. Throws where that site is not there any more.
 */
export async function billedTo(
  actor: Actor,
  { owner, userId }: Pick<OrderItem, 'owner' | 'userId'>,
  known?: UserItem,
): Promise<Buyer> {
  const site = consumerOf(owner);
  if (site !== undefined) {
    const { consumer } = await bothSitesOf(actor, { soldTo: { site } });
    const [said, company] = await Promise.all([readSite(consumer), readCompany(consumer)]);
    return partyOfSite(said, company, actor.head.country);
  }
  const user = known ?? (await readBooker(actor, userId));
  return partyOf(user, user && (await legalEntityOf(actor, user)));
}
