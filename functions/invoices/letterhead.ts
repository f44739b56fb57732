import { PAGE, type Paper, QUIET, WIDTH } from '#functions/documents/paper/open-paper.ts';
import { contrast } from '#shared/contrast.ts';

/** What a paper shows that is not its own. */
export interface InvoicePaperLook {
  /** IANA zone of the site, whose day it was written on. */
  zone: string;
  /** The brand's one colour, `#rrggbb`. */
  colour: string;
  /** How the site is reached. */
  contact: string;
  /** PNG or JPEG; left out, the name stands alone. */
  logo?: Uint8Array;
}

/** Whose paper it is. */
interface Letterhead {
  seller: { name: string; address: string; taxNumber: string };
  /** What their country calls the number. */
  taxNumberName: string;
}

const LEFT = PAGE.side;
const HALF = WIDTH / 2;

/** The brand's colour, where it can be seen on paper. */
export const brandColour = (colour: string): string => (contrast('#ffffff', colour) >= 2 ? colour : QUIET);

/** Whose paper it is, above a line in their colour. */
export function drawLetterhead(
  paper: Paper,
  { seller, taxNumberName }: Letterhead,
  { colour, contact, logo }: InvoicePaperLook,
): void {
  let indent = 0;
  if (logo)
    try {
      indent = paper.picture(logo, { x: LEFT, y: paper.y, width: 150, height: 24 }).width + 8;
    } catch {
      indent = 0;
    }
  const name = paper.write(
    seller.name,
    { x: LEFT + indent, y: paper.y + 2, width: HALF - indent },
    { size: 14, weight: 'strong' },
  );
  let y = paper.y;
  const lines = [seller.address, contact, seller.taxNumber && `${taxNumberName} ${seller.taxNumber}`];
  for (const line of lines.filter(Boolean))
    y += paper.write(line, { x: LEFT + HALF, y, width: HALF, align: 'right' }, { colour: QUIET });
  paper.y = Math.max(y, paper.y + Math.max(name, 24)) + 8;
  paper.rule(paper.y, { colour, thick: 1.6 });
  paper.y += 14;
}
