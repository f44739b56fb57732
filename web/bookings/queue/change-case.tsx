import { useState } from 'react';
import { type BookingDesk, getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Failure } from '#shared/errors.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskSection } from './desk-section.tsx';

/** Without the supplier's way of doing it from here, somebody does it there. */
const said = ({ code, message }: Failure, isPartners: boolean): string =>
  code === 'ILLEGAL_TRANSITION'
    ? isPartners
      ? 'This change cannot be accepted from here, or is no longer open. Call the desk of the partner that supplies this booking: we update it within a day.'
      : 'This change cannot be accepted here, or is no longer open. Accept it with the supplier or the airline: we update the booking within a day.'
    : (message ?? 'Something went wrong');

/** What staff can do about flights that their airline changed: accept them for the customer. */
export function ChangeCase({ bookingId, desk }: { bookingId: string; desk: BookingDesk }) {
  const accept = useAction(acceptAirlineChange, { quiet: true, invalidates: [getTickets, getBookingDetails] });
  const mayAccept = useMay('tickets.supplier');
  const [isSure, setSure] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function run() {
    setRefusal('');
    const answer = await accept.mutateAsync({ bookingId });
    if (answer.ok) showToast('Accepted with the supplier');
    else setRefusal(said(answer, desk.partner !== undefined));
  }
  return (
    <DeskSection
      desk={desk}
      heading="The airline has changed the flights"
      text={
        <>
          The new flights are shown and need to be accepted. Ask the customer first: this cannot be undone. For other
          flights or a refund, call {desk.partner ?? 'the supplier'} first.
        </>
      }
    >
      {refusal && <span role="alert">{refusal}</span>}
      {mayAccept &&
        (isSure ? (
          <>
            <Button appearance="primary" disabledFocusable={accept.isPending} onClick={() => void run()}>
              Accept for the customer
            </Button>
            <Button disabled={accept.isPending} onClick={() => setSure(false)}>
              Not yet
            </Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>Accept the change</Button>
        ))}
    </DeskSection>
  );
}
