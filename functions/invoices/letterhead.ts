import { drawLetterhead } from '#functions/documents/paper/letterhead.ts';
import type { Paper } from '#functions/documents/paper/open-paper.ts';

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

/** Whose invoice or receipt it is, with their tax number. */
export const drawSellerHead = (
  paper: Paper,
  { seller, taxNumberName }: Letterhead,
  { colour, contact, logo }: InvoicePaperLook,
): void =>
  drawLetterhead(paper, {
    ...{ name: seller.name, logo, colour, space: 14 },
    lines: [seller.address, contact, seller.taxNumber && `${taxNumberName} ${seller.taxNumber}`],
  });
