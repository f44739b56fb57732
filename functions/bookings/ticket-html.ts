import { html, type Html } from '#functions/notifications/html.ts';
import type { MailBarcode } from '#functions/notifications/mail.ts';
import { type Extras, extrasOn } from '#shared/bookings/extras-on.ts';
import type { TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { type TicketFare, ticketFareLines } from '#shared/bookings/ticket-fare.ts';
import { paxTypeName, type PaxType, type Segment } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { dayIn, dayShift, formatDay } from '#shared/time.ts';

const cell =
  'padding:6px 8px;border-bottom:1px solid #e0e0e0;text-align:left;vertical-align:top;font-size:13px;line-height:18px';
const head =
  'padding:6px 8px;border-bottom:1px solid #242424;text-align:left;font-size:12px;line-height:16px;color:#616161;font-weight:normal';
const table = 'width:100%;border-collapse:collapse;margin:0 0 20px';
const title = 'margin:0 0 4px;font-size:14px;line-height:20px';

const cidOf = (passenger: number, sector: number) => `barcode-${passenger + 1}-${sector + 1}@ticket`;

/** The barcodes that `ticketHtml` shows: one per passenger and sector. */
export const ticketBarcodes = ({ passengers, segments }: TicketDocument): MailBarcode[] =>
  passengers.flatMap(({ barcodeDetails: { barcode: contents } }, passenger) =>
    segments.slice(0, contents.length).flatMap((segment, sector) => {
      const { content } = contents[sector]!;
      const filename = `passenger-${passenger + 1}-${sectorOf(segment)}.png`;
      return content ? [{ cid: cidOf(passenger, sector), filename, content }] : [];
    }),
  );

const sectorOf = ({ originAirportCode, destinationAirportCode }: Segment) =>
  `${originAirportCode}-${destinationAirportCode}`;

interface TicketLook {
  /** IANA zone of the site, whose day the ticket was issued on. */
  zone: string;
  hidePrice?: boolean;
}

/** A ticket as it stands in a mail: tables, inline styles, and the barcodes that come with it. */
export function ticketHtml(ticket: TicketDocument, { zone, hidePrice = false }: TicketLook): Html {
  const { pnr, invoiceCreatedOn, fareFamily, passengers, segments, fare, issuer } = ticket;
  return html`<table role="presentation" style="${table};margin-top:20px">
      <tr>
        <td style="font-size:13px;line-height:18px">
          <strong>${issuer.companyName}</strong
          ><br />${issuer.address}<br />${[issuer.contact, issuer.email].filter(Boolean).join(' · ')}
        </td>
        <td style="text-align:right;font-size:12px;line-height:16px;color:#616161">
          PNR<br /><strong style="font-size:24px;line-height:32px;color:#242424;letter-spacing:1px">${pnr}</strong
          >${invoiceCreatedOn ? html`<br />Issued ${formatDay(dayIn(zone, Date.parse(invoiceCreatedOn)))}` : ''}${fareFamily ? html`<br />Fare ${fareFamily}` : ''}
        </td>
      </tr>
    </table>
    <h2 style="${title}">Passengers</h2>
    <table style="${table}">
      <tr>
        <th style="${head}">Name</th>
        <th style="${head}">Ticket number</th>
        <th style="${head}">Baggage</th>
      </tr>
      ${passengers.map((passenger, at) => passengerRow(passenger, at, segments))}
    </table>
    <h2 style="${title}">Flights</h2>
    <table style="${table}">
      <tr>
        <th style="${head}">Flight</th>
        <th style="${head}">Departure</th>
        <th style="${head}">Arrival</th>
      </tr>
      ${segments.map((segment, at) => flightRow(segment, extrasOn(ticket, at, undefined)))}
    </table>
    ${fare && !hidePrice ? payment(fare) : ''}
    <p style="margin:0 0 8px;font-size:12px;line-height:16px;color:#616161">
      Times are local to each airport. Carriage is subject to the airline's conditions. If a barcode does not work at
      the airport, replace it with the airline's original ticket. Travel insurance is not part of this ticket.
    </p>`;
}

const passengerRow = (
  { title: honorific, firstName, lastName, paxType, ticket, segmentAdditionalInfo, barcodeDetails }: TicketPassenger,
  at: number,
  segments: readonly Segment[],
): Html =>
  html`<tr>
      <td style="${cell}">
        ${honorific} ${firstName} ${lastName}<br /><span style="color:#616161">${paxTypeName[paxType as PaxType]}</span>
      </td>
      <td style="${cell}">
        ${ticket ? `${ticket.ticketNumber || 'Number to follow'} (${ticket.validatingAirline})` : ''}
      </td>
      <td style="${cell}">
        ${segments.map((segment, sector) => html`${segment.originAirportCode}–${segment.destinationAirportCode} ${segmentAdditionalInfo[sector]?.baggage || 'none'}<br />`)}
      </td>
    </tr>
    ${
      barcodeDetails.barcode.length
        ? html`<tr>
            <td colspan="3" style="${cell}">
              ${segments.flatMap((segment, sector) => (barcodeDetails.barcode[sector]?.content ? [barcode(at, sector, segment)] : []))}
            </td>
          </tr>`
        : ''
    }`;

const barcode = (passenger: number, sector: number, segment: Segment): Html =>
  html`<img
      src="cid:${cidOf(passenger, sector)}"
      alt="Barcode ${sectorOf(segment)}"
      style="display:block;max-width:100%;height:auto"
    /><span style="font-size:12px;line-height:16px;color:#616161"
      >${sectorOf(segment)} · ${segment.airlineCode} ${segment.flightNumber}</span
    >`;

const flightRow = (segment: Segment, { weight, quantity }: Extras): Html => {
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  const facts = [
    segment.airlinePnr && `Airline PNR ${segment.airlinePnr}`,
    segment.cabinBaggage && `Cabin baggage ${segment.cabinBaggage}`,
    weight && `Extra baggage ${weight} KG`,
    quantity && `Extra meals ${quantity}`,
  ].filter(Boolean);
  const stop =
    segment.stopPoint &&
    `Technical stop ${segment.stopPoint}, ${segment.stopPointArrivalTime.slice(11)} to ${segment.stopPointDepartureTime.slice(11)}`;
  return html`<tr>
    <td style="${cell}">
      <strong>${segment.airlineCode} ${segment.flightNumber}</strong><br />${segment.airlineName}<br /><span
        style="color:#616161"
        >${segment.cabin}, ${segment.fareClass} · ${segment.flightStatus}</span
      >${facts.map((fact) => html`<br />${fact}`)}
    </td>
    <td style="${cell}">
      <strong>${segment.departureTime.slice(11)}</strong>
      ${formatDay(segment.departureTime, { weekday: true })}<br />${place(segment.originCityName, segment.originAirportCode, segment.originTerminal)}${stop ? html`<br /><span style="color:#616161">${stop}</span>` : ''}
    </td>
    <td style="${cell}">
      <strong>${segment.arrivalTime.slice(11)}</strong>${days ? ` +${days}` : ''}
      ${formatDay(segment.arrivalTime, { weekday: true })}<br />${place(segment.destinationCityName, segment.destinationAirportCode, segment.destinationTerminal)}
    </td>
  </tr>`;
};

const place = (city: string, code: string, terminal: string) =>
  `${city} ${code}${terminal ? `, Terminal ${terminal}` : ''}`;

function payment(fare: TicketFare): Html {
  return html`<h2 style="${title}">Payment</h2>
    <table style="${table}">
      ${ticketFareLines(fare).map(
        ([label, minor]) =>
          html`<tr>
            <td style="${cell}">${label}</td>
            <td style="${cell};text-align:right">${formatMoney(minor, fare.currency)}</td>
          </tr>`,
      )}
    </table> `;
}
