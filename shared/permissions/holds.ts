import type { UserType } from '../users/types.ts';
import type { Permission } from './catalogue.ts';

/** What a call, a route or a menu item asks of staff: a permission, or to be a super admin. */
export type Asked = Permission | 'superAdmin';

/** Somebody who may hold permissions. */
export interface Holder {
  userType: UserType;
  isSuperAdmin: boolean;
  /** Those a member of staff holds, by group or by default. */
  permissions: ReadonlySet<string>;
}

/**
 * Whether somebody may do what asks for this. Permissions are asked of staff only: everybody else is held by what a call
 * says of user types and whose rows it reaches. A super admin holds all of them.
 */
export function holds({ userType, isSuperAdmin, permissions }: Holder, asked: Asked): boolean {
  if (userType !== 'staff') return asked !== 'superAdmin';
  return isSuperAdmin || (asked !== 'superAdmin' && permissions.has(asked));
}
