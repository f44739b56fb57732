import type { JumpedBy, UserItem } from '#functions/users/model.ts';
import { getItems } from '#functions/table/read.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { identityKeys } from './identity-keys.ts';
import { partnerSwitches } from './partner-machine.ts';

/** What somebody may do who stands for their site at a supplier's now; undefined where they may not. One trip. */
async function standingOf(supplier: string, { home, userId }: Pick<JumpedBy, 'home' | 'userId'>) {
  const [user, head, terms, ...links] = await getItems([
    identityKeys.user(home, userId),
    identityKeys.head(home),
    identityKeys.consumerTerms(supplier, home),
    ...supplierCategories.map((category) => identityKeys.link(home, supplier, category)),
  ] as const);
  const isThere = user !== undefined && !user.isBlocked && user.userType === 'staff';
  const isOpen = isThere && head !== undefined && !head.isSuspended && links.some((link) => link?.isLive);
  return isOpen ? partnerSwitches(terms, links) : undefined;
}

/**
 * Whether somebody may stand for their site at a supplier's now: a link of it is live, and neither they nor their site are
 * shut out. One trip.
 */
export const mayJump = async (supplier: string, by: Pick<JumpedBy, 'home' | 'userId'>): Promise<boolean> =>
  (await standingOf(supplier, by)) !== undefined;

/** The user that stands for a partner site, in the name of who of its staff is here; undefined once they may not any more. */
export async function asPartner(site: string, partner: UserItem, jump: JumpedBy): Promise<UserItem | undefined> {
  const standing = partner.partnerSite === jump.home ? await standingOf(site, jump) : undefined;
  return (
    standing && { ...partner, ...standing, firstName: jump.name, lastName: `(${partner.companyName ?? jump.home})` }
  );
}
