import type { JumpedBy, UserItem } from '#functions/users/model.ts';
import { getItems } from '#functions/table/read.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { identityKeys } from './identity-keys.ts';

/**
 * Whether somebody may stand for their site at a supplier's now: a link of it is live, and neither they nor their site are
 * shut out. One trip.
 */
export async function mayJump(supplier: string, { home, userId }: Pick<JumpedBy, 'home' | 'userId'>): Promise<boolean> {
  const [user, head, ...links] = await getItems([
    identityKeys.user(home, userId),
    identityKeys.head(home),
    ...supplierCategories.map((category) => identityKeys.link(home, supplier, category)),
  ] as const);
  const isThere = user !== undefined && !user.isBlocked && user.userType === 'staff';
  return isThere && head !== undefined && !head.isSuspended && links.some((link) => link?.isLive);
}

/** The user that stands for a partner site, in the name of who of its staff is here; undefined once they may not any more. */
export async function asPartner(site: string, partner: UserItem, jump: JumpedBy): Promise<UserItem | undefined> {
  if (partner.partnerSite !== jump.home || !(await mayJump(site, jump))) return undefined;
  return { ...partner, firstName: jump.name, lastName: `(${partner.companyName ?? jump.home})` };
}
