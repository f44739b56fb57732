import { brandColour, drawIssuerHead } from '#functions/documents/paper/letterhead.ts';
import { HAIRLINE, openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import { drawBarcode } from '#functions/notifications/draw-barcode.ts';
import { cityRoute } from '#shared/flights/city-route.ts';
import { extrasOn } from '#shared/bookings/extras-on.ts';
import { isDead } from '#shared/bookings/model.ts';
import { legDuration, legFacts, waitText } from '#shared/bookings/ticket-legs.ts';
import { ticketFareLines } from '#shared/bookings/ticket-fare.ts';
import { ticketNotes } from '#shared/bookings/ticket-notes.ts';
import type { TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { paxTypeName, type PaxType, type Segment } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { dayIn, dayShift, formatDay } from '#shared/time.ts';

/** What an e-ticket on paper shows beside the ticket itself. */
export interface TicketPaperLook {
  /** IANA zone of the site, whose day the ticket was issued on. */
  zone: string;
  /** The brand's one colour, `#rrggbb`. */
  colour: string;
  /** PNG or JPEG; left out, the name stands alone. */
  logo?: Uint8Array;
  hidePrice: boolean;
  /** The one passenger whose ticket it is, from 0. Alone it shows no price. */
  pax?: number;
}

/** Points that a barcode may take, its quiet zone included. */
const BARCODE = { width: 140, height: 39 };
const GAP = 14;
const SECTION = 9;

/**
 * An e-ticket as a PDF on A4: one page for a couple one way. It shows what its page shows to whoever it was read for.
 * 800 KB of code with the barcodes: import it when a ticket is to be drawn.
 */
export async function drawTicketPaper(ticket: TicketDocument, look: TicketPaperLook): Promise<Buffer> {
  const { pax } = look;
  const passengers = pax === undefined ? ticket.passengers : ticket.passengers.slice(pax, pax + 1);
  const barcodes = await Promise.all(passengers.map(({ barcodeDetails }) => drawn(barcodeDetails.barcode)));
  const title = `E-Ticket ${ticket.pnr}`.trim();
  const { issuer, segments } = ticket;
  const paper = await openPaper({
    title,
    author: issuer.companyName,
    texts: [JSON.stringify([issuer, passengers, segments])],
  });
  const colour = brandColour(look.colour);
  drawIssuerHead(paper, issuer, { logo: look.logo, colour, space: 10 });
  drawHead(paper, ticket, look.zone);
  section(paper, passengers.length === 1 ? 'Passenger' : 'Passengers');
  passengers.forEach((passenger, at) => drawPassenger(paper, passenger, segments, barcodes[at]!, at > 0));
  section(paper, 'Flights');
  segments.forEach((segment, at) => drawLeg(paper, ticket, { segment, at, pax, colour }));
  if (ticket.fare && !look.hidePrice && pax === undefined) drawPayment(paper, ticket.fare);
  drawNotes(paper, ticket);
  return paper.close();
}

/** One that cannot be drawn is left out, as on the page: the ticket number is enough at the counter. */
const drawn = (barcode: readonly { content: string }[]): Promise<(Buffer | undefined)[]> =>
  Promise.all(barcode.map(({ content }) => drawBarcode(content).catch(() => undefined)));

const LEFT = PAGE.side;

function drawHead(paper: Paper, ticket: TicketDocument, zone: string): void {
  const { segments, pnr, invoiceCreatedOn, status, fareFamily } = ticket;
  const first = segments[0]!;
  const top = paper.y;
  const height = paper.write('E-Ticket', { x: LEFT, y: top, width: 240 }, { size: 15, weight: 'strong' });
  const route = `${cityRoute(segments)} · ${formatDay(first.departureTime, { weekday: true })}`;
  const left = height + paper.write(route, { x: LEFT, y: top + height, width: 260 }, { size: 10 });
  const issued = invoiceCreatedOn ? formatDay(dayIn(zone, Date.parse(invoiceCreatedOn))) : notIssued(ticket);
  const facts: [string, string][] = [
    ['Issued', issued],
    ['Status', status],
    ['Fare', fareFamily],
  ];
  const middle = drawFacts(paper, facts, { x: LEFT + 280, y: top, label: 48, width: 130 });
  const right = { x: LEFT + WIDTH - 140, width: 140, align: 'right' as const };
  const over = paper.write('PNR', { ...right, y: top }, { colour: QUIET });
  const code = paper.write(
    pnr || notIssued(ticket),
    { ...right, y: top + over },
    { size: pnr ? 21 : 12, weight: 'strong' },
  );
  paper.y = top + Math.max(left, middle, over + code) + 4;
}

const notIssued = ({ statusId }: TicketDocument): string => (isDead(statusId) ? 'Not issued' : 'Not yet');

/** Labels with what they say, those without left out; answers the height. */
function drawFacts(
  paper: Paper,
  facts: readonly [string, string][],
  { x, y, label, width }: { x: number; y: number; label: number; width: number },
): number {
  let below = y;
  for (const [name, text] of facts.filter(([, said]) => said)) {
    paper.write(name, { x, y: below, width: label }, { size: 8.5, colour: QUIET });
    below += paper.write(text, { x: x + label, y: below, width: width - label }, { size: 8.5, weight: 'strong' });
  }
  return below - y;
}

function section(paper: Paper, heading: string): void {
  paper.room(80);
  paper.y += SECTION - 3;
  paper.rule(paper.y);
  paper.y += SECTION;
  paper.y += paper.write(heading, { x: LEFT, y: paper.y, width: WIDTH }, { size: 10.5, weight: 'strong' }) + 3;
}

const sectorOf = ({ originAirportCode, destinationAirportCode }: Segment) =>
  `${originAirportCode}–${destinationAirportCode}`;

function drawPassenger(
  paper: Paper,
  passenger: TicketPassenger,
  segments: readonly Segment[],
  barcodes: readonly (Buffer | undefined)[],
  isNext: boolean,
): void {
  const codesX = LEFT + WIDTH - 2 * BARCODE.width - GAP;
  const rows = Math.ceil(barcodes.length / 2);
  paper.room(Math.max(rows * (BARCODE.height + 18), 50 + segments.length * 12));
  if (isNext) {
    paper.rule(paper.y, { colour: '#e3e5ea' });
    paper.y += 6;
  }
  const { title, firstName, lastName, paxType, ticket, segmentAdditionalInfo } = passenger;
  const top = paper.y;
  const name = `${title} ${firstName} ${lastName}`.trim();
  const wide = codesX - LEFT - GAP;
  const look = { size: 10.5, weight: 'strong' as const };
  const type = paxTypeName[paxType as PaxType];
  const room = wide - paper.widthOf(type) - 8;
  const height = paper.write(name, { x: LEFT, y: top, width: room }, look);
  paper.write(
    type,
    { x: LEFT + Math.min(paper.widthOf(name, look), room) + 6, y: top + 1.6, width: 60 },
    { colour: QUIET },
  );
  const facts: [string, string][] = [
    [
      'Ticket number',
      ticket ? `${ticket.ticketNumber || 'Number follows'} (${ticket.validatingAirline})` : 'Not issued yet',
    ],
    [
      'Baggage',
      segments.map((segment, at) => `${sectorOf(segment)} ${segmentAdditionalInfo[at]?.baggage || 'None'}`).join('\n'),
    ],
  ];
  const left = height + 2 + drawFacts(paper, facts, { x: LEFT, y: top + height + 2, label: 70, width: wide });
  let right = 0;
  barcodes.forEach((png, at) => {
    const x = codesX + (at % 2) * (BARCODE.width + GAP);
    const y = top + Math.floor(at / 2) * (BARCODE.height + 18);
    const size = png ? paper.picture(png, { x, y, ...BARCODE }).height : 0;
    const segment = segments[at]!;
    const caption = `${sectorOf(segment)} · ${segment.airlineCode} ${segment.flightNumber}`;
    const below = paper.write(caption, { x, y: y + size + 1, width: BARCODE.width }, { size: 8, colour: QUIET });
    right = Math.max(right, y + size + 1 + below - top);
  });
  paper.y = top + Math.max(left, right) + 4;
}

interface Leg {
  segment: Segment;
  /** Its place among the flights, from 0. */
  at: number;
  pax: number | undefined;
  colour: string;
}

function drawLeg(paper: Paper, ticket: TicketDocument, { segment, at, pax, colour }: Leg): void {
  const facts = legFacts(segment, extrasOn(ticket, at, pax));
  const column = { x: LEFT + WIDTH - 210, label: 76, width: 210 };
  paper.room(facts.length * 12 + 30);
  const previous = ticket.segments[at - 1];
  if (previous?.tripIndicator === segment.tripIndicator) drawWait(paper, waitText(previous, segment));
  else if (previous) paper.y += 8;
  const top = paper.y;
  const { originCityName, originAirportCode, originTerminal, originAirportName } = segment;
  const { destinationCityName, destinationAirportCode, destinationTerminal, destinationAirportName } = segment;
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  const stop = (y: number, time: string, place: string, terminal: string, airport: string) => {
    paper.write(time, { x: LEFT + 18, y: y - 1.5, width: 76 }, { size: 14, weight: 'strong' });
    const look = { size: 10.5, weight: 'strong' as const };
    const x = LEFT + 84;
    const width = column.x - x - GAP;
    const height = paper.write(place, { x, y, width }, look);
    const beside = x + paper.widthOf(place, look) + 6;
    if (terminal && height < 20)
      paper.write(`Terminal ${terminal}`, { x: beside, y: y + 0.4, width: 90 }, { size: 10 });
    return height + paper.write(airport, { x, y: y + height, width }, { colour: QUIET });
  };
  const departs = stop(
    top,
    segment.departureTime.slice(11),
    `${originCityName} ${originAirportCode}`,
    originTerminal,
    originAirportName,
  );
  const between = top + departs + 3;
  const during = paper.write(
    legDuration(segment),
    { x: LEFT + 84, y: between, width: column.x - LEFT - 84 - GAP },
    { colour: QUIET },
  );
  const second = between + during + 4;
  const time = segment.arrivalTime.slice(11) + (days ? ` +${days}` : '');
  const arrives = stop(
    second,
    time,
    `${destinationCityName} ${destinationAirportCode}`,
    destinationTerminal,
    destinationAirportName,
  );
  paper.line(LEFT + 5, top + 7, second + 7, colour);
  paper.ring(LEFT + 5, top + 7, colour);
  paper.ring(LEFT + 5, second + 7, colour);
  const beside = drawFacts(paper, facts, { ...column, y: top });
  paper.y = Math.max(second + arrives, top + beside) + 2;
}

function drawWait(paper: Paper, text: string): void {
  const dashed = { dashed: true, x: LEFT + 18, width: WIDTH - 18 };
  paper.y += 3;
  paper.rule(paper.y, dashed);
  paper.y +=
    3 + paper.write(text, { x: LEFT + 18, y: paper.y + 3, width: WIDTH - 18 }, { size: 8.5, colour: QUIET }) + 3;
  paper.rule(paper.y, dashed);
  paper.y += 7;
}

function drawPayment(paper: Paper, fare: NonNullable<TicketDocument['fare']>): void {
  section(paper, 'Payment');
  const lines = ticketFareLines(fare);
  const half = Math.ceil(lines.length / 2);
  const wide = (WIDTH - 48) / 2;
  const top = paper.y;
  lines.forEach(([label, minor], at) => {
    const weight = label === 'Total Fare' ? 'strong' : 'regular';
    const x = LEFT + (at < half ? 0 : wide + 48);
    const y = top + (at % half) * 16;
    paper.write(label, { x, y, width: wide / 2 }, { weight });
    paper.write(formatMoney(minor, fare.currency), { x, y, width: wide, align: 'right' }, { size: 10, weight });
  });
  paper.y = top + half * 16;
}

function drawNotes(paper: Paper, { isInternational, issuer, frame }: TicketDocument): void {
  paper.room(70);
  paper.y += SECTION - 3;
  paper.rule(paper.y, { colour: HAIRLINE });
  paper.y += SECTION - 1;
  for (const [about, text] of ticketNotes(isInternational, frame === 'issuer' ? issuer : undefined)) {
    const first = { size: 8, weight: 'strong' as const };
    const indent = paper.widthOf(about, first) + 3;
    paper.write(about, { x: LEFT, y: paper.y, width: WIDTH }, first);
    paper.y += writeOn(paper, text, indent) + 1;
  }
}

/** A text that begins behind its heading and goes on below it; answers the height. */
function writeOn(paper: Paper, text: string, indent: number): number {
  const look = { size: 8 };
  const words = text.split(' ');
  let fits = words.length;
  while (fits > 0 && paper.widthOf(words.slice(0, fits).join(' '), look) > WIDTH - indent) fits--;
  const height = paper.write(words.slice(0, fits).join(' '), { x: LEFT + indent, y: paper.y, width: WIDTH }, look);
  const rest = words.slice(fits).join(' ');
  return height + (rest ? paper.write(rest, { x: LEFT, y: paper.y + height, width: WIDTH }, look) : 0);
}
