import type { BookingItem } from '#functions/bookings/model.ts';
import type { ChangeItem } from '#functions/changes/model.ts';
import { DIFFERENCE_IN_FARE } from '#shared/invoices/kinds.ts';
import { portionOf } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { InvoiceFacts } from './order-service.ts';

/** Services of reservation for air travel, by India's list. */
const AIR_TICKETS = '998551';

export const CHANGE_SERVICE = 'Service fee, change of air ticket';

/** What a reissue's invoice says: what the airline took as reimbursed, the site's fee as its own service. */
export function reissueInvoice(
  { bookingId, charges, who, sectors }: ChangeItem,
  { pnr }: BookingItem,
): InvoiceFacts | undefined {
  const reissue = charges?.reissue;
  const [first] = reissue?.flights ?? [];
  if (!charges || !reissue || !first) return undefined;
  const { airlineCharge, cancellationFee, gstRate } = charges;
  const route = [
    first.originAirportCode,
    ...reissue.flights.map(({ destinationAirportCode }) => destinationAirportCode),
  ].join('–');
  const reimbursed = [
    { who: DIFFERENCE_IN_FARE, ticket: '', route, fare: reissue.fareDifference, taxes: 0 },
    { who: 'Airline’s charge for the change', ticket: '', route, fare: airlineCharge, taxes: 0 },
  ];
  return {
    bookingId,
    pnr,
    about: `Change of flights ${sectors.join(', ')}`,
    facts: [
      { label: 'PNR', text: `${pnr}, ${first.airlineName}` },
      { label: 'Travel', text: formatDay(first.departureTime) },
    ],
    reimbursed: reimbursed.filter(({ fare }) => fare !== 0),
    services: cancellationFee
      ? [
          {
            text: CHANGE_SERVICE,
            sac: AIR_TICKETS,
            quantity: who.length,
            taxable: cancellationFee,
            tax: portionOf(cancellationFee, gstRate),
          },
        ]
      : [],
    others: [],
  };
}
