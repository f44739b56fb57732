import type { BookingItem } from '#functions/bookings/model.ts';
import { cityRoute } from '#shared/flights/city-route.ts';
import { PaxType, paxTypeName } from '#shared/flights/model.ts';
import { formatDay } from '#shared/time.ts';
import type { InvoiceFacts } from './order-service.ts';

/** Services of reservation for air travel, by India's list. */
export const AIR_TICKETS = '998551';

/**
 * What a flight's invoice says: fares and airlines' taxes as reimbursed, a line a passenger, extras beside them, the
 * Service Fee as the site's own service. All of it is what was paid.
 */
export function flightInvoice({ bookingId, pnr, segments, passengers, fare }: BookingItem): InvoiceFacts {
  const [first] = segments;
  const route = [
    ...segments.slice(0, 1).map(({ originAirportCode }) => originAirportCode),
    ...segments.map(({ destinationAirportCode }) => destinationAirportCode),
  ].join('–');
  const priceOf = (paxType: PaxType) => fare.fareDetails.find(({ passengerType }) => passengerType === paxType);
  const days = [
    ...new Set(
      [first!, ...segments.filter(({ tripIndicator }) => tripIndicator !== first!.tripIndicator).slice(0, 1)].map(
        ({ departureTime }) => formatDay(departureTime),
      ),
    ),
  ];
  const extras = fare.baggagePrice + fare.mealPrice;
  const off = [
    { label: 'Discount', minor: -fare.discount },
    { label: 'TDS', minor: fare.tds },
  ];
  return {
    bookingId,
    pnr,
    about: cityRoute(segments),
    facts: [
      { label: 'PNR', text: `${pnr}, ${first!.airlineName}` },
      { label: 'Travel', text: days.join(' and ') },
    ],
    reimbursed: [
      ...passengers.map(({ title, firstName, lastName, paxType, ticket }) => {
        const price = priceOf(paxType);
        return {
          who: `${title} ${firstName} ${lastName}`.trim() || paxTypeName[paxType],
          ticket: ticket?.ticketNumber ?? '',
          route,
          fare: (price?.baseFare ?? 0) + (price?.offeredOtherCharges ?? 0),
          taxes: price?.tax ?? 0,
        };
      }),
      ...(extras ? [{ who: 'Baggage and meals', ticket: '', route, fare: extras, taxes: 0 }] : []),
    ],
    services:
      fare.markup || fare.gstOnMarkup
        ? [
            {
              text: 'Service fee, air ticket reservation',
              sac: AIR_TICKETS,
              quantity: passengers.length,
              taxable: fare.markup,
              tax: fare.gstOnMarkup,
            },
          ]
        : [],
    others: off.filter(({ minor }) => minor !== 0),
  };
}
