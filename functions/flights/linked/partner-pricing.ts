import type { LinkActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { readConsumerTerms } from '#functions/markups/groups/consumer-store.ts';
import { customerFrom } from '#functions/markups/groups/customer-of.ts';
import type { Pricing } from '#functions/markups/pricing-of.ts';
import { withCountries } from '#functions/markups/rules/with-countries.ts';
import { readMarkups } from '#functions/markups/store.ts';
import type { Buyer } from '#functions/users/buyer.ts';
import { dayIn } from '#shared/time.ts';

/** Who buys at the supplier's: the site that sells on, as the user who stands for it there. */
export const partnerBuyer = ({ consumer, userId, name }: LinkActor): Buyer => ({
  ...{ userId, name, userType: 'travelAgent', owner: `SITE#${consumer}` },
  ...{ groupId: '', isAwaitingApproval: false, email: '' },
});

/** How the supplier prices for the link's consumer; undefined where it may not search its flights. */
export async function partnerPricing(link: LinkActor): Promise<Pricing | undefined> {
  const [terms, markups] = await Promise.all([readConsumerTerms(link, link.consumer), readMarkups(link)]);
  if (!terms?.isFlightSearchAllowed) return undefined;
  const book = await withCountries(markups);
  return { book, customer: customerFrom(book, partnerBuyer(link), terms), day: dayIn(link.head.zone, clock.now()) };
}
