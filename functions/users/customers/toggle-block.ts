import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { changeCustomer } from './change-customer.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { lastSuperAdminStays } from './super-admin-writes.ts';
import { userCard } from '../user-card.ts';
import { blockUserWrites } from '../writes.ts';

export const toggleBlockHandler = handle(toggleBlock, async (actor, { customerId, isBlocked }) => {
  const changed = await changeCustomer(actor, { customerId }, (user) =>
    user.isBlocked === isBlocked && !user.isBlockedByCompany
      ? undefined
      : [...blockUserWrites(actor, user, isBlocked), ...lastSuperAdminStays(actor, user)],
  );
  if (!changed.ok) return changed;
  const names = await readGroupNames(actor);
  return ok(showCustomer(userCard(changed.value), names));
});
