import { formatMoney } from '#shared/money.ts';
import type { LinkState } from '#shared/partners/categories.ts';
import type { LinkedSupplier } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { formatDay } from '#shared/time.ts';
import type { StatusTone } from '#web/ui/status.tsx';

type DayOf = (instant: string) => string;

/** What colour a state has. */
export const toneOf: Readonly<Record<LinkState, StatusTone>> = {
  Pending: 'waiting',
  Approved: 'done',
  Rejected: 'over',
  Suspended: 'urgent',
};

/** Who made the state what it is, and when. */
export function decidedText(link: LinkedSupplier, dayOf: DayOf): string {
  const on = (who: string, at: string) => [who, at && formatDay(dayOf(at))].filter(Boolean).join(', ');
  if (link.requestStatus === 'Pending') return on(`${link.requestedBy} asked`, link.requestedAt);
  if (link.requestStatus === 'Suspended') return on('by the supplier', link.decidedAt);
  if (link.requestStatus === 'Approved' && !link.isActive)
    return on(`switched off by ${link.switchedBy}`, link.switchedAt);
  return on(link.decidedBy, link.decidedAt);
}

/** How far a wallet may go below zero. */
export const creditText = ({ creditLimit, currency }: { creditLimit: number; currency: string }): string =>
  creditLimit ? `credit ${formatMoney(creditLimit, currency)}` : 'no credit';
