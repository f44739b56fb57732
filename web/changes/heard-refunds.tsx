import type { ChangeView } from '#shared/changes/change-view.ts';
import { HeardList } from '#web/payments/refunds/heard-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const SettleRefundDialog = lazyPart(() => import('./settle-refund-dialog.tsx'));

/** Whether staff have to say what a refund at the gateway's dashboard was. */
export const isHeardOf = ({ refund }: Pick<ChangeView, 'refund'>): boolean => (refund?.heard.length ?? 0) > 0;

/** Refunds at the gateway's dashboard, each of which may be the one that is due. */
export const HeardRefunds = ({ change }: { change: ChangeView }) => (
  <HeardList
    heard={change.refund?.heard ?? []}
    currency={change.currency}
    settle={(heard, onClose) => <SettleRefundDialog change={change} heard={heard} onClose={onClose} />}
  />
);
