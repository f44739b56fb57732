import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ConsumerDeed } from './use-consumer-menu.ts';

const ChangeGroupDialog = lazyPart(() => import('#web/markups/change-group-dialog.tsx'));
const SuspendConsumerDialog = lazyPart(() => import('./suspend-consumer-dialog.tsx'));

/** What a consumer's menu opens, each loaded when it is first opened. */
export default function ConsumerDialogs({ what, row, onClose }: ConsumerDeed & { onClose(): void }) {
  if (what === 'status') return <SuspendConsumerDialog row={row} onClose={onClose} />;
  const LEId = row.wl_legalEntityId;
  return (
    <ChangeGroupDialog
      row={{ users_id: LEId, legalEntityId: LEId, customerNumber: row.wl_domain, userType: 'travelAgent' }}
      name={row.wl_companyName}
      onClose={onClose}
    />
  );
}
