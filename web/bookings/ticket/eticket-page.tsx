import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { readBookingSlug } from '#shared/bookings/model.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketPaper } from './ticket-paper.tsx';
import { useAdditions } from './use-additions.ts';

const useStyles = makeStyles({
  page: {
    padding: '24px 16px 48px',
    '@media print': { padding: 0 },
    '@media (max-width: 767.9px)': { padding: '12px 12px 32px' },
  },
  waiting: { maxWidth: '794px', margin: '0 auto', display: 'grid', gap: '24px' },
});

/**
 * The e-ticket at `/flight/eTicket/{bookingSlug}`; query: print, hp (hide price), pax (zero-based, that passenger
 * alone).
 */
export default function EticketPage() {
  const styles = useStyles();
  const { bookingSlug = '' } = useParams();
  const parts = readBookingSlug(bookingSlug);
  const ticket = useCall(
    getTicketDetail,
    { bookingId: parts?.bookingId ?? '', pnr: parts?.pnr ?? '' },
    { enabled: Boolean(parts), quiet: true },
  );
  if (!parts || ticket.error) {
    const notFound = !parts || ticket.error?.failure.code === 'NOT_FOUND';
    if (notFound)
      return (
        <EmptyState
          page
          icon="ticket"
          heading="This ticket was not found."
          text="Please check the link you were given, or sign in as who booked it."
        />
      );
    return (
      <EmptyState
        page
        icon="warning"
        heading="The ticket could not be opened."
        text={ticket.error?.message}
        action={<Button onClick={() => void ticket.refetch()}>Try again</Button>}
      />
    );
  }
  if (!ticket.data)
    return (
      <div className={styles.page}>
        <Skeleton className={styles.waiting} aria-label="The ticket is being opened">
          <SkeletonItem size={64} />
          <SkeletonItem size={128} />
          <SkeletonItem size={128} />
          <SkeletonItem size={96} />
        </Skeleton>
      </div>
    );
  return <OpenTicket ticket={ticket.data} />;
}

function OpenTicket({ ticket }: { ticket: TicketDocument }) {
  const styles = useStyles();
  const [query, setQuery] = useSearchParams();
  const additions = useAdditions(ticket);
  const pax = readPax(query.get('pax'), ticket.passengers.length);
  const isPrint = query.get('print') === 'true';
  const showsPrice = !ticket.hidePayment && query.get('hp') !== 'true' && pax === undefined;
  usePrinting(isPrint, pax === undefined ? ticket.passengers.length * ticket.segments.length : ticket.segments.length);
  const togglePrice = () => {
    if (showsPrice) query.set('hp', 'true');
    else query.delete('hp');
    setQuery(query, { replace: true });
  };
  return (
    <>
      {!isPrint && pax === undefined && (
        <TicketBar ticket={ticket} additions={additions} showsPrice={showsPrice} onTogglePrice={togglePrice} />
      )}
      <div className={styles.page}>
        <TicketPaper ticket={ticket} additions={additions} pax={pax} showsPrice={showsPrice} />
      </div>
    </>
  );
}

const readPax = (text: string | null, count: number): number | undefined =>
  text !== null && /^\d{1,2}$/.test(text) && Number(text) < count ? Number(text) : undefined;

/** Opens the printer's dialog once every barcode is drawn, at the latest after 5 s. */
function usePrinting(isPrint: boolean, barcodes: number): void {
  useEffect(() => {
    if (!isPrint) return;
    const until = performance.now() + 5000;
    const timer = setInterval(() => {
      if (document.querySelectorAll('[data-barcode]').length < barcodes && performance.now() < until) return;
      clearInterval(timer);
      window.print();
    }, 100);
    return () => clearInterval(timer);
  }, [isPrint, barcodes]);
}
