import { cartStateNames } from '#shared/activities/cart/lifecycle.ts';
import { queueFilter, type QueueState } from '#shared/activities/queue/queue-filter.ts';
import { formatDay } from '#shared/time.ts';
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

/** All carts that are where this filter asks for. */
export const clearedQueue = ({ status }: QueueFilter): QueueFilter => ({ ...queueAddress.none, status });

/** What narrows them, each with the filter without it. */
export const restrictionsOf = (filter: QueueFilter): { label: string; without: QueueFilter }[] =>
  filter.from !== '' && filter.from === filter.to
    ? [{ label: `First day ${formatDay(filter.from)}`, without: { ...filter, from: '', to: '' } }]
    : [
        ...(filter.from
          ? [{ label: `First day from ${formatDay(filter.from)}`, without: { ...filter, from: '' } as const }]
          : []),
        ...(filter.to
          ? [{ label: `First day to ${formatDay(filter.to)}`, without: { ...filter, to: '' } as const }]
          : []),
      ];

/** How many carts there are, by tab. */
export const countsByTab = (statuses: Record<QueueState, number> | undefined): Record<string, string> =>
  Object.fromEntries(
    shown.flatMap((status) => {
      const count = statuses?.[status];
      return count ? [[tabOf(status), count.toLocaleString('en-IN')]] : [];
    }),
  );
