import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const stale = [getOrder, getHolds, getBookedFlights, getTickets, getBookingDetails];

/** Asks once more before held seats go back: the fare may not come again. */
export default function ReleaseDialog({ orderId, pnr, onClose }: { orderId: string; pnr: string; onClose(): void }) {
  const release = useAction(releaseFlight, { invalidates: stale });
  const confirm = async () => {
    const answer = await release.mutateAsync({ orderId });
    if (answer.ok) showToast('Releasing the seats. Nothing was charged.');
    onClose();
  };
  const actions = [
    { label: 'Keep them', run: onClose },
    { label: 'Release', run: () => void confirm(), primary: true, disabled: release.isPending },
  ];
  return (
    <SiteDialog title="Release the seats?" onClose={onClose} actions={actions}>
      <p>PNR {pnr}: the seats are released at once. Nothing was charged, and this fare might no longer be available.</p>
    </SiteDialog>
  );
}
