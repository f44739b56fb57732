import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import type { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { from768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { SupersededOrder } from '#web/flights/booking/review/superseded-order.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { orderPath } from '../booking-address.ts';
import { BookedAlready } from './booked-already.tsx';
import { BookedForWhom } from '../../for-customer/booked-for-whom.tsx';
import { BookingCard } from '../booking-card.tsx';
import { BookingFrame } from '../booking-frame.tsx';
import { Consent } from './consent.tsx';
import { mayPayFrom, PayWith, walletName } from './pay-with.tsx';
import { PaymentLines } from '../payment-lines.tsx';
import { PriceBar } from '../price-bar.tsx';
import { PricePanel } from '../price-panel.tsx';
import { ReviewFlights } from './review-flights.tsx';
import { SaleSummary } from '../sale-summary.tsx';
import { searchAgainPath } from '../search-again.ts';
import { isPayable } from '#shared/payments/model.ts';
import TwoBookings from './two-bookings.tsx';
import { useHold } from './use-hold.ts';
import { usePay, WALLET } from './use-pay.ts';
import { useQuote } from '../use-quote.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';
import { useSite } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const HeldTerms = lazyPart(() => import('./held-terms.tsx'));
const AboutHold = lazyPart(() => import('./about-hold.tsx'));

const useStyles = makeStyles({
  actions: { display: 'flex', gap: '8px' },
  pay: { flexGrow: 1 },
  summaryTitle: cardHeading,
  fine: { ...quietLine, margin: 0 },
  says: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  phone: { ...inColumn('16px'), [from768]: { display: 'none' } },
});

interface Props {
  details: ResponseOf<typeof getFlightDetails>;
  order: OrderView;
  /** When `order` came, ms. */
  heardAt: number;
  lead: string;
  /** Back to the passengers, while the journey is known in this tab. */
  changePath: string | undefined;
}

/** Flights, passengers and extras above, ways to pay below; one button that says the amount. */
export function ReviewAndPay({ details, order, heardAt, lead, changePath }: Props) {
  const styles = useStyles();
  const site = useSite();
  const left = useTimeLeft(order.expiryTime, order.serverTime, heardAt);
  const [method, setMethod] = useState(mayPayFrom(order) ? WALLET : (order.gateways[0]?.name ?? WALLET));
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [again, setAgain] = useState<string[]>([]);
  const { pay, busy: isPaying, says: whyNotPaid, isBack } = usePay(order.orderId);
  const { hold, isAsking, says: whyNotHeld } = useHold(order.orderId);
  const [isConfirmed, setConfirmed] = useState(false);
  const busy = isPaying || isAsking;
  const says = whyNotHeld ?? whyNotPaid;
  const back = useQuote(order.next ?? undefined, { quiet: true, customerId: order.customer?.customerId });

  const isExpired = order.state === 'EXPIRED' || (isPayable(order.state) && left === 0);
  if (isExpired)
    return (
      <EmptyState
        page
        icon="warning"
        heading="The time limit for this booking has passed"
        text={
          order.returnedPayments.length
            ? 'Your payment arrived after the time limit. We are refunding it.'
            : 'Nothing was charged, and the airline no longer holds the price. Your passengers are saved for your next try.'
        }
        link={{ to: searchAgainPath(order), label: 'Search again' }}
      />
    );
  if (order.state === 'SUPERSEDED') return <SupersededOrder order={order} />;
  if (!isPayable(order.state)) return <Navigate to={orderPath(order.orderId)} replace />;

  const isHeld = order.state === 'AWAITING_TICKETING';
  // How long seats are held says nothing of their price.
  const priceLeft = isHeld ? undefined : left;
  const canPay = (!isHeld || isConfirmed) && (method !== WALLET || mayPayFrom(order));
  const gateway = order.gateways.find(({ name }) => name === method);
  const toPay = gateway?.total ?? order.amount;
  const added = <PaymentLines lines={gateway?.lines ?? []} total={toPay} currency={order.currency} />;
  const total = formatMoney(toPay, order.currency);
  const duplicates = order.duplicates.map(({ bookingId }) => bookingId);
  const wantsBoth = duplicates.every((bookingId) => again.includes(bookingId));
  const act = () => {
    setTried(true);
    if (!accepted) focusSeen('[data-consent] input');
    else if (!wantsBoth) focusSeen('[data-again] input');
    else if (canPay)
      void pay({ method, acceptedDuplicates: duplicates, fee: toPay - order.amount, currency: order.currency });
  };
  const askToHold = () => {
    setTried(true);
    if (!accepted) focusSeen('[data-consent] input');
    else if (!wantsBoth) focusSeen('[data-again] input');
    else void hold(duplicates);
  };
  const holdButton = order.mayHold && (
    <Button size="large" disabled={busy} onClick={askToHold}>
      Hold
    </Button>
  );
  const isMissed = tried && !accepted;
  const consent = <Consent details={details} accepted={accepted} isMissed={isMissed} onAccept={setAccepted} />;
  const goesOn = order.next !== null && order.redirectTo.startsWith('/flight/bookingDetails/');
  const fine = (
    <p className={styles.fine}>
      Tickets are usually issued within a minute. If the airline declines, we refund the full amount{' '}
      {method !== WALLET
        ? 'to your original payment method'
        : order.customer
          ? 'to the customer’s wallet'
          : 'to your wallet'}
      .
    </p>
  );
  const summaryHeading = <h2 className={styles.summaryTitle}>Sale summary</h2>;
  const from = method === WALLET ? 'From wallet' : gateway?.title;
  return (
    <BookingFrame
      step="Review and pay"
      heading="Review and pay"
      lead={
        <>
          {order.customer && <BookedForWhom customer={order.customer} />}
          {lead}
        </>
      }
      aside={
        <PricePanel left={priceLeft} fare={details.fare} heading={summaryHeading}>
          {added}
          {consent}
          <div className={styles.actions}>
            {holdButton}
            <Button className={styles.pay} appearance="primary" size="large" disabled={busy || !canPay} onClick={act}>
              Pay {total}
            </Button>
          </div>
          {says && (
            <p role={isBack ? 'status' : 'alert'} className={mergeClasses(styles.says, isBack && styles.good)}>
              {says}
            </p>
          )}
          {order.mayHold && <AboutHold />}
          {fine}
        </PricePanel>
      }
      bar={
        <PriceBar
          total={{ minor: toPay, currency: order.currency }}
          left={priceLeft}
          note={order.mayHold ? undefined : from}
          says={says}
          isGood={isBack}
          other={holdButton}
          action="Pay now"
          disabled={busy || !canPay}
          onAction={act}
        >
          <PricePanel
            flush
            left={priceLeft}
            family={details.fareFamily}
            fare={details.fare}
            segments={details.segments}
          >
            {added}
          </PricePanel>
        </PriceBar>
      }
    >
      {isHeld && <HeldTerms order={order} onConfirmed={setConfirmed} />}
      {goesOn && (
        <TwoBookings
          outbound={{
            ...details,
            family: details.fareFamily,
            minor: order.amount,
            left,
            hasExtras: hasExtras(details),
          }}
          currency={order.currency}
          back={back}
          resultsPath={searchAgainPath(order)}
        />
      )}
      <ReviewFlights details={details} changePath={changePath} />
      {order.duplicates.length > 0 && (
        <BookedAlready
          duplicates={order.duplicates}
          checked={wantsBoth}
          isMissed={tried && accepted && !wantsBoth}
          onChange={(checked) => setAgain(checked ? duplicates : [])}
        />
      )}
      <PayWith
        order={order}
        walletTitle={order.customer ? `Wallet of ${order.customer.name}` : walletName(site.siteName)}
        method={method}
        onPick={setMethod}
      />
      <div className={styles.phone}>
        <BookingCard title="Sale summary">
          <SaleSummary fare={details.fare} />
          {added}
        </BookingCard>
        {consent}
        {order.mayHold && <AboutHold />}
        {fine}
      </div>
    </BookingFrame>
  );
}

const hasExtras = ({ fare }: Props['details']): boolean => fare.baggagePrice + fare.mealPrice > 0;

/** The panel's checkbox on a desk, the page's on a phone: whichever is seen. */
const focusSeen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((input) => input.offsetParent !== null)?.focus();
