import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

interface Props {
  bookingId: string;
  supplier: string;
  amount: string;
  onClose(): void;
}

/** Asks once more before the money of a booking in doubt goes back: it cannot be taken again. */
export default function RefundDialog({ bookingId, supplier, amount, onClose }: Props) {
  const refund = useAction(refundUnknownBooking, { invalidates: [getTickets, getBookingDetails] });
  const confirm = async () => {
    const answer = await refund.mutateAsync({ bookingId });
    if (answer.ok) showToast('The refund is on its way.');
    onClose();
  };
  const actions = [
    { label: 'Keep waiting', run: onClose },
    { label: `Refund ${amount}`, run: () => void confirm(), primary: true, disabled: refund.isPending },
  ];
  return (
    <SiteDialog title="Refund this booking?" onClose={onClose} actions={actions}>
      <p>
        {amount} is refunded to the original payment method, and the booking ends. Call {supplier} first: this does not
        cancel anything they may have booked, and you bear its cost until it is voided.
      </p>
    </SiteDialog>
  );
}
