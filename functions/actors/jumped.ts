import type { JumpedBy, UserItem } from '#functions/users/model.ts';
import { getItems } from '#functions/table/read.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { allPermissions, type Permission } from '#shared/permissions/catalogue.ts';
import { holds } from '#shared/permissions/holds.ts';
import { identityKeys } from './identity-keys.ts';
import { partnerSwitches } from './partner-machine.ts';
import { permissionsOf } from './permissions-of.ts';

/** Who of a site's staff stands for it, and what sessions of theirs at home must be of to be alive. */
type Standing = Pick<JumpedBy, 'home' | 'userId' | 'epoch'>;

const everything: ReadonlySet<Permission> = new Set(allPermissions.map(({ id }) => id));

/** What somebody may do who stands for their site at a supplier's now; undefined where they may not. One trip. */
async function standingOf(supplier: string, { home, userId, epoch }: Standing) {
  const [user, head, terms, ...links] = await getItems([
    identityKeys.user(home, userId),
    identityKeys.head(home),
    identityKeys.consumerTerms(supplier, home),
    ...supplierCategories.map((category) => identityKeys.link(home, supplier, category)),
  ] as const);
  const isThere = user !== undefined && !user.isBlocked && user.userType === 'staff' && user.sessionEpoch === epoch;
  if (!isThere || !head || head.isSuspended || !links.some((link) => link?.isLive)) return undefined;
  const held = user.isSuperAdmin ? everything : await permissionsOf(head, user);
  const mayStay = holds({ ...user, permissions: held }, 'suppliers.edit');
  return mayStay ? { switches: partnerSwitches(terms, links), held } : undefined;
}

/**
 * Whether somebody may stand for their site at a supplier's now: a link of it is live, neither they nor their site are
 * shut out, nobody signed them out at home since, and they may still deal with suppliers. One trip.
 */
export const mayJump = async (supplier: string, by: Standing): Promise<boolean> =>
  (await standingOf(supplier, by)) !== undefined;

/**
 * The user that stands for a partner site, in the name of who of its staff is here, and what that person holds at home;
 * undefined once they may not any more.
 */
export async function asPartner(
  site: string,
  partner: UserItem,
  jump: JumpedBy,
): Promise<{ user: UserItem; held: ReadonlySet<Permission> } | undefined> {
  const standing = partner.partnerSite === jump.home ? await standingOf(site, jump) : undefined;
  if (!standing) return undefined;
  const { switches, held } = standing;
  const lastName = `(${partner.companyName ?? jump.home})`;
  return { user: { ...partner, ...switches, firstName: jump.name, lastName }, held };
}
