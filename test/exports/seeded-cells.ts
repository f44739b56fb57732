import { showRow } from '#functions/bookings/show-row.ts';
import { cellOf } from '#functions/exports/cells.ts';
import type { BookingCard } from '#shared/bookings/model.ts';
import { ticketSheet } from '#shared/bookings/ticket-sheet.ts';
import { toMajor } from '#shared/money.ts';

/** What a spreadsheet has to show of a booking, in the site's zone. */
export const cellsOf = (card: BookingCard, zone: string) =>
  ticketSheet.map((column) => {
    const cell = cellOf(column, showRow(card), zone);
    if (Array.isArray(cell)) return toMajor(...cell);
    return typeof cell === 'number' && (column.kind === 'instant' || column.kind === 'local') ? new Date(cell) : cell;
  });
