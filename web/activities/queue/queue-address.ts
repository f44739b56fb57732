import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { queueFilter, type QueueState } from '#shared/activities/queue/queue-filter.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** In the order in which they stand as tabs: what waits for the desk first. */
const shown: readonly QueueState[] = [
  'PENDING',
  'ON_HOLD',
  'CONFIRMED',
  'REDEEMED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
];
const tabOf = (status: QueueState): string => (status === 'PENDING' ? '' : status.toLowerCase().replace('_', '-'));

/** What the address of the queue holds. */
export const queueAddress = listAddress(queueFilter.shape, {
  leaveOut: ['cursor'],
  saved: shown.map((status) => ({ id: tabOf(status), label: cartStateNames[status], sets: { status } })),
});
export type QueueFilter = typeof queueAddress.none;

/** How many carts there are, by tab. */
export const countsByTab = (statuses: Record<QueueState, number> | undefined): Record<string, string> =>
  Object.fromEntries(
    shown.flatMap((status) => {
      const count = statuses?.[status];
      return count ? [[tabOf(status), count.toLocaleString('en-IN')]] : [];
    }),
  );
