import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { getCartRefund } from '#shared/activities/queue/get-cart-refund.ts';
import { giveCartRefundAgain } from '#shared/activities/queue/give-cart-refund-again.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { GiveAgain } from '#web/payments/refunds/give-again.tsx';
import { RefundRow } from '#web/payments/refunds/refund-row.tsx';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inList } from '#web/ui/stack.ts';
import { softLine, strongLine } from '#web/ui/text.ts';

const SettleDialog = lazyPart(() => import('./settle-dialog.tsx'));

const useStyles = makeStyles({
  heading: { ...strongLine, margin: '16px 0 4px' },
  list: inList('12px'),
  one: { ...inColumn('8px'), alignItems: 'start' },
  text: { ...softLine, margin: 0 },
});

/** What goes back of a cart; where its gateway refuses, or gave it at its dashboard, staff say what becomes of it. */
export default function CartRefund({ cartId }: { cartId: string }) {
  const styles = useStyles();
  const { zone } = useSite();
  const mayRefund = useMay('payments.refund');
  const [open, setOpen] = useState<string>();
  const { data } = useCall(getCartRefund, { cartId }, { quiet: true });
  const again = useAction(giveCartRefundAgain, { invalidates: [getCartRefund] });
  const refund = data?.refund;
  if (!refund) return null;
  const { currency, heard, state } = refund;
  const opened = heard.find(({ refundId }) => refundId === open);
  return (
    <section aria-label="Refund">
      <h3 className={styles.heading}>Refund</h3>
      <RefundRow refund={refund} />
      {state === 'Stuck' && (
        <GiveAgain isPending={again.isPending} onGive={(to) => void again.mutateAsync({ cartId, to })} />
      )}
      {heard.length > 0 && (
        <ul className={styles.list} aria-label="Refunded in the gateway’s dashboard">
          {heard.map(({ refundId, amount, at, fits }) => (
            <li key={refundId} className={styles.one}>
              <span>
                <Money minor={amount} currency={currency} /> refunded in the gateway’s dashboard, {momentText(at, zone)}
              </span>
              {fits && mayRefund && <Button onClick={() => setOpen(refundId)}>Settle as this refund</Button>}
              {!fits && <span className={styles.text}>More than is left of this refund</span>}
            </li>
          ))}
        </ul>
      )}
      {opened && <SettleDialog cartId={cartId} refund={refund} heard={opened} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
