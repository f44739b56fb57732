import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { paths, reviewPath } from '#web/app/paths.ts';
import { HoldRing } from '#web/bookings/holds/hold-ring.tsx';
import { BookingCard } from '#web/flights/booking/booking-card.tsx';
import { BookingFrame } from '#web/flights/booking/booking-frame.tsx';
import { searchAgainPath } from '#web/flights/booking/search-again.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { inLines } from '#web/ui/stack.ts';
import type { PaidProps } from './order-kind.ts';
import { OrderPanel } from './order-panel.tsx';

const ReleaseDialog = lazyPart(() => import('#web/bookings/holds/release-dialog.tsx'));

const useStyles = makeStyles({
  actions: inLines('12px'),
  held: { display: 'flex', alignItems: 'center', gap: '20px', flexWrap: 'wrap' },
  text: { margin: 0, flex: '1 1 200px' },
});

const texts = {
  HOLDING: {
    heading: 'Asking the airline to hold your seats',
    lead: 'Nothing is charged. You can leave this page: it carries on, and is here when you return.',
  },
  AWAITING_TICKETING: { heading: 'Your seats are held', lead: 'Nothing is charged yet.' },
  RELEASING: { heading: 'Releasing your seats', lead: 'Nothing was charged.' },
  released: { heading: 'Your seats were released', lead: 'Nothing was charged.' },
  notHeld: { heading: 'The airline did not hold your seats', lead: 'Nothing is held, and nothing was charged.' },
};

/** An order whose seats are asked for, held or given back, and not paid. */
export default function HeldOrder({ order, heardAt }: PaidProps) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const [isAsked, setAsked] = useState(false);
  const { state, orderId } = order;
  const wasHeld = order.steps.some(({ event }) => event === 'held');
  const ended = wasHeld ? texts.released : texts.notHeld;
  const { heading, lead } = state in texts ? texts[state as 'HOLDING' | 'AWAITING_TICKETING' | 'RELEASING'] : ended;
  const isHeld = state === 'AWAITING_TICKETING';
  return (
    <BookingFrame step="Ticket" heading={heading} lead={lead} aside={<OrderPanel order={order} />}>
      {isHeld && (
        <BookingCard title="Held, not paid">
          <div className={styles.held}>
            <HoldRing until={Date.parse(order.expiryTime) - Date.parse(order.serverTime) + heardAt} />
            <p className={styles.text}>
              Pay by <strong>{momentText(order.expiryTime, zone)}</strong>. We check the price with the airline when you
              pay, and ask you first if it has risen. Unpaid seats are released automatically.
            </p>
          </div>
        </BookingCard>
      )}
      <div className={styles.actions}>
        {isHeld && (
          <>
            <LinkButton to={reviewPath(orderId)} appearance="primary" size="large">
              Pay
            </LinkButton>
            <Button size="large" onClick={() => setAsked(true)}>
              Release
            </Button>
          </>
        )}
        {state === 'EXPIRED' && (
          <LinkButton to={searchAgainPath(order)} appearance="primary" size="large">
            Search again
          </LinkButton>
        )}
        <LinkButton to={paths.flightBookedQueue} size="large">
          Booked flights
        </LinkButton>
      </div>
      {isAsked && <ReleaseDialog orderId={orderId} pnr={order.pnr} onClose={() => setAsked(false)} />}
    </BookingFrame>
  );
}
