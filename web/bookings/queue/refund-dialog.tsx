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
    if (answer.ok) showToast('The money is on its way back.');
    onClose();
  };
  const actions = [
    { label: 'Keep waiting', run: onClose },
    { label: `Refund ${amount}`, run: () => void confirm(), primary: true, disabled: refund.isPending },
  ];
  return (
    <SiteDialog title="Give the money back?" onClose={onClose} actions={actions}>
      <p>
        {amount} goes back to where it came from, and nothing more is booked for it. Call {supplier} first: what it may
        have booked is not cancelled by this, and its cost stays with the house until it is voided.
      </p>
    </SiteDialog>
  );
}
