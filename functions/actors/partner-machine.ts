import { supplierCategories } from '#shared/partners/categories.ts';
import type { ConsumerTerms } from '#functions/markups/model.ts';
import type { LinkItem } from '#functions/partners/model.ts';
import type { UserItem } from '#functions/users/model.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { identityKeys } from './identity-keys.ts';

/** What a partner's key goes by: the partner's site, who stands for it, what is set for it, and its links. */
export type PartnerMakers = readonly [
  head: SiteHead | undefined,
  partner: UserItem | undefined,
  terms: ConsumerTerms | undefined,
  ...links: readonly (LinkItem | undefined)[],
];

/** Where those stand of a key made at `supplier`; `madeBy`: who stands for the partner there. */
export const partnerMakerKeys = (supplier: string, partner: string, madeBy: string) =>
  [
    identityKeys.head(partner),
    identityKeys.user(supplier, madeBy),
    identityKeys.consumerTerms(supplier, partner),
    ...supplierCategories.map((category) => identityKeys.link(partner, supplier, category)),
  ] as const;

/**
 * The user of a partner's key with what its site may do now: undefined, and the key makes no calls, while no link of it is
 * live, or its site is closed; what sells flights asks for the link of Flights and the supplier's switches. Who of its staff
 * made it does not matter. `home`: it is a test key, which tries everything while a link is live.
 */
export function asPartnerKey(
  machine: UserItem,
  [head, partner, terms, ...links]: PartnerMakers,
  home: string | undefined,
): UserItem | undefined {
  const live = links.filter((link) => link?.isLive);
  if (!head || head.isSuspended || live.length === 0) return undefined;
  if (!partner || partner.isBlocked || partner.partnerSite !== machine.partnerSite) return undefined;
  if (home !== undefined) return machine;
  return { ...machine, companyName: partner.companyName ?? '', ...partnerSwitches(terms, live) };
}

/** The switches of a partner at its supplier's, as that site set them, while its link of flights is live. */
export function partnerSwitches(
  terms: ConsumerTerms | undefined,
  links: readonly (LinkItem | undefined)[],
): Pick<UserItem, 'isFlightSearchAllowed' | 'isFlightHoldAllowed'> {
  const sells = links.some((link) => link?.isLive && link.category === 'Flights');
  return {
    isFlightSearchAllowed: sells && terms?.isFlightSearchAllowed === true,
    isFlightHoldAllowed: sells && terms?.isFlightHoldAllowed === true,
  };
}
