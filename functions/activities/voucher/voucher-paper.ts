import { encode } from 'uqr';
import { brandColour, drawIssuerHead } from '#functions/documents/paper/letterhead.ts';
import { INK, openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { fetchedWords, type VoucherItem, type VoucherShown } from '#shared/activities/voucher/voucher-shown.ts';
import { formatDay } from '#shared/time.ts';

interface Look {
  /** The brand's one colour, `#rrggbb`. */
  colour: string;
  /** PNG or JPEG; left out, the name stands alone. */
  logo?: Uint8Array;
  /** When it is made, as it says so. */
  madeAt: string;
  /** What the code of an item leads to. */
  addressOf(itemId: string): string;
}

const LEFT = PAGE.side;
const RIGHT = LEFT + WIDTH;
/** Points: how wide a code is, and where words begin beside the time. */
const [CODE, AT_WORDS, AT_FACTS] = [84, 96, 78] as const;
const WORDS = WIDTH - AT_WORDS - CODE - 20;

/** An activity voucher as a PDF on A4. 700 KB of code: import it when one is to be drawn. */
export async function drawActivityVoucher(voucher: VoucherShown, look: Look): Promise<Buffer> {
  const { issuer, voucherNo, items } = voucher;
  const colour = brandColour(look.colour);
  const paper = await openPaper({
    title: `Voucher ${voucherNo}`,
    author: issuer.companyName,
    texts: [JSON.stringify(voucher), look.madeAt],
    foot: (page, pages) => ({
      left: issuer.companyName,
      middle: `Voucher ${voucherNo}, as of ${look.madeAt}`,
      right: `Page ${page} of ${pages}`,
    }),
  });
  drawIssuerHead(paper, issuer, { logo: look.logo, colour, space: 18 });
  drawHead(paper, voucher);
  for (const item of items) drawItem(paper, item, voucher, look.addressOf(item.itemId));
  paper.rule(paper.y, { colour, thick: 1.6 });
  paper.y += 14;
  const says = `Show this page or its number at every gate.${issuer.contact ? ` Late or lost? Call ${issuer.contact} and give voucher ${voucherNo}.` : ''}`;
  paper.room(paper.heightOf(says, WIDTH) + 4);
  paper.y += paper.write(says, { x: LEFT, y: paper.y, width: WIDTH });
  return paper.close();
}

function drawHead(paper: Paper, voucher: VoucherShown): void {
  const top = paper.y;
  const wide = WIDTH - 190;
  let y = top + paper.write('Activity voucher', { x: LEFT, y: top, width: wide }, { size: 19, weight: 'strong' });
  const who = [voucher.leadGuest, guestWords(voucher)].join(', ');
  y += paper.write(who, { x: LEFT, y, width: wide }, { size: 10, colour: QUIET });
  const place = { x: RIGHT - 170, width: 170, align: 'right' } as const;
  const right = top + 4 + paper.write('Voucher', { ...place, y: top + 4 }, { colour: QUIET });
  paper.write(voucher.voucherNo, { ...place, y: right }, { size: 12, weight: 'strong' });
  paper.y = Math.max(y, right + 18) + 12;
}

function drawItem(paper: Paper, item: VoucherItem, { pickUpPlace }: VoucherShown, address: string): void {
  const facts = (
    [
      ['Confirmation', item.confirmation],
      ['Transfers', item.drives.join('\n')],
      ['Fetched at', fetchedWords(item, pickUpPlace)],
      ['Return pickup', item.returnTime],
      ['Included', item.inclusions.join(', ')],
      ['Good to know', item.about],
      ['Redeemed', item.redeemedAt && 'This activity was redeemed.'],
    ] as const
  ).filter(([, text]) => text);
  const heights = facts.map(([, text]) => paper.heightOf(text, WORDS - AT_FACTS) + 4);
  const words = 44 + heights.reduce((sum, height) => sum + height, 0);
  const height = Math.max(CODE + 24, words);
  paper.room(height + 22);
  paper.rule(paper.y);
  paper.y += 12;
  const top = paper.y;
  paper.write(item.timeSlot || 'All day', { x: LEFT, y: top, width: AT_WORDS - 8 }, { size: 14, weight: 'strong' });
  paper.write(
    formatDay(item.date, { weekday: true }),
    { x: LEFT, y: top + 20, width: AT_WORDS - 8 },
    { size: 8.5, colour: QUIET },
  );
  const x = LEFT + AT_WORDS;
  paper.write(item.title, { x, y: top, width: WORDS }, { size: 12, weight: 'strong' });
  paper.write(item.name, { x, y: top + 18, width: WORDS }, { colour: QUIET });
  let y = top + 36;
  for (const [at, [label, text]] of facts.entries()) {
    paper.write(label, { x, y, width: AT_FACTS - 6 }, { colour: QUIET });
    paper.write(text, { x: x + AT_FACTS, y, width: WORDS - AT_FACTS });
    y += heights[at]!;
  }
  drawCode(paper, address, top);
  paper.write('Show at the gate', { x: RIGHT - CODE, y: top + CODE + 4, width: CODE }, { size: 8, colour: QUIET });
  paper.y = top + height + 10;
}

/** A QR code, row by row, at the right margin. */
function drawCode(paper: Paper, address: string, top: number): void {
  const { data } = encode(address, { border: 0 });
  const module = CODE / data.length;
  for (const [row, cells] of data.entries())
    for (let at = 0; at < cells.length; at++) {
      if (!cells[at]) continue;
      const from = at;
      while (cells[at + 1]) at++;
      const place = { x: RIGHT - CODE + from * module, width: (at - from + 1) * module };
      paper.rule(top + (row + 0.5) * module, { ...place, thick: module, colour: INK });
    }
}
