import type { UserActor } from '#functions/actor.ts';
import { permissionsOf } from '#functions/actors/permissions-of.ts';
import type { UserItem } from '#functions/users/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { isListFor } from '#shared/exports/list-rights.ts';
import { type ExportedListName, exportedLists } from '#shared/exports/lists.ts';
import { holds } from '#shared/permissions/holds.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import type { SiteHead } from '#shared/site/model.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import type { UserType } from '#shared/users/types.ts';

interface Asker {
  userType: UserType;
  isSuperAdmin: boolean;
  permissions: ReadonlySet<Permission>;
}

/**
 * Whether this person may have this list as a file now: staff theirs, with every permission that it asks for, customers
 * their own. It is asked when a file is begun, at each of its chunks, and when it is fetched.
 */
function mayHave(head: SiteHead, asker: Asker, list: ExportedListName): Outcome<void, 'FORBIDDEN' | 'MODULE_OFF'> {
  const { permissions, module }: { permissions: readonly Permission[]; module?: SiteModule } = exportedLists[list];
  if (module && !head.modules.includes(module)) return fail('MODULE_OFF');
  const isAllowed = isListFor(list, asker.userType) && permissions.every((permission) => holds(asker, permission));
  return isAllowed ? ok(undefined) : fail('FORBIDDEN');
}

/** Of whoever makes a call. */
export const mayExport = (actor: UserActor, list: ExportedListName) => mayHave(actor.head, actor, list);

/** Of somebody who is not there: as their row and group stand now. */
export async function mayStillExport(
  head: SiteHead,
  user: UserItem | undefined,
  list: ExportedListName,
): Promise<boolean> {
  if (!user || user.isBlocked) return false;
  return mayHave(head, { ...user, permissions: await permissionsOf(head, user) }, list).ok;
}
