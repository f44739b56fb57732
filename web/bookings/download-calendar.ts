import { calendarFile } from '#shared/bookings/calendar-file.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Hands out a booking's flights as a file that calendars take. */
export const downloadCalendar = (booking: TicketDocument): void =>
  saveFile(
    `flights-${booking.pnr}.ics`,
    new Blob([calendarFile(booking, Date.now())], { type: 'text/calendar;charset=utf-8' }),
  );
