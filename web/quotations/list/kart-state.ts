import type { KartRow } from '#shared/quotations/kart-row.ts';
import type { Day } from '#shared/time.ts';
import type { StatusTone } from '#web/ui/status.tsx';

/** How a quotation stands, as a list says it: whether it lapsed is told by the day. */
export function stateOf(
  { state, isVouchered, validTill }: Pick<KartRow, 'state' | 'isVouchered' | 'validTill'>,
  today: Day,
): { tone: StatusTone; text: string } {
  if (state === 'CANCELLED') return { tone: 'over', text: 'Cancelled' };
  if (isVouchered) return { tone: 'done', text: 'Vouchered' };
  if (state === 'ACCEPTED') return { tone: 'done', text: 'Accepted' };
  if (state === 'DRAFT') return { tone: 'over', text: 'Draft' };
  if (!validTill) return { tone: 'over', text: 'Withdrawn' };
  return validTill < today ? { tone: 'urgent', text: 'Lapsed' } : { tone: 'working', text: 'Sent' };
}
