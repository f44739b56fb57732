import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { confirmHold } from '#shared/flights/holds/confirm-hold.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { BookingCard } from '../booking-card.tsx';

const useStyles = makeStyles({
  root: inColumn('12px'),
  text: { margin: 0 },
  bad: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
});

interface Props {
  order: OrderView;
  /** Whether the supplier's price and limit were heard, and agreed to. */
  onConfirmed(isConfirmed: boolean): void;
}

/** Held seats before they are paid: the airline is asked for price and limit first, and a risen price wants consent. */
export default function HeldTerms({ order, onConfirmed }: Props) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const asking = useAction(confirmHold, { invalidates: [getOrder, getFlightDetails], quiet: true });
  const { orderId, currency } = order;
  const ask = async (totalPayable?: number): Promise<void> => {
    const answer = await asking.mutateAsync({ orderId, currency, ...(totalPayable !== undefined && { totalPayable }) });
    onConfirmed(answer.ok && !answer.value.isConsentNeeded);
  };
  useEffect(() => {
    void ask();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [orderId]);
  const answer = asking.data;
  const until = momentText(order.expiryTime, zone);
  return (
    <BookingCard title="Your seats are held">
      <div className={styles.root} role="status">
        {(asking.isPending || !answer) && <p className={styles.text}>Asking the airline for today’s price …</p>}
        {!asking.isPending && answer?.ok && !answer.value.isConsentNeeded && (
          <p className={styles.text}>
            PNR {order.pnr}, held until {until}. The airline confirmed the price just now.
          </p>
        )}
        {!asking.isPending && answer?.ok && answer.value.isConsentNeeded && (
          <>
            <p className={styles.text}>
              The fare rose while your seats were held, from{' '}
              <Money minor={answer.value.previousTotalPayable} currency={answer.value.currency} /> to{' '}
              <strong>
                <Money minor={answer.value.totalPayable} currency={answer.value.currency} />
              </strong>
              .
            </p>
            <p className={styles.text}>
              Nothing is charged unless you accept it and pay. The seats stay held until {until}.
            </p>
            <div className={styles.actions}>
              <Button appearance="primary" onClick={() => void ask(answer.value.totalPayable)}>
                Accept new price
              </Button>
            </div>
          </>
        )}
        {!asking.isPending && answer && !answer.ok && (
          <>
            <p className={styles.bad}>{answer.message}</p>
            <div className={styles.actions}>
              <Button onClick={() => void ask()}>Ask again</Button>
            </div>
          </>
        )}
      </div>
    </BookingCard>
  );
}
