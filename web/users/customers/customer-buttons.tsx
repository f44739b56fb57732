import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { lazyAside } from '#web/ui/load-again.ts';
import { Button } from '#web/ui/button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { useMayChange } from './customer-rights.ts';

const ApproveButton = lazyAside(() => import('../approval/approve-button.tsx'));
const BlockDialog = lazyPart(() => import('./block-dialog.tsx'));
const ChangeDetailsDialog = lazyPart(() => import('./change-details-dialog.tsx'));

const useStyles = makeStyles({
  root: { ...inLines('8px'), '& button': { minWidth: '64px' } },
});

/** What staff may do about an opened customer; nothing where they may do nothing. */
export function CustomerButtons({ of }: { of: CustomerDetails }) {
  const { customer } = of;
  const styles = useStyles();
  const mayChange = useMayChange();
  const [open, setOpen] = useState<'block' | 'details'>();
  const mayEdit = mayChange(customer, 'customers.edit');
  const mayBlock = mayChange(customer, 'customers.block');
  const mayApprove = customer.isAwaitingApproval && mayChange(customer, 'customers.approve');
  if (!mayEdit && !mayBlock && !mayApprove) return null;
  return (
    <div className={styles.root}>
      {mayApprove && <ApproveButton row={customer} />}
      {mayEdit && <Button onClick={() => setOpen('details')}>Change Details</Button>}
      {mayBlock && <Button onClick={() => setOpen('block')}>{customer.isBlocked ? 'Unblock' : 'Block'}</Button>}
      {open === 'details' && <ChangeDetailsDialog of={of} onClose={() => setOpen(undefined)} />}
      {open === 'block' && <BlockDialog row={customer} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
