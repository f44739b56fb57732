import { openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import { rupeesInWords } from '#shared/invoices/in-words.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { creditedTickets, invoiceKinds } from '#shared/invoices/kinds.ts';
import { linesCalled } from '#shared/invoices/paper-of.ts';
import { formatMoney, symbolOf } from '#shared/money.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { brandColour } from '#functions/documents/paper/letterhead.ts';
import { drawSellerHead, type InvoicePaperLook } from './letterhead.ts';

const LEFT = PAGE.side;
const RIGHT = LEFT + WIDTH;
const HALF = WIDTH / 2;

/** A numbered paper as a PDF on A4, as it was written. 700 KB of code: import it when one is to be drawn. */
export async function drawInvoicePaper(invoice: InvoiceDocument, look: InvoicePaperLook): Promise<Buffer> {
  const { number, seller, kind, tax } = invoice;
  const named = tax ? invoiceKinds[kind].withTax : invoiceKinds[kind].called;
  const colour = brandColour(look.colour);
  const paper = await openPaper({
    title: `${named} ${number}`,
    author: seller.name,
    texts: [JSON.stringify(invoice)],
    foot: (page, pages) => ({ left: seller.name, middle: number, right: `Page ${page} of ${pages}` }),
  });
  drawSellerHead(paper, invoice, { ...look, colour });
  drawHead(paper, invoice, { named, zone: look.zone });
  drawParties(paper, invoice);
  if (invoice.reimbursed.length) (invoice.of ? drawSold : drawReimbursed)(paper, invoice);
  if (invoice.services.length) drawServices(paper, invoice);
  drawTotals(paper, invoice, colour);
  drawEnd(paper, invoice);
  return paper.close();
}

function drawHead(
  paper: Paper,
  { number, issuedAt }: InvoiceDocument,
  { named, zone }: { named: string; zone: string },
): void {
  const top = paper.y;
  const left = paper.write(named, { x: LEFT, y: top + 6, width: HALF }, { size: 20, weight: 'strong' });
  const right = { x: LEFT + HALF, width: HALF, align: 'right' as const };
  let y = top + paper.write('Number', { ...right, y: top }, { colour: QUIET });
  y += paper.write(number, { ...right, y }, { size: 15, weight: 'strong' });
  y += paper.write(formatDay(dayIn(zone, Date.parse(issuedAt))), { ...right, y }, { colour: QUIET });
  paper.y = Math.max(top + 6 + left, y) + 10;
  paper.rule(paper.y);
  paper.y += 12;
}

function drawParties(paper: Paper, { kind, buyer, facts, bookingId, taxNumberName }: InvoiceDocument): void {
  const top = paper.y;
  const wide = HALF - 20;
  let left =
    top +
    paper.write(
      kind === 'creditNote' ? 'Credited to' : 'Billed to',
      { x: LEFT, y: top, width: wide },
      { colour: QUIET },
    );
  left += paper.write(buyer.name, { x: LEFT, y: left, width: wide }, { size: 10.5, weight: 'strong' });
  const lines = [buyer.address, buyer.taxNumber && `${taxNumberName} ${buyer.taxNumber}`, buyer.state];
  for (const line of lines.filter(Boolean))
    left += paper.write(line, { x: LEFT, y: left, width: wide }, { colour: QUIET });
  let right = top;
  const x = LEFT + HALF + 30;
  for (const { label, text } of [{ label: 'Booking', text: bookingId }, ...facts]) {
    paper.write(label, { x, y: right, width: 84 }, { colour: QUIET });
    right += paper.write(text, { x: x + 88, y: right, width: RIGHT - x - 88 }, { weight: 'strong' }) + 2;
  }
  paper.y = Math.max(left, right) + 10;
  paper.rule(paper.y);
  paper.y += 14;
}

interface Column {
  heading: string;
  /** Points from the left margin to where it begins, or, of numbers, ends. */
  at: number;
  isNumber?: true;
  /** How wide words may be. */
  width?: number;
}

function drawTable(
  paper: Paper,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): void {
  paper.room(70);
  paper.y += paper.write(title, { x: LEFT, y: paper.y, width: WIDTH }, { size: 10.5, weight: 'strong' }) + 4;
  const cell = (text: string, { at, isNumber, width = 90 }: Column, y: number, isHead: boolean, isFirst: boolean) =>
    paper.write(text, isNumber ? { x: LEFT + at - 100, y, width: 100, align: 'right' } : { x: LEFT + at, y, width }, {
      size: isHead ? 8.5 : 9,
      ...(isHead && { colour: QUIET }),
      ...(isFirst && { weight: 'strong' as const }),
    });
  const line = (texts: readonly string[], isHead: boolean) => {
    paper.room(26);
    const heights = columns.map((column, at) => cell(texts[at] ?? '', column, paper.y, isHead, !isHead && at === 0));
    paper.y += Math.max(...heights) + 5;
    paper.rule(paper.y, { colour: isHead ? '#c9ccd3' : '#e3e5ea' });
    paper.y += 6;
  };
  line(
    columns.map(({ heading }) => heading),
    true,
  );
  for (const row of rows) line(row, false);
  paper.y += 12;
}

/** `23,240.00`: the currency stands in the heading. */
const bare = (minor: number, currency: string): string =>
  formatMoney(minor, currency).replace(symbolOf(currency), '').trim();

const drawReimbursed = (paper: Paper, { kind, reimbursed, currency }: InvoiceDocument): void =>
  drawTable(
    paper,
    kind === 'creditNote'
      ? creditedTickets(reimbursed).replace('Tickets', 'Air tickets') + ', at cost'
      : 'Air tickets, reimbursed at cost',
    [
      { heading: 'Passenger', at: 0, width: 118 },
      { heading: 'Ticket', at: 124, width: 100 },
      { heading: 'Route', at: 230, width: 100 },
      { heading: 'Fare', at: 380, isNumber: true },
      { heading: 'Taxes', at: 448, isNumber: true },
      { heading: `Amount ${symbolOf(currency)}`, at: WIDTH, isNumber: true },
    ],
    reimbursed.map(({ who, ticket, route, fare, taxes, amount }) => [
      who,
      ticket,
      route,
      ...[fare, taxes, amount].map((minor) => bare(minor, currency)),
    ]),
  );

const drawSold = (paper: Paper, invoice: InvoiceDocument): void =>
  drawTable(
    paper,
    linesCalled(invoice),
    [
      { heading: invoice.of === 'activities' ? 'Activity' : 'Quotation', at: 0, width: 200 },
      { heading: invoice.of === 'activities' ? 'Day' : 'Days', at: 208, width: 110 },
      { heading: invoice.of === 'activities' ? 'Confirmation' : '', at: 324, width: 100 },
      { heading: `Amount ${symbolOf(invoice.currency)}`, at: WIDTH, isNumber: true },
    ],
    invoice.reimbursed.map(({ who, ticket, route, amount }) => [who, route, ticket, bare(amount, invoice.currency)]),
  );

function drawServices(paper: Paper, { kind, services, currency }: InvoiceDocument): void {
  const taxes = services[0]!.taxes;
  const hasSac = services.some(({ sac }) => sac);
  drawTable(
    paper,
    kind === 'creditNote' ? 'Our service, credited' : 'Our service',
    [
      { heading: 'Description', at: 0, width: 160 },
      { heading: hasSac ? 'SAC' : '', at: 168, width: 60 },
      { heading: 'Quantity', at: 262, isNumber: true },
      { heading: taxes.length ? 'Taxable' : '', at: 330, isNumber: true },
      ...taxes.map(({ name, rate }, at) => ({
        heading: `${name} ${rate}%`,
        at: 392 + at * 62,
        isNumber: true as const,
      })),
      { heading: `Amount ${symbolOf(currency)}`, at: WIDTH, isNumber: true },
    ],
    services.map((line) => [
      line.text,
      line.sac,
      String(line.quantity),
      taxes.length ? bare(line.taxable, currency) : '',
      ...line.taxes.map(({ minor }) => bare(minor, currency)),
      bare(line.amount, currency),
    ]),
  );
}

function drawTotals(paper: Paper, invoice: InvoiceDocument, colour: string): void {
  const { kind, currency, reimbursed, services, others, taxable, total, paid } = invoice;
  const taxes = services[0]?.taxes ?? [];
  const passedOn = reimbursed.reduce((sum, { amount }) => sum + amount, 0);
  const lines: [string, number][] = [
    ...(passedOn ? [[linesCalled(invoice), passedOn] satisfies [string, number]] : []),
    ...(taxable ? [[taxes.length ? 'Taxable value' : 'Our service', taxable] satisfies [string, number]] : []),
    ...taxes.map(({ name, rate }, at): [string, number] => [
      `${name} ${rate}%`,
      services.reduce((sum, line) => sum + (line.taxes[at]?.minor ?? 0), 0),
    ]),
    ...others.map(({ label, minor }): [string, number] => [label, minor]),
  ];
  paper.room(lines.length * 18 + 60);
  const top = paper.y;
  const x = LEFT + HALF + 30;
  let right = top;
  for (const [label, minor] of lines) {
    paper.write(label, { x, y: right, width: 110 }, { size: 10 });
    right +=
      paper.write(formatMoney(minor, currency), { x, y: right, width: RIGHT - x, align: 'right' }, { size: 10 }) + 4;
  }
  paper.rule(right + 2, { colour, thick: 1.4, x, width: RIGHT - x });
  paper.write(
    kind === 'creditNote' ? 'Credited' : 'Total',
    { x, y: right + 12, width: 80 },
    { size: 10.5, weight: 'strong' },
  );
  right +=
    9 +
    paper.write(
      formatMoney(total, currency),
      { x, y: right + 9, width: RIGHT - x, align: 'right' },
      { size: 15, weight: 'strong' },
    );
  let left = top;
  const wide = HALF - 10;
  if (currency === 'INR') {
    left += paper.write('In words', { x: LEFT, y: left, width: wide }, { colour: QUIET });
    left += paper.write(rupeesInWords(total), { x: LEFT, y: left, width: wide }, { size: 10.5, weight: 'strong' }) + 6;
  }
  left += paper.write(paid, { x: LEFT, y: left, width: wide }, { colour: QUIET });
  paper.y = Math.max(left, right) + 14;
}

function drawEnd(paper: Paper, { of, kind, seller, reimbursed, tax, services }: InvoiceDocument): void {
  paper.room(110);
  paper.rule(paper.y);
  paper.y += 10;
  if (reimbursed.length && kind === 'invoice' && !of) {
    const isIndias = services.some(({ sac }) => sac);
    const text = `Fares and airline taxes are collected for the airline and passed on at cost${isIndias && tax ? ' (pure agent, rule 33); they carry no GST of ours' : ''}. Input tax on the fare is claimed from the airline’s own invoice.`;
    paper.y += paper.write(text, { x: LEFT, y: paper.y, width: WIDTH }, { colour: QUIET }) + 16;
  }
  const x = RIGHT - 166;
  paper.y += paper.write(`For ${seller.name}`, { x, y: paper.y, width: 166 }) + 26;
  paper.rule(paper.y, { x, width: 166 });
  paper.y += 4 + paper.write('Authorised signatory', { x, y: paper.y + 4, width: 166 }, { colour: QUIET });
}
