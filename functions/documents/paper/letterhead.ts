import type { Issuer } from '#shared/bookings/ticket.ts';
import { contrast } from '#shared/contrast.ts';
import { PAGE, type Paper, QUIET, WIDTH } from './open-paper.ts';

/** The brand's colour, where it can be seen on paper. */
export const brandColour = (colour: string): string => (contrast('#ffffff', colour) >= 2 ? colour : QUIET);

interface Letterhead {
  name: string;
  /** Beside the name; empty ones are left out. */
  lines: readonly string[];
  /** PNG or JPEG; one that is neither, or broken, leaves its place to the name. */
  logo?: Uint8Array | undefined;
  /** Of the line below, as `brandColour` has it. */
  colour: string;
  /** Points left free below that line. */
  space: number;
}

const LEFT = PAGE.side;
const HALF = WIDTH / 2;

function logoOn(paper: Paper, logo: Uint8Array | undefined): number {
  if (!logo) return 0;
  try {
    return paper.picture(logo, { x: LEFT, y: paper.y, width: 150, height: 24 }).width + 8;
  } catch {
    return 0;
  }
}

/** Whose paper it is, above a line in their colour. */
export function drawLetterhead(paper: Paper, { name, lines, logo, colour, space }: Letterhead): void {
  const indent = logoOn(paper, logo);
  const height = paper.write(
    name,
    { x: LEFT + indent, y: paper.y + 2, width: HALF - indent },
    { size: 14, weight: 'strong' },
  );
  let y = paper.y;
  for (const line of lines.filter(Boolean))
    y += paper.write(line, { x: LEFT + HALF, y, width: HALF, align: 'right' }, { colour: QUIET });
  paper.y = Math.max(y, paper.y + Math.max(height, 24)) + 8;
  paper.rule(paper.y, { colour, thick: 1.6 });
  paper.y += space;
}

/** The same of whom a customer books with: their address, and how they are reached. */
export const drawIssuerHead = (
  paper: Paper,
  { companyName, address, contact, email }: Pick<Issuer, 'companyName' | 'address' | 'contact' | 'email'>,
  look: Pick<Letterhead, 'logo' | 'colour' | 'space'>,
): void =>
  drawLetterhead(paper, {
    ...look,
    name: companyName,
    lines: [address, [contact, email].filter(Boolean).join(' · ')],
  });
