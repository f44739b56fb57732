import type { Asked } from '#shared/permissions/holds.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';

/**
 * Whether the signed-in member of staff may do something to a user: with the permission, never to themselves, and to
 * other staff only as a super admin. The server holds to the same.
 */
export function useMayChange(): (row: Pick<CustomerRow, 'users_id' | 'userType'>, asked: Asked) => boolean {
  const me = useUser();
  const may = useRights();
  return ({ users_id, userType }, asked) =>
    may(asked) && users_id !== me?.id && (userType !== 'staff' || me?.isSuperAdmin === true);
}
