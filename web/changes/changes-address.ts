import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the change requests holds. */
export const changesAddress = listAddress(getChangeRequests.request.shape, {
  leaveOut: ['cursor'],
  saved: [
    { id: '', label: 'All requests', sets: { waiting: false } },
    { id: 'waiting', label: 'Waiting', sets: { waiting: true } },
  ],
});
export type ChangesFilter = typeof changesAddress.none;
