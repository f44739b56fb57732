import { useEffect, useState } from 'react';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { isOpen } from '#shared/bookings/model.ts';
import { type Day, formatDay, type Instant, MINUTE } from '#shared/time.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { pnrText } from '../pnr-text.ts';
import { AskAgainButton } from './ask-again-button.tsx';
import { awayText, flightsText, leadName, routeText, statusNote } from './row-text.ts';
import { StatusMark } from './status-mark.tsx';

/** The queue's columns; staff can do something about a row that waits at once. */
export function useTicketColumns(): readonly Column<BookingRow>[] {
  const { today, dayOf } = useSiteDays();
  const isStaff = useUser()?.userType === 'staff';
  // Rows are drawn again only when they change, and each minute, as they say how long they wait or are held still.
  const [columns, setColumns] = useState(() => ticketColumns(isStaff, today, dayOf));
  useEffect(() => {
    const timer = setInterval(() => setColumns((before) => [...before]), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return columns;
}

/** Whose booking it is: the company that pays and who of it, or the person alone. */
const customerColumn: Column<BookingRow> = {
  heading: 'Customer',
  width: 18,
  line: 4,
  hidesBeside: true,
  first: ({ customer }) => customer.companyName || customer.name,
  second: ({ customer }) => (customer.companyName ? customer.name : ''),
};

function ticketColumns(isStaff: boolean, today: Day, dayOf: (instant: Instant) => Day): readonly Column<BookingRow>[] {
  return [
    {
      heading: 'PNR',
      width: 15,
      line: 1,
      first: (row) => pnrText(row),
      second: (row) => `Booked ${formatDay(dayOf(row.createdAt), { year: false })}`,
    },
    {
      heading: 'Passenger',
      width: 20,
      line: 2,
      first: (row) => leadName(row) + (row.passengers.length > 1 ? ` +${row.passengers.length - 1}` : ''),
      ...(!isStaff && { second: ({ customer }: BookingRow) => customer.name }),
    },
    ...(isStaff ? [customerColumn] : []),
    {
      heading: 'Sectors',
      width: 17,
      line: 3,
      first: (row) => routeText(row.segments),
      second: (row) => flightsText(row.segments),
    },
    {
      heading: 'Travel',
      width: 14,
      line: 3,
      isEnd: true,
      first: (row) => formatDay(row.travelDate),
      second: (row) => awayText(row.travelDate, today),
    },
    {
      heading: 'Status',
      width: 19,
      line: 1,
      isEnd: true,
      isInline: true,
      first: (row) => (
        <StatusMark statusId={row.statusId} text={row.supplierChangeReqStatus?.statusText ?? row.status} />
      ),
      second: (row) => statusNote(row),
    },
    {
      heading: 'Price',
      width: 15,
      line: 2,
      isEnd: true,
      isNumber: true,
      first: (row) => (
        <>
          <Money minor={row.transactionDetails.amount} currency={row.currency} />
          {isStaff && isOpen(row.statusId) && <AskAgainButton row={row} />}
        </>
      ),
    },
  ];
}
