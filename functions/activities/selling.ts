import type { UserActor } from '#functions/actor.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import type { Selling } from '#shared/activities/price/price-item.ts';
import type { Buyer } from './buyer.ts';
import { sellingOf } from './selling-of.ts';

/** To whom the site sells, before it is known which transfers may be asked for. */
export type Terms = Selling;

/**
 * By which terms a buyer pays; what an agency adds for its own customers is no part of what staff see for it. `company`: the
 * buyer's, where it was read.
 */
export async function termsFor(
  actor: UserActor,
  { isCustomer, ...buyer }: Buyer,
  company?: LegalEntityItem,
): Promise<Terms> {
  const selling = await sellingOf(actor, buyer, { company });
  return isCustomer ? { ...selling, ownRule: undefined } : selling;
}
