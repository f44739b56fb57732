import type { UserType } from '../users/types.ts';
import type { Permission } from './model.ts';

/**
 * Whether somebody may do what needs this permission. Asked of staff only; every staff user holds every permission
 * until groups can be edited.
 */
export function holds(user: { userType: UserType }, permission: Permission): boolean {
  return user.userType !== 'staff' || staffHolds(permission);
}

const staffHolds = (_permission: Permission): boolean => true;
