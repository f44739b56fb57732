import { useAtom } from 'jotai';
import { appStateAtom } from '#web/app/app-state.ts';
import { useUser } from '#web/app/session/session.ts';

const KEPT = 5;

/** A customer that was booked for lately: a name and a number, nothing else is kept in a browser. */
export interface RecentCustomer {
  customerId: number;
  name: string;
}

/** The customers that this member of staff chose last on this site, newest first; kept until signing out. */
export function useRecentCustomers() {
  const [state, setState] = useAtom(appStateAtom);
  const userId = useUser()?.id ?? '';
  const kept = state.recentCustomers;
  const recent = kept?.userId === userId ? kept.customers : [];
  const remember = (customer: RecentCustomer) => {
    const customers = [customer, ...recent.filter(({ customerId }) => customerId !== customer.customerId)];
    setState((before) => ({ ...before, recentCustomers: { userId, customers: customers.slice(0, KEPT) } }));
  };
  return { recent, remember };
}
