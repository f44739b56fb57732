import type { GatewayTransaction } from '#shared/payments/gateway-transaction.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import type { StatusTone } from '#web/ui/status.tsx';

type Words = { tone: StatusTone; text: string };

const outcomes: Readonly<Record<GatewayTransaction['outcome'], Words>> = {
  OPEN: { tone: 'waiting', text: 'Not decided' },
  PAID: { tone: 'done', text: 'Paid' },
  SENT_BACK: { tone: 'working', text: 'Sent back' },
  FAILED: { tone: 'urgent', text: 'Failed' },
  ABANDONED: { tone: 'over', text: 'Abandoned' },
};
const refunds: Readonly<Record<GatewayTransaction['refund'], string>> = {
  none: '',
  underWay: 'Refund under way',
  part: 'Refunded in part',
  whole: 'Refunded',
  failed: 'Refund failed',
};

/** What came of an order's payments, as a word and a colour. */
export const outcomeWords = ({ outcome }: Pick<GatewayTransaction, 'outcome'>): Words => outcomes[outcome];

/** What went back of it; empty where nothing did. */
export const refundText = ({ refund }: Pick<GatewayTransaction, 'refund'>): string => refunds[refund];

/** `21 Nov 2026, 09:30` in the site's zone. */
export function momentText(instant: string, zone: string): string {
  const local = msToLocal(Date.parse(instant), zone);
  return `${formatDay(local)}, ${local.slice(11)}`;
}
