import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { nameOf } from './customer-text.tsx';

const CustomerMarketDialog = lazyPart(() => import('#web/destination/customer-market-dialog.tsx'));
const SelectGroupDialog = lazyPart(() => import('#web/permissions/select-group-dialog.tsx'));
const GroupDialogs = lazyPart(() => import('#web/markups/group-dialogs.tsx'));

/** Which dialog of a customer's menu is open, and for whom. */
export interface OpenDialog {
  what: 'markupGroup' | 'permissionGroup' | 'market';
  row: CustomerRow;
}

/** What a customer's menu opens over the list, each loaded when it is first opened. */
export default function RowDialogs({ open: { what, row }, onClose }: { open: OpenDialog; onClose(): void }) {
  const name = nameOf(row);
  return (
    <>
      {what === 'markupGroup' && <GroupDialogs of={{ row, name }} onClose={onClose} />}
      {what === 'permissionGroup' && <SelectGroupDialog user={{ id: row.users_id, name }} onClose={onClose} />}
      {what === 'market' && <CustomerMarketDialog customerId={row.customerNumber} name={name} onClose={onClose} />}
    </>
  );
}
