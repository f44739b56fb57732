import { html, type Html } from '#functions/notifications/html.ts';
import type { TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { type TicketFare, ticketFareLines } from '#shared/bookings/ticket-fare.ts';
import { paxTypeName, type PaxType, type Segment } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { dayShift, formatDay } from '#shared/time.ts';

const cell = 'padding:6px 8px;border-bottom:1px solid #e0e0e0;text-align:left;vertical-align:top;font-size:13px;line-height:18px';
const head = 'padding:6px 8px;border-bottom:1px solid #242424;text-align:left;font-size:12px;line-height:16px;color:#616161;font-weight:normal';
const table = 'width:100%;border-collapse:collapse;margin:0 0 20px';
const title = 'margin:0 0 4px;font-size:14px;line-height:20px';

/** A ticket as it stands in a mail: tables and inline styles. Barcodes need the page, which the mail links to. */
export function ticketHtml(ticket: TicketDocument, { hidePrice = false } = {}): Html {
  const { pnr, invoiceCreatedOn, passengers, segments, fare, issuer } = ticket;
  return html`<table role="presentation" style="${table};margin-top:20px"><tr>
<td style="font-size:13px;line-height:18px"><strong>${issuer.companyName}</strong><br>${issuer.address}<br>${[issuer.contact, issuer.email].filter(Boolean).join(' · ')}</td>
<td style="text-align:right;font-size:12px;line-height:16px;color:#616161">PNR<br><strong style="font-size:24px;line-height:32px;color:#242424;letter-spacing:1px">${pnr}</strong>${invoiceCreatedOn ? html`<br>Issued ${formatDay(invoiceCreatedOn)}` : ''}</td>
</tr></table>
<h2 style="${title}">Passengers</h2>
<table style="${table}"><tr><th style="${head}">Name</th><th style="${head}">Ticket number</th><th style="${head}">Baggage</th></tr>${passengers.map((passenger) => passengerRow(passenger, segments))}</table>
<h2 style="${title}">Flights</h2>
<table style="${table}"><tr><th style="${head}">Flight</th><th style="${head}">Departure</th><th style="${head}">Arrival</th></tr>${segments.map((segment) => flightRow(segment))}</table>
${fare && !hidePrice ? payment(fare) : ''}<p style="margin:0 0 8px;font-size:12px;line-height:16px;color:#616161">Times are local to each airport. Carriage is subject to the airline's conditions. If a barcode does not work at the airport, replace it with the airline's original ticket. Travel insurance is not part of this ticket.</p>`;
}

const passengerRow = ({ title: honorific, firstName, lastName, paxType, ticket, segmentAdditionalInfo }: TicketPassenger, segments: readonly Segment[]): Html =>
  html`<tr><td style="${cell}">${honorific} ${firstName} ${lastName}<br><span style="color:#616161">${paxTypeName[paxType as PaxType]}</span></td><td style="${cell}">${ticket ? `${ticket.ticketNumber} (${ticket.validatingAirline})` : ''}</td><td style="${cell}">${segments.map((segment, at) => html`${segment.originAirportCode}–${segment.destinationAirportCode} ${segmentAdditionalInfo[at]?.baggage || 'none'}<br>`)}</td></tr>`;

const flightRow = (segment: Segment): Html => {
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  return html`<tr><td style="${cell}"><strong>${segment.airlineCode} ${segment.flightNumber}</strong><br>${segment.airlineName}<br><span style="color:#616161">${segment.cabin}, ${segment.fareClass} · ${segment.flightStatus}</span></td>
<td style="${cell}"><strong>${segment.departureTime.slice(11)}</strong> ${formatDay(segment.departureTime, { weekday: true })}<br>${place(segment.originCityName, segment.originAirportCode, segment.originTerminal)}</td>
<td style="${cell}"><strong>${segment.arrivalTime.slice(11)}</strong>${days ? ` +${days}` : ''} ${formatDay(segment.arrivalTime, { weekday: true })}<br>${place(segment.destinationCityName, segment.destinationAirportCode, segment.destinationTerminal)}</td></tr>`;
};

const place = (city: string, code: string, terminal: string) => `${city} ${code}${terminal ? `, Terminal ${terminal}` : ''}`;

function payment(fare: TicketFare): Html {
  return html`<h2 style="${title}">Payment</h2>
<table style="${table}">${ticketFareLines(fare).map(([label, minor]) => html`<tr><td style="${cell}">${label}</td><td style="${cell};text-align:right">${formatMoney(minor, fare.currency)}</td></tr>`)}</table>
`;
}
