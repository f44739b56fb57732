import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { useAskAgain } from './ask-again-button.tsx';
import { agoText } from './row-text.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  text: { margin: 0, fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    fontSize: '12px',
    lineHeight: '16px',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  bookingId: string;
  desk: BookingDesk;
  /** What the customer would get back, as text. */
  amount: string;
}

/** What staff can do about a booking without an end: have its supplier asked, call it, give the money back. */
export function DeskActions({ bookingId, desk, amount }: Props) {
  const styles = useStyles();
  const ask = useAskAgain();
  const [refunding, setRefunding] = useState(false);
  const { zone } = useSiteDays();
  const since = msToLocal(Date.parse(desk.since), zone);
  return (
    <section className={styles.root} aria-label="Needs action">
      <strong className={styles.heading}>
        {desk.mayRefund ? 'The supplier has not said whether it booked this' : 'The booking is on its way'}
      </strong>
      <p className={styles.text}>
        Since {formatDay(since)}, {since.slice(11)}, for {agoText(desk.since)}. It is asked again by itself
        {desk.mayRefund && '; after 24 hours without an answer the customer gets the money back'}.
      </p>
      <dl className={styles.facts}>
        <dt>Call</dt>
        <dd>{desk.supplier}</dd>
        <dt>Our reference</dt>
        <dd>{desk.ourReference}</dd>
        {desk.supplierReference && (
          <>
            <dt>Its reference</dt>
            <dd>{desk.supplierReference}</dd>
          </>
        )}
      </dl>
      <div className={styles.buttons}>
        {desk.mayAskAgain && (
          <Button appearance="primary" disabledFocusable={ask.isPending} onClick={() => void ask.run(bookingId)}>
            Ask the supplier again
          </Button>
        )}
        {desk.mayRefund && <Button onClick={() => setRefunding(true)}>Refund</Button>}
      </div>
      {refunding && (
        <Suspense fallback={null}>
          <RefundDialog
            bookingId={bookingId}
            supplier={desk.supplier}
            amount={amount}
            onClose={() => setRefunding(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
