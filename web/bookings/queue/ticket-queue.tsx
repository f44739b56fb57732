import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useUser } from '#web/app/session/session.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { BookingDetail } from './booking-detail.tsx';
import { BookingStatus } from '#shared/bookings/model.ts';
import { countRestrictions, queueAddress } from './filter-url.ts';
import { QueueFilterBar } from './queue-filter-bar.tsx';
import { TicketList } from './ticket-list.tsx';
import { useWaiting } from './use-waiting.ts';

const HoldsBoard = lazyPart(() => import('../holds/holds-board.tsx'));
const FlightInformation = lazyPart(() => import('./flight-information.tsx'));

/** The queue: its filters, its rows, and the booking that is open. */
export default function TicketQueue() {
  const view = useListAddress(queueAddress);
  // Nobody else may ask for a customer's, whatever an address says.
  const isStaff = useUser()?.userType === 'staff';
  const filter = isStaff ? view.filter : { ...view.filter, customerId: undefined, consumerSiteId: undefined };
  const isHoldsTab =
    filter.statusIds.length === 1 && filter.statusIds[0] === BookingStatus.Hold && countRestrictions(filter) === 0;
  const [flightsOf, setFlightsOf] = useState<string>();
  return (
    <>
      <ListPage
        heading="Ticket queue"
        actions={<DownloadButton request={{ list: 'tickets', filter: { ...view.filter, cursor: '' } }} />}
        detailLabel="Booking"
        openId={view.openId}
        onClose={view.close}
        detail={(bookingId, place) => (
          <BookingDetail bookingId={bookingId} place={place} onFlights={() => setFlightsOf(bookingId)} />
        )}
      >
        <QueueTabs query={view.query} isStaff={isStaff} />
        <QueueFilterBar filter={filter} isSorted={!isHoldsTab} onChange={view.change} />
        {isHoldsTab && <HoldsBoard onOpen={view.open} />}
        {!isHoldsTab && (
          <TicketList
            filter={filter}
            openId={view.openId}
            onOpen={view.open}
            onFlights={setFlightsOf}
            onChange={view.change}
            onClear={() => view.clear({ sort: filter.sort })}
          />
        )}
      </ListPage>
      {flightsOf && <FlightInformation bookingId={flightsOf} onClose={() => setFlightsOf(undefined)} />}
    </>
  );
}

/** Saved filters with how many wait in them. */
function QueueTabs({ query, isStaff }: { query: URLSearchParams; isStaff: boolean }) {
  const { counts } = useWaiting();
  const tabs = isStaff
    ? queueAddress.saved
    : queueAddress.saved.filter(({ sets }) => !sets.numbersMissing && !sets.changeToAccept);
  return <ListTabs label="Saved filters" tabs={tabs} query={query} counts={counts} />;
}
