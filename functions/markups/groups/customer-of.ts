import type { Buyer } from '#functions/users/buyer.ts';
import {
  type Actor,
  consumerOf,
  legalEntityOf,
  type LinkActor,
  type UserActor,
  type VisitorActor,
} from '#functions/actor.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { readLegalEntity } from '#functions/users/store.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { readConsumerTerms } from './consumer-store.ts';
import type { Customer, MarkupBook } from '../model.ts';

/** As much of a buyer as a price depends on. An API consumer (`SITE#<site>`) buys as an agent does. */
export type PricedBuyer = Pick<Buyer, 'userType' | 'groupId' | 'owner'>;

/** As much of who a buyer of the trade buys for: a company, or a site that sells what this one supplies. */
type TradeTerms = Pick<LegalEntityItem, 'groupId' | 'isTdsDeductable' | 'ownMarkup'>;

/** The commission and group of a customer of the trade. One that was removed falls back on the site's default group. */
function inGroup(book: MarkupBook, wanted: string) {
  const group = book.groups.find(({ id }) => id === wanted) ?? book.groups.find(({ isDefault }) => isDefault);
  return { groupId: group?.id ?? '', commissionShare: group?.commissionShare ?? 0 };
}

/**
 * How a buyer is priced, whose company is read. Agents, corporates and API consumers by their own group, or the site's
 * default one; everyone else pays the site's retail price, unless a group was given to the user. Undefined: a visitor.
 */
export function customerFrom(
  book: MarkupBook,
  buyer: PricedBuyer | undefined,
  company: TradeTerms | undefined,
): Customer {
  const retail: Customer = { userType: 'retail', groupId: RETAIL, commissionShare: 0, isTdsDeductable: false };
  if (!buyer) return retail;
  const { userType, groupId } = buyer;
  if (userType === 'staff') return { ...retail, userType };
  if (userType === 'retail') return groupId ? { ...retail, ...inGroup(book, groupId) } : retail;
  const customer = {
    userType,
    ...inGroup(book, company?.groupId || groupId),
    isTdsDeductable: company?.isTdsDeductable ?? true,
  };
  return userType === 'travelAgent' && company?.ownMarkup?.isOn
    ? { ...customer, ownMarkup: company.ownMarkup }
    : customer;
}

/** How a buyer is priced (`customerFrom`): the actor, unless staff book for somebody. One read, for customers of the trade only. */
export async function customerOf(
  actor: UserActor | VisitorActor | LinkActor,
  book: MarkupBook,
  buyer: PricedBuyer | undefined = actor.kind === 'user' ? actor : undefined,
): Promise<Customer> {
  const site = buyer && consumerOf(buyer.owner);
  const terms = site === undefined ? await companyOf(actor, buyer) : await readConsumerTerms(actor, site);
  return customerFrom(book, buyer, terms);
}

/** The company that a buyer buys for; undefined for everybody but the trade. */
export async function companyOf(actor: Actor, buyer: PricedBuyer | undefined): Promise<LegalEntityItem | undefined> {
  const id = buyer && companyIdOf(buyer);
  return id === undefined ? undefined : readLegalEntity(actor, id);
}

/** Its id. */
export const companyIdOf = (buyer: PricedBuyer): string | undefined =>
  isTrade(buyer) ? legalEntityOf(buyer.owner) : undefined;

const isTrade = ({ userType }: PricedBuyer): boolean => userType === 'travelAgent' || userType === 'corporate';
