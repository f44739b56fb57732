import { useQueryClient } from '@tanstack/react-query';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { setFlightHoldSettingForUser } from '#shared/users/customers/set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUser } from '#shared/users/customers/set-flight-search-setting-for-user.ts';
import { toggleFlightSearchExemption } from '#shared/users/customers/toggle-flight-search-exemption.ts';
import { callKey } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useChange } from '#web/ui/use-change.ts';

/** What shows a customer, and is asked again after a change. */
export const showingCustomers = [getCustomers, getCustomersByRbacGroup, searchWlUser, getUserById] as const;

/** Exempts a customer from look to book, or no more. */
export function useExempt() {
  const toggle = useChange(toggleFlightSearchExemption, {
    invalidates: showingCustomers,
    fallback: 'Some error occurred.',
  });
  return async ({ customerNumber, flightLookToBook }: CustomerRow) => {
    const exempt = !flightLookToBook.is_exempted;
    const answer = await toggle.mutateAsync({ customerId: customerNumber, exempt });
    if (answer.ok)
      showToast(
        exempt ? 'Customer successfully exempted from search' : 'Customer successfully removed from search exemption',
      );
  };
}

/** The two switches of a customer, each with what sets it; they stand otherwise only once the server has said so. */
export function useFlightSwitches({ user }: CustomerDetails) {
  const client = useQueryClient();
  const userId = user.id;
  const search = useChange(setFlightSearchSettingForUser, { invalidates: [getUserById] });
  const hold = useChange(setFlightHoldSettingForUser, { invalidates: [getUserById] });
  const keep = (said: Partial<CustomerDetails['user']>) => {
    client.setQueryData<CustomerDetails>(
      callKey(getUserById, { id: userId }),
      (before) => before && { ...before, user: { ...before.user, ...said } },
    );
    showToast('setting saved successfully');
  };
  return [
    {
      label: 'Flights Search Allowed',
      isOn: user.isFlightSearchAllowed,
      isPending: search.isPending,
      set: async (isFlightSearchAllowed: boolean) => {
        const answer = await search.mutateAsync({ userId, isFlightSearchAllowed });
        if (answer.ok) keep(answer.value);
      },
    },
    {
      label: 'Flights Hold Allowed',
      isOn: user.isFlightHoldAllowed,
      isPending: hold.isPending,
      set: async (isFlightHold: boolean) => {
        const answer = await hold.mutateAsync({ userId, isFlightHold });
        if (answer.ok) keep(answer.value);
      },
    },
  ];
}
