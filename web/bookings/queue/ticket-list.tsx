import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListGroup } from '#web/ui/list/column.ts';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { useBookFlight } from '../use-book-flight.ts';
import { BookingCard } from './booking-card.tsx';
import { countRestrictions, type QueueFilter } from './filter-url.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { useWaiting } from './use-waiting.ts';

interface Props {
  filter: QueueFilter;
  openId: string | undefined;
  onOpen(bookingId: string): void;
  onFlights(bookingId: string): void;
  onChange(filter: QueueFilter): void;
  onClear(): void;
}

/** The rows: a dense table with what waits on top for who works with it all day, cards for a traveller. */
export function TicketList({ filter, openId, onOpen, onFlights, onChange, onClear }: Props) {
  const isDense = useUser()?.userType !== 'retail';
  const tickets = useCursorList(getTickets, { ...filter, cursor: '' });
  const columns = useTicketColumns();
  const isNarrowed =
    countRestrictions(filter) > 0 ||
    filter.statusIds.length > 0 ||
    filter.numbersMissing === true ||
    filter.changeToAccept === true ||
    filter.refundDue === true ||
    filter.upcoming === true;
  const isWhole = isDense && filter.sort === 'BD' && !isNarrowed;
  const urgent = useWaiting();
  const rows = tickets.data?.pages.flatMap((page) => page.tickets) ?? [];
  const waiting = isWhole ? urgent.rows : [];
  const draw = () => {
    const foot = <CursorFoot list={tickets} found={rows.length} isNarrowed={isNarrowed} />;
    if (!rows.length && !waiting.length)
      return tickets.hasNextPage ? foot : <NoTickets isNarrowed={isNarrowed} onClear={onClear} />;
    return (
      <>
        <ListRows
          columns={columns}
          groups={groupsOf(rows, waiting, tickets.data?.pages[0]?.total)}
          idOf={(row) => row.bookingId}
          openId={openId}
          onOpen={onOpen}
          card={
            isDense
              ? undefined
              : (row, place) => <BookingCard row={row} {...place} onFlights={() => onFlights(row.bookingId)} />
          }
        />
        {foot}
      </>
    );
  };
  return (
    <>
      {(filter.customerId !== undefined || filter.consumerSiteId !== undefined) && (
        <FilterChips
          chips={[
            {
              label: tickets.data?.pages[0]?.customerName ?? `Customer ${filter.customerId ?? filter.consumerSiteId}`,
              without: { ...filter, customerId: undefined, consumerSiteId: undefined },
            },
          ]}
          onChange={onChange}
        />
      )}
      <ListBody
        query={tickets}
        isPending={tickets.isPending || (isWhole && urgent.isPending)}
        label="Loading tickets"
        rowHeight={isDense ? 48 : 96}
      >
        {draw}
      </ListBody>
    </>
  );
}

/** What waits stands on top, and not again among the rest. */
function groupsOf(
  rows: readonly BookingRow[],
  waiting: readonly BookingRow[],
  total: number | null | undefined,
): ListGroup<BookingRow>[] {
  if (!waiting.length) return [{ rows }];
  const waitingIds = new Set(waiting.map(({ bookingId }) => bookingId));
  const rest = rows.filter(({ bookingId }) => !waitingIds.has(bookingId));
  return [
    { heading: 'Needs action today', count: waiting.length, rows: waiting },
    ...(rest.length > 0
      ? [{ heading: 'Everything else', count: total ? total - waiting.length : null, rows: rest }]
      : []),
  ];
}

function NoTickets({ isNarrowed, onClear }: { isNarrowed: boolean; onClear(): void }) {
  const book = useBookFlight();
  return isNarrowed ? (
    <EmptyState
      icon="ticket"
      heading="No tickets match these filters"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    />
  ) : (
    <EmptyState icon="ticket" heading="No tickets yet..." {...book} />
  );
}
