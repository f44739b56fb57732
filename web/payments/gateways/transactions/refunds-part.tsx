import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { apartInRows, inColumn, inList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { refundWords, settledText } from './transaction-words.ts';

const SettleRefundDialog = lazyPart(() => import('./settle-refund-dialog.tsx'));

const useStyles = makeStyles({
  rows: inList('12px'),
  row: inColumn('4px'),
  line: { ...apartInRows('4px 12px'), alignItems: 'baseline' },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  button: { justifySelf: 'start' },
});

/** What went back of an order's payments, each by the gateway's id of it; what waits for staff can be settled here. */
export function RefundsPart({ row }: { row: GatewayTransaction }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const maySettle = useMay('payments.refund');
  const [openId, open] = useState<string>();
  const settled = row.refunds.find(({ refundId }) => refundId === openId);
  return (
    <>
      <ul className={styles.rows} aria-label="Refunds">
        {row.refunds.map((refund) => (
          <li key={refund.refundId} className={styles.row}>
            <div className={styles.line}>
              <Money minor={refund.amount} currency={row.currency} />
              <Status isSmall {...refundWords(refund)} />
            </div>
            <div className={styles.meta}>
              {[
                refund.isOurs ? 'Refunded here' : 'Refunded in the gateway’s dashboard',
                refund.at && momentText(refund.at, zone),
                refund.refundId,
              ]
                .filter(Boolean)
                .join(', ')}
            </div>
            {settledText(refund) && <div className={styles.meta}>{settledText(refund)}</div>}
            {refund.waits && !maySettle && (
              <div className={styles.meta}>Someone with permission to refund payments has to settle it.</div>
            )}
            {refund.waits && maySettle && (
              <Button className={styles.button} onClick={() => open(refund.refundId)}>
                Settle this refund
              </Button>
            )}
          </li>
        ))}
      </ul>
      {settled?.waits && (
        <SettleRefundDialog key={settled.refundId} row={row} refund={settled} onClose={() => open(undefined)} />
      )}
    </>
  );
}
