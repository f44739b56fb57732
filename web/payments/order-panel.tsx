import { makeStyles, tokens } from '@fluentui/react-components';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { customerText } from '#web/flights/for-customer/customer-text.ts';
import { RailItinerary } from '#web/bookings/rail-itinerary.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inRow } from '#web/ui/stack.ts';
import { hugeText, quietInLine } from '#web/ui/text.ts';
import { ReceiptButton } from './receipt-button.tsx';

const useStyles = makeStyles({
  root: { ...inColumn('20px'), padding: '20px 24px 24px' },
  pnr: { ...inRow('12px'), minHeight: '36px' },
  code: { ...hugeText, fontWeight: tokens.fontWeightSemibold, letterSpacing: '0.02em' },
  quiet: quietInLine,
  end: { marginLeft: 'auto' },
  facts: { ...inColumn('8px'), margin: 0, paddingTop: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  fact: { display: 'flex', justifyContent: 'space-between', gap: '16px' },
  value: { margin: 0, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 },
  term: { color: tokens.colorNeutralForeground3 },
});

/** PNR as soon as there is one, the flights, and what was paid. */
export function OrderPanel({ order }: { order: OrderView }) {
  const styles = useStyles();
  const isUnbooked = order.state === 'REFUNDED' || order.state === 'REFUNDING' || order.state === 'EXPIRED';
  const isPaid = order.steps.some(({ event }) => event === 'pay');
  const copy = () => void navigator.clipboard.writeText(order.pnr).then(() => showToast('PNR copied'));
  return (
    <div className={styles.root}>
      <div className={styles.pnr}>
        <span className={styles.quiet}>PNR</span>
        {order.pnr ? (
          <span className={styles.code}>{order.pnr}</span>
        ) : (
          <span className={styles.quiet}>{isUnbooked ? 'none: nothing was booked' : 'issued with the booking'}</span>
        )}
        {order.pnr && (
          <Button
            className={styles.end}
            appearance="subtle"
            size="small"
            aria-label="Copy PNR"
            icon={<Icon name="copy" size={16} />}
            onClick={copy}
          />
        )}
      </div>
      {order.segments.length > 0 && <RailItinerary segments={order.segments} />}
      <dl className={styles.facts}>
        {order.fareFamily && (
          <div className={styles.fact}>
            <dt className={styles.term}>Fare</dt>
            <dd className={styles.value}>{order.fareFamily}</dd>
          </div>
        )}
        {order.customer && (
          <div className={styles.fact}>
            <dt className={styles.term}>Booked for</dt>
            <dd className={styles.value}>{customerText(order.customer)}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt className={styles.term}>
            {order.state === 'REFUNDED' ? 'Paid and refunded' : isPaid ? 'Paid' : 'To be paid'}
          </dt>
          <dd className={styles.value}>
            <Money minor={paidInAll(order)} currency={order.currency} />
          </dd>
        </div>
        {order.refundedAtGateway > 0 && (
          <div className={styles.fact}>
            <dt className={styles.term}>Refunded through the gateway</dt>
            <dd className={styles.value}>
              <Money minor={order.refundedAtGateway} currency={order.currency} />
            </dd>
          </div>
        )}
        {order.paymentLines.map(({ label, amount }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.term}>{label} included</dt>
            <dd className={styles.value}>
              <Money minor={amount} currency={order.currency} />
            </dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.term}>Order</dt>
          <dd className={styles.value}>{order.orderId.slice(0, 10)}</dd>
        </div>
      </dl>
      {isPaid && (
        <div>
          <ReceiptButton orderId={order.orderId} />
        </div>
      )}
    </div>
  );
}
