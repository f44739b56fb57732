import type { BookingDeed } from '#shared/bookings/get-booking-details.ts';
import { Timeline } from '#web/ui/timeline.tsx';

const verbs: Record<string, string> = {
  create: 'paid for the booking',
  createHold: 'had the seats asked for, without payment',
  payHold: 'paid for the held seats',
  agreeHold: 'had the airline’s price and limit confirmed',
  notHeld: 'could not hold the seats; nothing was charged',
  hold: 'held the seats at the airline',
  ticket: 'issued the tickets',
  loseSight: 'had no clear answer from the supplier and keeps checking',
  fail: 'could not book; the payment was refunded',
  release: 'released the held seats',
  requestChange: 'sent a change request',
  settleChange: 'settled the change request',
  cancel: 'cancelled the booking',
  changeAdditions: 'changed the amounts added on the ticket',
  changeFlights: 'received a flight change from the airline',
  reissue: 'changed the flights',
  numberTickets: 'received the ticket numbers from the airline',
  closeNumbers: 'noted that no ticket number is needed',
  acceptChange: 'accepted the airline’s change with the supplier',
  askAgain: 'checked with the supplier again',
  refundBlind: 'refunded without the supplier’s answer',
  needsAction: 'left an action for staff',
  seeDocuments: "viewed the passengers' documents",
};

const roles: Record<string, string> = {
  staff: 'staff',
  travelAgent: 'travel agent',
  retail: 'traveller',
  corporate: 'corporate',
};

/** Who did what to a booking, newest first. */
export function BookingTimeline({ deeds }: { deeds: readonly BookingDeed[] }) {
  return (
    <Timeline
      deeds={deeds.map(({ at, who, forWhom, role, event, note }) => ({
        at,
        who: forWhom ? `${who} for ${forWhom}` : who,
        what: verbs[event] ?? event,
        by: role && (roles[role] ?? role),
        note,
      }))}
    />
  );
}
