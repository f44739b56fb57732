import { calendarFile } from '#shared/bookings/calendar-file.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';

/** Hands out a booking's flights as a file that calendars take. */
export function downloadCalendar(booking: TicketDocument): void {
  const file = new Blob([calendarFile(booking, Date.now())], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `flights-${booking.pnr}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
