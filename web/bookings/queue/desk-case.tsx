import type { TicketDocument } from '#shared/bookings/ticket.ts';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { formatMoney } from '#shared/money.ts';
import { ChangeCase } from './change-case.tsx';
import { DeskActions } from './desk-actions.tsx';
import { NumbersCase } from './numbers-case.tsx';

interface Props {
  booking: TicketDocument;
  desk: BookingDesk;
}

/** What staff have to do about a booking. Loaded where there is something to do. */
export default function DeskCase({ booking, desk }: Props) {
  const { bookingId, currency, statusId, transactionDetails } = booking;
  if (desk.about === 'airlineChange') return <ChangeCase bookingId={bookingId} desk={desk} />;
  if (desk.about === 'ticketNumbers') return <NumbersCase bookingId={bookingId} desk={desk} />;
  return (
    <DeskActions
      bookingId={bookingId}
      desk={desk}
      amount={formatMoney(transactionDetails?.amount ?? 0, currency)}
      isUnconfirmed={desk.mayRefund || statusId === BookingStatus.Unknown}
    />
  );
}
