import { brandColour, drawIssuerHead } from '#functions/documents/paper/letterhead.ts';
import { openPaper, PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { VoucherSheet } from '#shared/quotations/voucher-sheet.ts';
import { formatDay } from '#shared/time.ts';

interface Look {
  issuer: Issuer;
  /** The brand's one colour, `#rrggbb`. */
  colour: string;
  /** PNG or JPEG; left out, the name stands alone. */
  logo?: Uint8Array;
  /** When it is made, as it says so. */
  madeAt: string;
}

const LEFT = PAGE.side;
const RIGHT = LEFT + WIDTH;
/** Points from the left margin: the day, its times, what stands at them, where; and how wide references are. */
const [AT_TIME, AT_WHAT, AT_WHERE, REFERENCE] = [66, 104, 230, 70] as const;

/** A voucher as a PDF on A4. 700 KB of code: import it when one is to be drawn. */
export async function drawVoucherPaper(sheet: VoucherSheet, look: Look): Promise<Buffer> {
  const { issuer, madeAt } = look;
  const colour = brandColour(look.colour);
  const paper = await openPaper({
    title: `Voucher ${sheet.voucherNo}`,
    author: issuer.companyName,
    texts: [JSON.stringify(sheet), JSON.stringify(issuer), madeAt],
    foot: (page, pages) => ({
      left: issuer.companyName,
      middle: `Voucher ${sheet.voucherNo}, as of ${madeAt}`,
      right: `Page ${page} of ${pages}`,
    }),
  });
  drawIssuerHead(paper, look.issuer, { logo: look.logo, colour, space: 18 });
  drawHead(paper, sheet);
  for (const day of sheet.days) drawDay(paper, day);
  paper.rule(paper.y, { colour, thick: 1.6 });
  paper.y += 14;
  const says = [sheet.remark, 'Show this page or its number at every gate and desk.'].filter(Boolean).join('\n');
  paper.room(paper.heightOf(says, WIDTH) + 20);
  paper.write('For you', { x: LEFT, y: paper.y, width: WIDTH }, { colour: QUIET });
  paper.y += 16;
  paper.y += paper.write(says, { x: LEFT, y: paper.y, width: WIDTH });
  return paper.close();
}

const types = ['', 'adult', 'child', 'infant'];

function drawHead(paper: Paper, { kartName, from, to, voucherNo, phone, guests }: VoucherSheet): void {
  const wide = WIDTH - 190;
  const top = paper.y;
  let y = top + paper.write('Travel voucher', { x: LEFT, y: top, width: wide }, { size: 19, weight: 'strong' });
  y += paper.write(
    `${kartName}, ${formatDay(from)} to ${formatDay(to)}`,
    { x: LEFT, y, width: wide },
    { size: 10, colour: QUIET },
  );
  let right = top + 4;
  const facts = [['Voucher', voucherNo], ...(phone ? [['In need, day and night', phone]] : [])] as const;
  for (const [label = '', text = ''] of facts) {
    right += paper.write(label, { x: RIGHT - 170, y: right, width: 170, align: 'right' }, { colour: QUIET });
    right +=
      paper.write(text, { x: RIGHT - 170, y: right, width: 170, align: 'right' }, { size: 12, weight: 'strong' }) + 3;
  }
  paper.y = Math.max(y, right) + 12;
  if (!guests.length) return;
  paper.rule(paper.y);
  paper.y += 10;
  paper.write('Guests', { x: LEFT, y: paper.y, width: AT_TIME }, { colour: QUIET });
  const named = guests.map(({ name, paxType }) => `${name}, ${types[paxType] ?? ''}`).join('; ');
  paper.y +=
    paper.write(named, { x: LEFT + AT_TIME, y: paper.y, width: WIDTH - AT_TIME }, { size: 10, weight: 'strong' }) + 10;
}

function drawDay(paper: Paper, { day, date, entries }: VoucherSheet['days'][number]): void {
  paper.room(48);
  paper.rule(paper.y);
  paper.y += 10;
  const top = paper.y;
  paper.write(`Day ${day}`, { x: LEFT, y: top, width: AT_TIME - 4 }, { size: 10, weight: 'strong' });
  paper.write(
    formatDay(date, { weekday: true, year: false }),
    { x: LEFT, y: top + 15, width: AT_TIME - 4 },
    { size: 8.5, colour: QUIET },
  );
  for (const [at, { time, title, note, reference, isDrive }] of entries.entries()) {
    const look = { size: 9, ...(isDrive ? { colour: QUIET } : { weight: 'strong' as const }) };
    const quiet = { size: 9, ...(isDrive && { colour: QUIET }) };
    const [wide, where] = [AT_WHERE - AT_WHAT - 8, WIDTH - AT_WHERE - REFERENCE - 8];
    const height = Math.max(paper.heightOf(title, wide, look), paper.heightOf(note, where, quiet), 12);
    if (at > 0) paper.room(height + 8);
    const { y } = paper;
    paper.write(time, { x: LEFT + AT_TIME, y, width: AT_WHAT - AT_TIME - 4 }, { size: 9 });
    paper.write(title, { x: LEFT + AT_WHAT, y, width: wide }, look);
    paper.write(note, { x: LEFT + AT_WHERE, y, width: where }, quiet);
    paper.write(reference, { x: RIGHT - REFERENCE, y, width: REFERENCE, align: 'right' }, { size: 9 });
    paper.y = y + height + 8;
  }
  // Its date stands in two lines, unless the day goes on at the top of the next page.
  if (paper.y > top) paper.y = Math.max(paper.y, top + 34);
  paper.y += 2;
}
