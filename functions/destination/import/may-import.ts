import { permissionsOf } from '#functions/actors/permissions-of.ts';
import type { UserItem } from '#functions/users/model.ts';
import { type ImportedKind, importedMasters } from '#shared/destination/import/imported-masters.ts';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import type { SiteHead } from '#shared/site/model.ts';

/** Whether this person may have a file change this master. */
export const mayImport = (asker: Holder, kind: ImportedKind): boolean =>
  asker.userType === 'staff' && importedMasters[kind].toImport.every((permission) => holds(asker, permission));

/** The same of somebody who is not there: as their row and group stand now. */
export async function mayStillImport(head: SiteHead, user: UserItem | undefined, kind: ImportedKind): Promise<boolean> {
  if (!user || user.isBlocked || !head.modules.includes('Dmc')) return false;
  return mayImport({ ...user, permissions: await permissionsOf(head, user) }, kind);
}

export const NOT_ALLOWED = 'You are no longer allowed to import this.';
