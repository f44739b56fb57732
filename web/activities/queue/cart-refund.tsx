import { makeStyles } from '@fluentui/react-components';
import { getCartRefund } from '#shared/activities/queue/get-cart-refund.ts';
import { giveCartRefundAgain } from '#shared/activities/queue/give-cart-refund-again.ts';
import { formatMoney } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { GiveAgain } from '#web/payments/refunds/give-again.tsx';
import { HeardList } from '#web/payments/refunds/heard-list.tsx';
import { RefundRow } from '#web/payments/refunds/refund-row.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { softLine, strongLine } from '#web/ui/text.ts';

const SettleDialog = lazyPart(() => import('./settle-dialog.tsx'));

const useStyles = makeStyles({
  root: inColumn('12px'),
  heading: { ...strongLine, margin: '16px 0 0' },
  text: { ...softLine, margin: 0 },
});

/** What goes back of a cart; where its gateway refuses, or gave it at its dashboard, staff say what becomes of it. */
export default function CartRefund({ cartId }: { cartId: string }) {
  const styles = useStyles();
  const { data } = useCall(getCartRefund, { cartId }, { quiet: true });
  const again = useAction(giveCartRefundAgain, { invalidates: [getCartRefund] });
  const refund = data?.refund;
  if (!refund) return null;
  const { currency, heard, state, atDashboard } = refund;
  return (
    <section aria-label="Refund" className={styles.root}>
      <h3 className={styles.heading}>Refund</h3>
      <RefundRow refund={refund} />
      {atDashboard > 0 && (
        <p className={styles.text}>
          {formatMoney(atDashboard, currency)} of it was refunded in the gateway’s dashboard.
        </p>
      )}
      {state === 'Stuck' && (
        <GiveAgain isPending={again.isPending} onGive={(to) => void again.mutateAsync({ cartId, to })} />
      )}
      {heard.length > 0 && (
        <HeardList
          heard={heard}
          currency={currency}
          settle={(one, onClose) => <SettleDialog cartId={cartId} refund={refund} heard={one} onClose={onClose} />}
        />
      )}
    </section>
  );
}
