import { type GatewayTransaction, outcomeNames, outcomeShown } from '#shared/payments/gateways/gateway-transaction.ts';
import type { StatusTone } from '#web/ui/status.tsx';

type Words = { tone: StatusTone; text: string };

const tones: Readonly<Record<GatewayTransaction['outcome'], StatusTone>> = {
  OPEN: 'waiting',
  PAID: 'done',
  SENT_BACK: 'working',
  FAILED: 'urgent',
  ABANDONED: 'over',
};
const refunds: Readonly<Record<GatewayTransaction['refund'], string>> = {
  none: '',
  underWay: 'Refund in progress',
  part: 'Partly refunded',
  whole: 'Refunded',
  failed: 'Refund failed',
};

/** What came of an order's payments, as a word and a colour. */
export function outcomeWords(row: Pick<GatewayTransaction, 'outcome' | 'orderState'>): Words {
  const outcome = outcomeShown(row);
  return { tone: tones[outcome], text: outcomeNames[outcome] };
}

/** Whether money may still arrive for it that nobody has heard of. */
export const isUndecided = (row: Pick<GatewayTransaction, 'outcome' | 'orderState'>): boolean =>
  outcomeShown(row) === 'OPEN';

/** What went back of it; empty where nothing did. */
export const refundText = ({ refund, refunds: each }: Pick<GatewayTransaction, 'refund' | 'refunds'>): string =>
  each.some(({ waits }) => waits) ? `${refunds[refund]}, to be settled` : refunds[refund];

type Refund = GatewayTransaction['refunds'][number];

const refundStates: Readonly<Record<Refund['state'], Words>> = {
  underWay: { tone: 'working', text: 'In progress' },
  done: { tone: 'done', text: 'Refunded' },
  failed: { tone: 'urgent', text: 'Failed' },
};
const settledBy: Readonly<Record<Refund['settled'], string>> = {
  '': '',
  wallet: 'Debited from the wallet',
  noted: 'Noted',
  order: 'The order was refunded',
  refund: 'Settled as the refund that was due',
};

/** How far one refund is, as a word and a colour. */
export const refundWords = ({ state, waits }: Pick<Refund, 'state' | 'waits'>): Words =>
  waits ? { tone: 'waiting', text: 'To be settled' } : refundStates[state];

/** What staff made of a refund that others had made; empty where there is nothing to say. */
export const settledText = ({ settled, reason }: Pick<Refund, 'settled' | 'reason'>): string =>
  [settledBy[settled], reason].filter(Boolean).join(': ');
