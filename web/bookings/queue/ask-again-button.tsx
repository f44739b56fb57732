import { makeStyles } from '@fluentui/react-components';
import { askSupplierAgain } from '#shared/bookings/ask-supplier-again.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { useAction } from '#web/api/use-action.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';

const useStyles = makeStyles({
  // In the row's own lines; on a phone the opened booking has it.
  root: { minWidth: 'auto', padding: '0 6px', minHeight: '20px', marginRight: '-6px', [upTo600]: { display: 'none' } },
});

/** Has the supplier of a booking asked now. Its answer comes with the list. */
export function useAskAgain() {
  const ask = useAction(askSupplierAgain, { invalidates: [getTickets, getBookingDetails] });
  const run = async (bookingId: string) => {
    const answer = await ask.mutateAsync({ bookingId });
    if (answer.ok) showToast('Checking with the supplier.');
  };
  return { run, isPending: ask.isPending };
}

/** The action of a row that waits for its supplier. */
export function AskAgainButton({ row }: { row: BookingRow }) {
  const styles = useStyles();
  const { run, isPending } = useAskAgain();
  return (
    <div>
      <Button
        className={styles.root}
        appearance="subtle"
        size="small"
        disabledFocusable={isPending}
        aria-label={`Check again: ${row.pnr || 'this booking'}`}
        onClick={(event) => {
          event.stopPropagation();
          void run(row.bookingId);
        }}
      >
        Check again
      </Button>
    </div>
  );
}
