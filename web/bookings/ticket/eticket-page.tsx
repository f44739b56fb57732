import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ReactNode, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { readBookingSlug } from '#shared/bookings/model.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { onPaper, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { TicketBar } from './ticket-bar.tsx';
import { TicketFrame } from './ticket-frame.tsx';
import { TicketPaper } from './ticket-paper.tsx';
import { useAdditions } from './use-additions.ts';

const useStyles = makeStyles({
  page: { padding: '24px 16px 48px', [onPaper]: { padding: 0 }, [upTo768]: { padding: '12px 12px 32px' } },
  waiting: { ...inColumn('24px'), maxWidth: '794px', margin: '0 auto' },
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
  // Guests get no frame before it is known whose ticket it is.
  const isGuest = !useSignedIn();
  if (!parts || ticket.error) {
    const notFound = !parts || ticket.error?.failure.code === 'NOT_FOUND';
    if (notFound)
      return (
        <Frameless isGuest={isGuest}>
          <EmptyState
            page
            icon="ticket"
            heading="Ticket not found."
            text={
              isGuest
                ? 'Please check the link, or ask the person who sent it.'
                : 'Please check the link, or sign in with the account that booked it.'
            }
          />
        </Frameless>
      );
    return (
      <Frameless isGuest={isGuest}>
        <EmptyState
          page
          icon="warning"
          heading="The ticket could not be loaded."
          text={ticket.error?.message}
          action={<Button onClick={() => void ticket.refetch()}>Try again</Button>}
        />
      </Frameless>
    );
  }
  if (!ticket.data)
    return (
      <Frameless isGuest={isGuest}>
        <div className={styles.page}>
          <Skeleton className={styles.waiting} aria-label="Loading the ticket">
            <SkeletonItem size={64} />
            <SkeletonItem size={128} />
            <SkeletonItem size={128} />
            <SkeletonItem size={96} />
          </Skeleton>
        </div>
      </Frameless>
    );
  return <OpenTicket ticket={ticket.data} />;
}

/** Whoever is signed in has the site around it already. */
const Frameless = ({ isGuest, children }: { isGuest: boolean; children: ReactNode }) =>
  isGuest ? (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  ) : (
    children
  );

function OpenTicket({ ticket }: { ticket: TicketDocument }) {
  const styles = useStyles();
  const [query, setQuery] = useSearchParams();
  const additions = useAdditions(ticket);
  const pax = readPax(query.get('pax'), ticket.passengers.length);
  const isPrint = query.get('print') === 'true';
  const isClient = ticket.may.mail && query.get('as') === 'client';
  const showsPrice = !ticket.hidePayment && !isClient && query.get('hp') !== 'true' && pax === undefined;
  usePrinting(isPrint, pax === undefined ? ticket.passengers.length * ticket.segments.length : ticket.segments.length);
  const togglePrice = () => {
    if (showsPrice) query.set('hp', 'true');
    else query.delete('hp');
    setQuery(query, { replace: true });
  };
  return (
    <TicketFrame ticket={ticket} isClient={isClient}>
      {!isPrint && pax === undefined && (
        <TicketBar
          ticket={ticket}
          additions={additions}
          isClient={isClient || !ticket.may.mail}
          showsPrice={showsPrice}
          onTogglePrice={togglePrice}
        />
      )}
      <div className={styles.page}>
        <TicketPaper
          ticket={ticket}
          additions={additions}
          pax={pax}
          showsPrice={showsPrice}
          isFramed={isClient || ticket.frame === 'issuer'}
        />
      </div>
    </TicketFrame>
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
