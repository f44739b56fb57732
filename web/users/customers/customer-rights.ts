import { type Asked, holds } from '#shared/permissions/holds.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';

/**
 * Whether the signed-in member of staff may do something to a user: with the permission, never to themselves, and to
 * other staff only as a super admin. The server holds to the same.
 */
export function useMayChange(): (row: Pick<CustomerRow, 'users_id' | 'userType'>, asked: Asked) => boolean {
  const me = useUser();
  const holder = useHolder();
  return ({ users_id, userType }, asked) =>
    holder !== undefined &&
    holds(holder, asked) &&
    users_id !== me?.id &&
    (userType !== 'staff' || holder.isSuperAdmin);
}
