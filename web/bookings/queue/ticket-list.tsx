import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { isOpen } from '#shared/bookings/model.ts';
import { formatDay } from '#shared/time.ts';
import { useUser } from '#web/app/session/session.ts';
import { paths } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BookingCard } from './booking-card.tsx';
import { countRestrictions, type QueueFilter } from './filter-url.ts';
import { AskAgainButton } from './ask-again-button.tsx';
import { type TicketGroup, TicketTable } from './ticket-table.tsx';
import { useTickets } from './use-tickets.ts';
import { useWaiting } from './use-waiting.ts';

const useStyles = makeStyles({
  cards: { display: 'grid', gap: '12px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '16px 0',
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
  },
});

interface Props {
  filter: QueueFilter;
  openId: string | undefined;
  onOpen(bookingId: string): void;
  onFlights(bookingId: string): void;
  onClear(): void;
}

/** The rows: a dense table with what waits on top for who works with it all day, cards for a traveller. */
export function TicketList({ filter, openId, onOpen, onFlights, onClear }: Props) {
  const styles = useStyles();
  const userType = useUser()?.userType;
  const isDense = userType !== 'retail';
  const tickets = useTickets(filter);
  const isWhole = isDense && filter.sort === 'BD' && !filter.statusIds.length && !countRestrictions(filter);
  const urgent = useWaiting();
  if (tickets.error) return <ErrorState error={tickets.error} onRetry={() => void tickets.refetch()} />;
  if (!tickets.data || (isWhole && urgent.isPending))
    return (
      <Skeleton className={styles.cards} aria-label="Tickets are being loaded">
        {[1, 2, 3, 4, 5].map((n) => (
          <SkeletonItem key={n} size={isDense ? 48 : 96} />
        ))}
      </Skeleton>
    );

  const rows = tickets.data.pages.flatMap((page) => page.tickets);
  const waiting = isWhole ? urgent.rows : [];
  const isNarrowed = countRestrictions(filter) > 0 || filter.statusIds.length > 0;
  const lookedBackTo = tickets.data.pages.at(-1)?.lookedBackTo;
  const foot = (
    <Foot
      found={rows.length}
      isNarrowed={isNarrowed}
      lookedBackTo={lookedBackTo}
      hasMore={tickets.hasNextPage}
      isLoading={tickets.isFetchingNextPage}
      onMore={() => void tickets.fetchNextPage()}
    />
  );
  if (!rows.length && !waiting.length) {
    if (tickets.hasNextPage) return foot;
    return isNarrowed ? (
      <EmptyState
        icon="ticket"
        heading="No tickets match these filters"
        action={<Button onClick={onClear}>Clear Filters</Button>}
      />
    ) : (
      <EmptyState icon="ticket" heading="No tickets yet..." link={{ to: paths.flightSearch, label: 'Book a Flight' }} />
    );
  }
  if (!isDense) {
    return (
      <>
        <div className={styles.cards}>
          {rows.map((row) => (
            <BookingCard
              key={row.bookingId}
              row={row}
              isOpen={row.bookingId === openId}
              onOpen={() => onOpen(row.bookingId)}
              onFlights={() => onFlights(row.bookingId)}
            />
          ))}
        </div>
        {foot}
      </>
    );
  }
  const waitingIds = new Set(waiting.map(({ bookingId }) => bookingId));
  const rest = rows.filter(({ bookingId }) => !waitingIds.has(bookingId));
  const total = tickets.data.pages[0]?.total;
  const groups: TicketGroup[] = waiting.length
    ? [
        { heading: 'Needs action today', count: waiting.length, rows: waiting },
        { heading: 'Everything else', count: total ? total - waiting.length : null, rows: rest },
      ]
    : [{ rows: rest }];
  return (
    <>
      <TicketTable
        groups={groups}
        openId={openId}
        onOpen={onOpen}
        actionOf={userType === 'staff' ? (row) => isOpen(row.statusId) && <AskAgainButton row={row} /> : undefined}
      />
      {foot}
    </>
  );
}

interface FootProps {
  found: number;
  isNarrowed: boolean;
  lookedBackTo: string | null | undefined;
  hasMore: boolean;
  isLoading: boolean;
  onMore(): void;
}

/** What was found and how far the search went, with more on demand. */
function Foot({ found, isNarrowed, lookedBackTo, hasMore, isLoading, onMore }: FootProps) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  if (!hasMore && !isNarrowed) return null;
  const back = lookedBackTo && formatDay(lookedBackTo.endsWith('Z') ? dayOf(lookedBackTo) : lookedBackTo);
  return (
    <div className={styles.foot}>
      <span role="status">
        {found} found{hasMore && back ? `, looked as far as ${back}` : ''}
      </span>
      {hasMore && (
        <Button disabled={isLoading} onClick={onMore}>
          {isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
