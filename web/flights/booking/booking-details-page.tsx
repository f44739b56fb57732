import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { withCustomer } from '../journey/customer-in-address.ts';
import { orderPath, passengerDetailsPath, readBookingAddress } from './booking-address.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { BookingLoading } from './booking-loading.tsx';
import { PriceBar } from './price-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { SectorRow } from './sector-row.tsx';
import { wayBackPath } from './search-again.ts';
import { TWO_BOOKINGS } from './review/two-bookings.tsx';
import { endOf, useQuote } from './use-quote.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';

const useStyles = makeStyles({
  outcome: { ...inLines('4px 24px'), marginBottom: '16px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  sectors: inColumn('12px'),
});

/**
 * `/flight/bookingDetails/:searchId`: between the two orders of a return (state `showReturn`); without a return to
 * book, the order alone.
 */
export default function BookingDetailsPage() {
  const { searchId } = useParams();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const orderId = query.get('order');
  if (!searchId || !orderId)
    return (
      <EmptyState
        page
        heading="Booking not found"
        text="Booked flights are listed under Tickets."
        link={{ to: paths.flightTicketQueue, label: 'Open my tickets' }}
      />
    );
  return <BetweenLegs searchId={searchId} orderId={orderId} query={query} />;
}

const heading = 'Next: your return flight';

function BetweenLegs({ searchId, orderId, query }: { searchId: string; orderId: string; query: URLSearchParams }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { showReturn?: boolean } | null };
  const details = useCall(getFlightDetails, { orderId });
  const order = useCall(getOrder, { orderId });
  // A link without the flight, as the order itself names the page, has it from the order.
  const known = order.data;
  const address =
    readBookingAddress(query) ??
    (known?.next ? { choice: known.next, search: new URLSearchParams(known.search) } : undefined);
  // Whoever of staff goes on books the way back for the same customer.
  const customerId = known?.customer?.customerId;
  const quote = useQuote(known && address?.choice, { customerId });
  const left = useTimeLeft(endOf(quote));
  const searched = known?.search || query.toString();
  const another = useMemo(() => wayBackPath(searched), [searched]);

  if (details.error && isNotThere(details.error.failure))
    return (
      <EmptyState
        page
        heading="Booking not found"
        text="It may belong to another account."
        link={{ to: paths.flightSearch, label: 'Search flights' }}
      />
    );
  if (details.error) return <ErrorState error={details.error} onRetry={() => void details.refetch()} />;
  if (!details.data || !order.data || (address && quote.isPending))
    return (
      <BookingLoading
        step="Flight"
        heading={state?.showReturn === false ? 'Your booking' : heading}
        lead={TWO_BOOKINGS}
        cards={['Outbound', 'Return']}
      />
    );
  const { pnr, state: orderState } = order.data;
  const outcome =
    orderState === 'COMPLETED'
      ? 'Ticketed'
      : order.data.isBookingInProcess
        ? 'Being booked'
        : orderState === 'REFUNDED'
          ? 'Refunded'
          : 'Not paid';
  const onwardLeg = { leg: 'return' as const, after: orderId };
  const onward =
    address && quote.data
      ? passengerDetailsPath(searchId, address.choice, withCustomer(address.search, customerId), onwardLeg)
      : undefined;
  const panel = quote.data && (
    <PricePanel
      left={left}
      family={quote.data.family.name}
      segments={quote.data.segments}
      fare={quote.data.fareDetailResult}
    >
      {onward && (
        <LinkButton to={onward} appearance="primary" size="large">
          Continue to passengers
        </LinkButton>
      )}
    </PricePanel>
  );
  return (
    <BookingFrame
      step="Flight"
      heading={onward ? heading : 'Your booking'}
      lead={onward ? TWO_BOOKINGS : undefined}
      aside={panel ?? <PricePanel left={undefined} segments={details.data.segments} fare={details.data.fare} />}
      bar={
        onward &&
        quote.data && (
          <PriceBar
            total={{ minor: quote.data.fareDetailResult.totalFare, currency: quote.data.currency }}
            left={left}
            action="Continue"
            onAction={() => void navigate(onward)}
          >
            {panel}
          </PriceBar>
        )
      }
    >
      <BookingCard
        title="Outbound"
        note={`${outcome}${pnr ? `, PNR ${pnr}` : ''}`}
        end={<TextLink to={orderPath(orderId)}>What happened</TextLink>}
      >
        <div className={styles.outcome}>
          <span className={styles.quiet}>
            {details.data.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
          </span>
        </div>
        <div className={styles.sectors}>
          {details.data.segments.map((segment) => (
            <SectorRow key={segment.flightNumber + segment.departureTime} segment={segment} />
          ))}
        </div>
      </BookingCard>
      <BookingCard
        title="Return"
        note={quote.data ? quote.data.family.name : undefined}
        end={<TextLink to={another}>Choose another flight</TextLink>}
      >
        {quote.data ? (
          <div className={styles.sectors}>
            {quote.data.segments.map((segment) => (
              <SectorRow key={segment.flightNumber + segment.departureTime} segment={segment} />
            ))}
          </div>
        ) : (
          <p className={styles.quiet}>
            {quote.error ? quote.error.message : 'The return flight is no longer selected.'} Your outbound booking is
            not affected.
          </p>
        )}
      </BookingCard>
    </BookingFrame>
  );
}
