import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';
import { showingCustomers } from './customer-actions.ts';
import { nameOf, whoIs } from './customer-text.tsx';

/** Asks once more before a customer is blocked, or let in again. */
export default function BlockDialog({ row, onClose }: { row: CustomerRow; onClose(): void }) {
  const toggle = useAction(toggleBlock, { invalidates: showingCustomers, fallback: 'Some error occurred' });
  // What was asked stays what is done, whatever the list says meanwhile.
  const [isBlocked] = useState(!row.isBlocked);
  const isSoAlready = row.isBlocked === isBlocked && !toggle.isPending;
  const verb = isBlocked ? 'Block' : 'Unblock';
  const confirm = async () => {
    const answer = await toggle.mutateAsync({ customerId: row.customerNumber, isBlocked });
    if (answer.ok) showToast(isBlocked ? 'Customer successfully blocked' : 'Customer successfully Unblocked');
    // Nobody having answered, it can be tried again.
    if (answer.ok || !isUnheard(answer)) onClose();
  };
  return (
    <SiteDialog
      title={`${verb} ${nameOf(row)}?`}
      onClose={onClose}
      actions={[
        { label: isSoAlready ? 'Close' : 'Cancel', run: onClose, primary: isSoAlready },
        ...(isSoAlready ? [] : [{ label: verb, run: () => void confirm(), primary: true, disabled: toggle.isPending }]),
      ]}
    >
      {isSoAlready ? (
        <p role="alert">This account has already been {isBlocked ? 'blocked' : 'unblocked'} in the meantime.</p>
      ) : isBlocked ? (
        `${whoIs(row)} is signed out with their next click and cannot sign in until they are unblocked. Their bookings${row.companyName ? ' and their colleagues' : ''} are not affected.`
      ) : (
        `${whoIs(row)} can sign in again with the password they had.`
      )}
    </SiteDialog>
  );
}
