import { doWithoutTicketNumbers } from '#shared/bookings/do-without-ticket-numbers.ts';
import { type BookingDesk, getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskSection } from './desk-section.tsx';
import { agoText } from './row-text.ts';

/** What staff can do about a ticketed booking whose ticket numbers did not come: ask, and say that none are needed. */
export function NumbersCase({ bookingId, desk }: { bookingId: string; desk: BookingDesk }) {
  const close = useAction(doWithoutTicketNumbers, { invalidates: [getTickets, getBookingDetails] });
  const mayClose = useMay('tickets.supplier');
  const { zone } = useSiteDays();
  const since = msToLocal(Date.parse(desk.since), zone);
  async function run() {
    const answer = await close.mutateAsync({ bookingId });
    if (answer.ok) showToast('Noted. Ticket numbers that still arrive are added.');
  }
  return (
    <DeskSection
      desk={desk}
      heading="Ticket numbers missing"
      text={
        <>
          Ticketed {formatDay(since)}, {since.slice(11)}, {agoText(desk.since)} ago. The seats are paid for and the PNR
          is confirmed. Check before departure that the tickets are issued; we keep checking automatically.
        </>
      }
    >
      {mayClose && (
        <Button disabledFocusable={close.isPending} onClick={() => void run()}>
          No number needed
        </Button>
      )}
    </DeskSection>
  );
}
