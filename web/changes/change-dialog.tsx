import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { useCall } from '#web/api/use-call.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ChangeForm } from './change-form.tsx';

interface Props {
  bookingId: string;
  onClose(): void;
}

/** `Change Request` of a booking (spec: flights-and-shell 2.6). */
export default function ChangeDialog({ bookingId, onClose }: Props) {
  const details = useCall(getBookingDetails, { bookingId, withDocuments: false }, { quiet: true });
  if (details.data) return <ChangeForm of={details.data} onClose={onClose} />;
  return (
    <SiteDialog title="Change Request" onClose={onClose}>
      {details.error ? <p role="alert">{details.error.message}</p> : <Spinner label="Loading the booking" />}
    </SiteDialog>
  );
}
