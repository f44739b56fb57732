import { openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import { brandColour } from '#functions/documents/paper/letterhead.ts';
import { drawSellerHead, type InvoicePaperLook } from '#functions/invoices/letterhead.ts';
import { rupeesInWords } from '#shared/invoices/in-words.ts';
import { formatMoney } from '#shared/money.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';

interface Party {
  name: string;
  address: string;
  /** Empty where there is none. */
  taxNumber: string;
}

/** That somebody paid: minor units of `currency`. */
export interface Receipt {
  /** What the order is called where people read it. */
  number: string;
  /** What was paid for. */
  about: string;
  /** An instant. */
  paidAt: string;
  currency: string;
  total: number;
  /** What the total is made of. */
  amounts: readonly { label: string; minor: number }[];
  seller: Party;
  taxNumberName: string;
  buyer: Party;
  /** Who of the buyer's people it was, `Added by Anjali Pillai`; empty where that says nothing more. */
  payer: string;
  facts: readonly { label: string; text: string }[];
  /** What it is not. */
  closing: string;
}

const LEFT = PAGE.side;
const HALF = WIDTH / 2;
const RIGHT_HALF = LEFT + HALF + 30;
const QUIET_BOX = '#f5f6f8';

/** A receipt as a PDF on one A4 page. 700 KB of code: import it when one is to be drawn. */
export async function drawReceipt(receipt: Receipt, look: InvoicePaperLook): Promise<Buffer> {
  const { number, seller, closing } = receipt;
  const colour = brandColour(look.colour);
  const paper = await openPaper({
    title: `Receipt ${number}`,
    author: seller.name,
    texts: [JSON.stringify(receipt)],
    foot: (page, pages) => ({ left: seller.name, middle: number, right: `Page ${page} of ${pages}` }),
  });
  drawSellerHead(paper, receipt, { ...look, colour });
  drawHead(paper, receipt, look.zone);
  drawReceived(paper, receipt);
  drawSides(paper, receipt);
  drawAmounts(paper, receipt, colour);
  paper.rule(paper.y);
  paper.write(closing, { x: LEFT, y: paper.y + 8, width: WIDTH }, { colour: QUIET });
  return paper.close();
}

function drawHead(paper: Paper, { number, about, paidAt }: Receipt, zone: string): void {
  const top = paper.y;
  const at = Date.parse(paidAt);
  let left = top + 6 + paper.write('Receipt', { x: LEFT, y: top + 6, width: HALF }, { size: 20, weight: 'strong' });
  left += paper.write(about, { x: LEFT, y: left, width: HALF }, { size: 10.5, colour: QUIET });
  const right = { x: LEFT + HALF, width: HALF, align: 'right' as const };
  let y = top + paper.write('Number', { ...right, y: top }, { colour: QUIET });
  y += paper.write(number, { ...right, y }, { size: 15, weight: 'strong' });
  y += paper.write(
    `${formatDay(dayIn(zone, at))}, ${msToLocal(at, zone).slice(11, 16)}`,
    { ...right, y },
    { colour: QUIET },
  );
  paper.y = Math.max(left, y) + 14;
}

function drawReceived(paper: Paper, { buyer, total, currency }: Receipt): void {
  const words = currency === 'INR' ? rupeesInWords(total) : '';
  const height = words ? 96 : 78;
  paper.box({ x: LEFT, y: paper.y, width: WIDTH, height }, QUIET_BOX);
  const inside = { x: LEFT + 18, width: WIDTH - 36 };
  let y = paper.y + 14;
  y += paper.write(`Received from ${buyer.name}`, { ...inside, y }, { size: 10.5, colour: QUIET });
  y += paper.write(formatMoney(total, currency), { ...inside, y }, { size: 20, weight: 'strong' });
  if (words) paper.write(words, { ...inside, y: y + 2 }, { size: 10.5, colour: QUIET });
  paper.y += height + 18;
}

function drawSides(paper: Paper, { buyer, payer, facts, taxNumberName }: Receipt): void {
  const width = HALF - 20;
  let left = paper.y + paper.write('From', { x: LEFT, y: paper.y, width }, { colour: QUIET });
  left += paper.write(buyer.name, { x: LEFT, y: left, width }, { size: 10.5, weight: 'strong' });
  const lines = [buyer.address, buyer.taxNumber && `${taxNumberName} ${buyer.taxNumber}`, payer];
  for (const line of lines.filter(Boolean)) left += paper.write(line, { x: LEFT, y: left, width }, { colour: QUIET });
  let right = paper.y;
  for (const { label, text } of facts) {
    const x = RIGHT_HALF + 88;
    paper.write(label, { x: RIGHT_HALF, y: right, width: 84 }, { colour: QUIET });
    right += paper.write(text, { x, y: right, width: LEFT + WIDTH - x }, { weight: 'strong' }) + 2;
  }
  paper.y = Math.max(left, right) + 10;
  paper.rule(paper.y);
  paper.y += 14;
}

function drawAmounts(paper: Paper, { amounts, total, currency }: Receipt, colour: string): void {
  const width = LEFT + WIDTH - RIGHT_HALF;
  for (const { label, minor } of amounts) {
    paper.write(label, { x: RIGHT_HALF, y: paper.y, width: 130 }, { size: 10 });
    const money = { x: RIGHT_HALF, y: paper.y, width, align: 'right' as const };
    paper.y += paper.write(formatMoney(minor, currency), money, { size: 10 }) + 4;
  }
  paper.rule(paper.y + 2, { colour, thick: 1.4, x: RIGHT_HALF, width });
  paper.write('Total paid', { x: RIGHT_HALF, y: paper.y + 12, width: 100 }, { size: 10.5, weight: 'strong' });
  const money = { x: RIGHT_HALF, y: paper.y + 9, width, align: 'right' as const };
  paper.y += 9 + paper.write(formatMoney(total, currency), money, { size: 15, weight: 'strong' }) + 20;
}
