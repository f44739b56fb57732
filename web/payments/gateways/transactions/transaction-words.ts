import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import type { StatusTone } from '#web/ui/status.tsx';

type Words = { tone: StatusTone; text: string };

const outcomes: Readonly<Record<GatewayTransaction['outcome'], Words>> = {
  OPEN: { tone: 'waiting', text: 'Not decided' },
  PAID: { tone: 'done', text: 'Paid' },
  SENT_BACK: { tone: 'working', text: 'Sent back' },
  FAILED: { tone: 'urgent', text: 'Failed' },
  ABANDONED: { tone: 'over', text: 'Not paid' },
};
const refunds: Readonly<Record<GatewayTransaction['refund'], string>> = {
  none: '',
  underWay: 'Refund under way',
  part: 'Refunded in part',
  whole: 'Refunded',
  failed: 'Refund failed',
};

/**
 * What came of an order's payments, as a word and a colour. Once an order cannot be paid any more nothing is left to be
 * decided: what arrives all the same goes back.
 */
export const outcomeWords = ({ outcome, orderState }: Pick<GatewayTransaction, 'outcome' | 'orderState'>): Words =>
  outcomes[outcome === 'OPEN' && isOver(orderState) ? 'ABANDONED' : outcome];

const isOver = (state: GatewayTransaction['orderState']): boolean => state === 'EXPIRED' || state === 'SUPERSEDED';

/** Whether money may still arrive for it that nobody has heard of. */
export const isUndecided = ({ outcome, orderState }: Pick<GatewayTransaction, 'outcome' | 'orderState'>): boolean =>
  outcome === 'OPEN' && !isOver(orderState);

/** What went back of it; empty where nothing did. */
export const refundText = ({ refund, refunds: each }: Pick<GatewayTransaction, 'refund' | 'refunds'>): string =>
  each.some(({ waits }) => waits) ? `${refunds[refund]}, to be settled` : refunds[refund];

type Refund = GatewayTransaction['refunds'][number];

const refundStates: Readonly<Record<Refund['state'], Words>> = {
  underWay: { tone: 'working', text: 'Under way' },
  done: { tone: 'done', text: 'Went back' },
  failed: { tone: 'urgent', text: 'Failed' },
};
const settledBy: Readonly<Record<Refund['settled'], string>> = {
  '': '',
  wallet: 'Taken out of the wallet',
  noted: 'Noted',
  order: 'The order was refunded',
};

/** How far one refund is, as a word and a colour. */
export const refundWords = ({ state, waits }: Pick<Refund, 'state' | 'waits'>): Words =>
  waits ? { tone: 'waiting', text: 'To be settled' } : refundStates[state];

/** What staff made of a refund that others had made; empty where there is nothing to say. */
export const settledText = ({ settled, reason }: Pick<Refund, 'settled' | 'reason'>): string =>
  [settledBy[settled], reason].filter(Boolean).join(': ');
