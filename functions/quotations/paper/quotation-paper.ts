import { brandColour, drawIssuerHead } from '#functions/documents/paper/letterhead.ts';
import { openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, dayIn, formatDay } from '#shared/time.ts';
import type { Quoted } from '../quoted-version.ts';

/** A quotation on paper: a version as its customer sees it, and whose name it stands under. */
export interface QuotationPaper extends Quoted {
  quotationId: number;
  issuer: Issuer;
  customerName: string;
}

interface Look {
  /** IANA zone of the site, whose day it was sent on. */
  zone: string;
  /** The brand's one colour, `#rrggbb`. */
  colour: string;
  /** PNG or JPEG; left out, the name stands alone. */
  logo?: Uint8Array;
}

const LEFT = PAGE.side;
const RIGHT = LEFT + WIDTH;
const HALF = WIDTH / 2;
/** Points from the left margin: the day, its times, what stands at them; and how wide prices are. */
const [AT_TIME, AT_WHAT, PRICE] = [86, 132, 96] as const;

/** A version of a quotation as a PDF on A4. 700 KB of code: import it when one is to be drawn. */
export async function drawQuotationPaper(quotation: QuotationPaper, look: Look): Promise<Buffer> {
  const { issuer, quotationId, number } = quotation;
  const colour = brandColour(look.colour);
  const called = [`Quotation ${quotationId}`, number ? `version ${number}` : 'not sent yet'].join(', ');
  const paper = await openPaper({
    title: called,
    author: issuer.companyName,
    texts: [JSON.stringify(quotation)],
    foot: (page, pages) => ({ left: issuer.companyName, middle: called, right: `Page ${page} of ${pages}` }),
  });
  drawIssuerHead(paper, issuer, { logo: look.logo, colour, space: 18 });
  drawHead(paper, quotation, look.zone);
  drawDays(paper, quotation);
  paper.rule(paper.y, { colour, thick: 1.6 });
  paper.y += 14;
  drawEnd(paper, quotation);
  return paper.close();
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function drawHead(paper: Paper, quotation: QuotationPaper, zone: string): void {
  const { kartName, arrivalDate, noOfDays, noOfNights, quotationId, number, sentAt, validTill } = quotation;
  const { customerName, adults, child, infant } = quotation;
  const wide = WIDTH - 170;
  const top = paper.y;
  let y = top + paper.write(kartName, { x: LEFT, y: top, width: wide }, { size: 19, weight: 'strong' });
  const party = [
    count(adults, 'adult'),
    ...(child ? [count(child, 'child', 'children')] : []),
    ...(infant ? [count(infant, 'infant')] : []),
  ].join(', ');
  const days = `${formatDay(arrivalDate)} to ${formatDay(addDays(arrivalDate, noOfDays - 1))}`;
  const length = `${count(noOfDays, 'day')} and ${count(noOfNights, 'night')}`;
  for (const line of [[customerName, party].filter(Boolean).join(', '), `${days}, ${length}`])
    y += paper.write(line, { x: LEFT, y, width: wide }, { size: 10, colour: QUIET });
  const facts = [
    ['Quotation', [String(quotationId), ...(number ? [`version ${number}`] : [])].join(', ')],
    ['Sent', sentAt ? formatDay(dayIn(zone, Date.parse(sentAt))) : 'Not yet'],
    ...(validTill ? [['Valid until', formatDay(validTill)]] : []),
  ] as const;
  let right = top + 4;
  for (const [label = '', text = ''] of facts) {
    paper.write(label, { x: RIGHT - 160, y: right, width: 60 }, { colour: QUIET });
    right += paper.write(text, { x: RIGHT - 98, y: right, width: 98 }, { weight: 'strong' }) + 3;
  }
  paper.y = Math.max(y, right) + 12;
}

function drawDays(paper: Paper, { lines, arrivalDate, currency }: QuotationPaper): void {
  for (const day of new Set(lines.map((line) => line.day))) {
    const own = lines.filter((line) => line.day === day);
    paper.room(48);
    paper.rule(paper.y);
    paper.y += 10;
    const top = paper.y;
    paper.write(
      day ? `Day ${day}` : 'Any day',
      { x: LEFT, y: top, width: AT_TIME - 6 },
      { size: 10, weight: 'strong' },
    );
    const date = day ? formatDay(addDays(arrivalDate, day - 1), { weekday: true, year: false }) : '';
    paper.write(date, { x: LEFT, y: top + 15, width: AT_TIME - 6 }, { size: 8.5, colour: QUIET });
    for (const [at, line] of own.entries()) drawLine(paper, line, currency, at === 0);
    paper.y += 4;
  }
}

function drawLine(paper: Paper, line: Quoted['lines'][number], currency: string, isFirst: boolean): void {
  const { title, note, time, price, isByCustomer } = line;
  const width = WIDTH - AT_WHAT - PRICE - 8;
  const look = { size: 10, weight: 'strong' } as const;
  const quiet = { size: 8.5, colour: QUIET } as const;
  const height = paper.heightOf(title, width, look) + (note ? paper.heightOf(note, width, quiet) : 0);
  if (!isFirst) paper.room(height + 8);
  const { y } = paper;
  paper.write(time, { x: LEFT + AT_TIME, y, width: AT_WHAT - AT_TIME - 6 }, look);
  const written = paper.write(title, { x: LEFT + AT_WHAT, y, width }, look);
  if (note) paper.write(note, { x: LEFT + AT_WHAT, y: y + written, width }, quiet);
  const said = isByCustomer ? 'Booked by you' : price === null ? '' : formatMoney(price, currency);
  paper.write(said, { x: RIGHT - PRICE, y, width: PRICE, align: 'right' }, { size: 10 });
  paper.y = y + Math.max(height, isFirst ? 28 : 0) + 8;
}

function drawEnd(paper: Paper, { parts, total, deposit, currency, remark, validTill, shown }: QuotationPaper): void {
  const wide = HALF - 20;
  const says = [
    ...(deposit > 0 ? [`A deposit of ${formatMoney(deposit, currency)} confirms the trip.`] : []),
    ...(validTill
      ? [`Accept and ask by the link that you were sent, until ${formatDay(validTill)}.`]
      : ['This is a draft: it can be accepted once it was sent.']),
    ...(remark ? [remark] : []),
  ];
  const high = says.reduce((sum, text) => sum + paper.heightOf(text, wide) + 6, 18);
  paper.room(Math.min(400, Math.max(high, (parts.length + 1) * 18 + 30)));
  const top = paper.y;
  let left = top + paper.write('To confirm', { x: LEFT, y: top, width: wide }, { size: 10, weight: 'strong' }) + 4;
  for (const text of says) left += paper.write(text, { x: LEFT, y: left, width: wide }) + 6;
  const x = LEFT + HALF;
  let right = top;
  const row = (label: string, text: string, weight: 'regular' | 'strong') => {
    paper.write(label, { x, y: right, width: HALF - PRICE - 14 }, { size: 10, weight });
    right +=
      paper.write(text, { x: RIGHT - PRICE - 10, y: right, width: PRICE + 10, align: 'right' }, { size: 10, weight }) +
      4;
  };
  for (const { label, amount } of parts) row(label, formatMoney(amount, currency), 'regular');
  if (total !== null) {
    if (parts.length) paper.rule(right + 2, { x, width: HALF });
    right += 8;
    row('Total price', formatMoney(total, currency), 'strong');
    if (shown)
      row(`In ${shown.code} at ${shown.rate}, ${shown.source}, ${formatDay(shown.day)}`, shown.total, 'regular');
  } else row('Total price', 'On request', 'regular');
  paper.y = Math.max(left, right) + 8;
}
