import { useSearchParams } from 'react-router-dom';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { useUser } from '#web/app/session/session.ts';
import TicketQueue from './ticket-queue.tsx';

const BookedPage = lazyScreen(() => import('./booked-page.tsx'));

/**
 * `/flight/ticketQueue`: the queue; for a traveller who has just booked (`booked=1` beside `open=<bookingId>`) the
 * confirmation over it.
 */
export default function TicketQueuePage() {
  const [query] = useSearchParams();
  const isRetail = useUser()?.userType === 'retail';
  const bookingId = query.get('booked') && query.get('open');
  return isRetail && bookingId ? <BookedPage key={bookingId} bookingId={bookingId} /> : <TicketQueue />;
}
