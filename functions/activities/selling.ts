import type { UserActor } from '#functions/actor.ts';
import type { Selling } from '#shared/activities/price/price-item.ts';
import type { Buyer } from './buyer.ts';
import { sellingOf } from './selling-of.ts';

/** To whom the site sells, before it is known which transfers may be asked for. */
export type Terms = Selling;

/** By which terms a buyer pays; what an agency adds for its own customers is no part of what staff see for it. */
export async function termsFor(actor: UserActor, { isCustomer, ...buyer }: Buyer): Promise<Terms> {
  const selling = await sellingOf(actor, buyer);
  return isCustomer ? { ...selling, ownRule: undefined } : selling;
}
