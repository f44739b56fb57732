import { makeKey } from '#functions/table/key.ts';
import type { ConsumerTerms } from '#functions/markups/model.ts';
import type { ConsumerItem, LinkItem } from '#functions/partners/model.ts';
import type { LegalEntityItem, SessionItem, UserItem } from '#functions/users/model.ts';
import type { SupplierCategory } from '#shared/partners/categories.ts';
import type { SiteHead } from '#shared/site/model.ts';

/**
 * What must be read before there is an actor: the site's head, a session and its user, a link's rows and its consumer's. For the actor makers only
 * (linted); the domain's row is the fourth (globalSiteKeys).
 */
export const identityKeys = {
  head: (site: string) => makeKey<SiteHead>(`S#${site}#SITE`, 'HEAD'),
  session: (site: string, hash: string) => makeKey<SessionItem>(`S#${site}#SESS#${hash}`, 'A'),
  user: (site: string, userId: string) => makeKey<UserItem>(`S#${site}#USER#${userId}`, 'A'),
  company: (site: string, id: string) => makeKey<LegalEntityItem>(`S#${site}#LE#${id}`, 'A'),
  /** A consumer's link to a supplier, that to its flights, and what that supplier knows of it. */
  link: (site: string, supplier: string, category: SupplierCategory) =>
    makeKey<LinkItem>(`S#${site}#LINK`, `${supplier}#${category}`),
  /** What a supplier has set for a consumer, and what it knows of it. */
  consumerTerms: (site: string, consumer: string) => makeKey<ConsumerTerms>(`S#${site}#CONT`, consumer),
  consumer: (site: string, consumer: string, category: SupplierCategory) =>
    makeKey<ConsumerItem>(`S#${site}#CONS`, `${consumer}#${category}`),
};
