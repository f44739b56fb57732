import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const CustomerGroupsDialog = lazyPart(() => import('./customer-groups-dialog.tsx'));
const ChangeGroupDialog = lazyPart(() => import('./change-group-dialog.tsx'));

interface Props {
  /** The customer whose group is changed; left out, the groups themselves are shown. */
  of?: { row: CustomerRow; name: string };
  onClose(): void;
}

/** What opens over the customers about their groups, each loaded when it is asked for. */
export default function GroupDialogs({ of, onClose }: Props) {
  return of ? <ChangeGroupDialog {...of} onClose={onClose} /> : <CustomerGroupsDialog onClose={onClose} />;
}
