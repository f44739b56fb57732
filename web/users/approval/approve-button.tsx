import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { approveCustomer } from '#shared/users/customers/approve-customer.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/api/use-action.ts';
import { showingCustomers } from '../customers/customer-actions.ts';
import { nameOf } from '../customers/customer-text.tsx';

/** Approves an agent who waits: the agency can book from then on, and is told by mail. */
export default function ApproveButton({ row }: { row: CustomerRow }) {
  const approve = useAction(approveCustomer, { invalidates: showingCustomers, fallback: 'Some error occurred' });
  const submit = async () => {
    const answer = await approve.mutateAsync({ customerId: row.customerNumber });
    if (answer.ok) showToast(`${nameOf(row)} is approved. We email them.`);
  };
  return (
    <Button appearance="primary" disabledFocusable={approve.isPending} onClick={() => void submit()}>
      Approve
    </Button>
  );
}
