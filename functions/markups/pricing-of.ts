import type { LinkActor, UserActor, VisitorActor } from '#functions/actor.ts';
import type { Buyer } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { customerOf } from '#functions/markups/groups/customer-of.ts';
import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { withCountries } from '#functions/markups/rules/with-countries.ts';
import { type Day, dayIn } from '#shared/time.ts';

/** All that a price depends on beside the offer. */
export interface Pricing {
  customer: Customer;
  book: MarkupBook;
  /** Today in the site's zone: tax rates hold by day. */
  day: Day;
}

/** `buyer`: whose price it is (buyerOf); left out, the actor's. */
export async function pricingOf(actor: UserActor | VisitorActor | LinkActor, buyer?: Buyer): Promise<Pricing> {
  const book = await withCountries(await readMarkups(actor));
  const customer = await customerOf(actor, book, buyer);
  // Staff who book for an agency see, and sell, what it pays.
  return {
    book,
    customer: buyer?.customer ? { ...customer, ownMarkup: undefined } : customer,
    day: dayIn(actor.head.zone, clock.now()),
  };
}

/** Customers with the same value of this pay the same. */
export const priceGroup = ({ userType, groupId, commissionShare, isTdsDeductable }: Customer): string =>
  [userType, groupId, commissionShare, isTdsDeductable].join('|');
