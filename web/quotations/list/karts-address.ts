import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { formatDay } from '#shared/time.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the quotations holds. */
export const kartsAddress = listAddress(getAllKartsForWl.request.shape, {
  leaveOut: ['cursor'],
  saved: [
    { id: '', label: 'All', sets: { show: 'all' } },
    { id: 'draft', label: 'Draft', sets: { show: 'draft' } },
    { id: 'sent', label: 'Sent', sets: { show: 'sent' } },
    { id: 'accepted', label: 'Accepted', sets: { show: 'accepted' } },
    { id: 'vouchered', label: 'Vouchered', sets: { show: 'vouchered' } },
    { id: 'cancelled', label: 'Cancelled', sets: { show: 'cancelled' } },
    { id: 'due', label: 'Payment due', sets: { show: 'due' } },
    { id: 'arriving', label: 'Arriving in 7 days', sets: { show: 'arriving' } },
  ],
});
export type KartsFilter = typeof kartsAddress.none;

/** Restrictions in force, each with the filter without it. */
export function restrictionsOf(filter: KartsFilter, customer?: string): { label: string; without: KartsFilter }[] {
  const { from, to, customerId } = filter;
  return [
    ...(from ? [{ label: `Arrival from ${formatDay(from)}`, without: { ...filter, from: '' as const } }] : []),
    ...(to ? [{ label: `Arrival to ${formatDay(to)}`, without: { ...filter, to: '' as const } }] : []),
    ...(customerId
      ? [{ label: customer ?? `Customer ${customerId}`, without: { ...filter, customerId: '' as const } }]
      : []),
  ];
}
