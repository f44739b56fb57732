import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { useCall } from '#web/api/use-call.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { useBookFlight } from '../use-book-flight.ts';
import { HoldCard } from './hold-card.tsx';

const useStyles = makeStyles({ cards: inColumn('12px'), note: { ...quietLine, margin: 0 } });

interface Props {
  onOpen(bookingId: string): void;
  /** Nothing is shown where nothing is held: other bookings stand below. */
  isPart?: boolean;
}

/** Seats that are held without payment, what goes back next on top. */
export default function HoldsBoard({ onOpen, isPart = false }: Props) {
  const styles = useStyles();
  const holds = useCall(getHolds, { cursor: '' }, { refetchInterval: 15_000, quiet: true });
  const book = useBookFlight();
  if (holds.error && !holds.data) return <ErrorState error={holds.error} onRetry={() => void holds.refetch()} />;
  if (!holds.data)
    return isPart ? null : (
      <Skeleton className={styles.cards} aria-label="Loading holds">
        <SkeletonItem size={96} />
        <SkeletonItem size={96} />
      </Skeleton>
    );
  const { tickets } = holds.data;
  if (tickets.length === 0)
    return isPart ? null : (
      <EmptyState
        icon="ticket"
        heading="Nothing is held"
        text="Where fare and airline allow it, seats are held from the review, without payment."
        {...book}
      />
    );
  return (
    <div className={styles.cards}>
      {tickets.map((row, at) => (
        <HoldCard key={row.bookingId} row={row} isNext={at === 0} onOpen={() => onOpen(row.bookingId)} />
      ))}
      <p className={styles.note}>
        Seats go back ten minutes before the airline’s limit. We write to you two hours before. Released or run out,
        nothing was charged.
      </p>
    </div>
  );
}
