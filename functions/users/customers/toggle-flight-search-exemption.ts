import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { toggleFlightSearchExemption } from '#shared/users/customers/toggle-flight-search-exemption.ts';
import { changeCustomer, setSwitch } from './change-customer.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { userCard } from '../user-card.ts';

export const toggleFlightSearchExemptionHandler = handle(
  toggleFlightSearchExemption,
  async (actor, { customerId, exempt }) => {
    const wish = setSwitch(actor, { isSearchExempt: exempt }, (user) => (user.isSearchExempt ?? false) === exempt);
    const changed = await changeCustomer(actor, { customerId }, wish);
    if (!changed.ok) return changed;
    const names = await readGroupNames(actor);
    return ok(showCustomer(userCard(changed.value), names));
  },
);
