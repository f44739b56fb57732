import { clock } from '#functions/clock.ts';
import { layAsWhole, layPlainly, readBackByWord } from './embedded-font.ts';
import { fontBytes, type Script, type Weight } from './fonts.ts';
import { piecesOf, scriptsOf } from './pieces.ts';

/** A4 in points, and what is left white around. */
export const PAGE = { width: 595.28, height: 841.89, side: 36, top: 32, bottom: 32 } as const;
/** Points between the margins. */
export const WIDTH = PAGE.width - 2 * PAGE.side;

export const INK = '#14171d';
export const QUIET = '#5b616e';
export const HAIRLINE = '#c9ccd3';

/** How words look. `size` in points. */
export interface Look {
  size?: number;
  weight?: Weight;
  colour?: string;
}

/** Where words stand: points from the left and the top of the page, and how wide they may be. */
interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** A paper that is being written. Lengths are points. */
export interface Paper {
  /** Where the next thing stands. */
  y: number;
  /** Begins a page where less than this is left of the present one. */
  room(height: number): void;
  /** Writes a text, broken where it is too wide, and answers its height. */
  write(text: string, place: Place, look?: Look): number;
  /** How high that would be. */
  heightOf(text: string, width: number, look?: Look): number;
  /** How wide a text is in one line. */
  widthOf(text: string, look?: Look): number;
  /** A line over the whole width, or a part of it. */
  rule(y: number, look?: { colour?: string; thick?: number; x?: number; width?: number; dashed?: boolean }): void;
  /** A picture, PNG or JPEG, as large as it may be within the box, and how large that was. Throws for any other. */
  picture(bytes: Uint8Array, box: Place & { height: number }): { width: number; height: number };
  /** A filled box with round corners. */
  box(place: Place & { height: number }, colour: string): void;
  /** A stop of a timeline: a ring. */
  ring(x: number, y: number, colour: string): void;
  line(x: number, from: number, to: number, colour: string): void;
  /** The file. Nothing can be written after it. */
  close(): Promise<Buffer>;
}

/** What a paper is called, which texts it will hold (for its fonts), and the foot of its pages where it has one. */
interface Wish {
  title: string;
  author: string;
  texts: readonly string[];
  foot?: (page: number, pages: number) => { left: string; middle: string; right: string };
}

/** What pdfkit's types leave out. */
interface Pictures {
  openImage(bytes: Buffer): { width: number; height: number };
}

const LINE = 1.4;
const WEIGHTS: readonly Weight[] = ['regular', 'strong'];

/** An empty A4 paper. 600 KB of code and its fonts: import it when a paper is to be made. */
export async function openPaper({ title, author, texts, foot }: Wish): Promise<Paper> {
  const scripts: Script[] = [...new Set<Script>(['latin', ...scriptsOf(texts.join(' '))])];
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await Promise.all(
    scripts.flatMap((script) =>
      WEIGHTS.map(async (weight) => ({ script, weight, bytes: await fontBytes(script, weight) })),
    ),
  );
  const document: PDFKit.PDFDocument = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // Each is opened once under its own name; one that is the usual as well is opened for every word.
    font: null as unknown as string,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(clock.now()) },
  } as PDFKit.PDFDocumentOptions);
  for (const { script, weight, bytes } of fonts) document.registerFont(`${script}-${weight}`, Buffer.from(bytes));
  const embedded = (name: string) => (document.font(name) as unknown as { _font: unknown })._font;
  for (const weight of WEIGHTS) {
    layPlainly(embedded(`latin-${weight}`));
    if (scripts.includes('arabic')) layAsWhole(embedded(`arabic-${weight}`));
    if (scripts.includes('devanagari')) readBackByWord(embedded(`devanagari-${weight}`));
  }
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  const use = (script: Script, { size = 9, weight = 'regular', colour = INK }: Look) =>
    document
      .font(`${scripts.includes(script) ? script : 'latin'}-${weight}`)
      .fontSize(size)
      .fillColor(colour);
  const widthOf = (text: string, look: Look = {}) =>
    piecesOf(text).reduce((sum, piece) => sum + use(piece.script, look).widthOfString(piece.text), 0);
  const linesOf = (text: string, width: number, look: Look) =>
    text.split('\n').flatMap((line) => broken(line, width, (part) => widthOf(part, look)));
  const stepOf = ({ size = 9 }: Look) => size * LINE;

  const write = (text: string, { x, y, width, align = 'left' }: Place, look: Look = {}) => {
    const lines = linesOf(text, width, look);
    const { size = 9 } = look;
    lines.forEach((line, at) => {
      let left = align === 'right' ? x + width - widthOf(line, look) : x;
      const placed = piecesOf(line).map((piece) => {
        const from = left;
        left += use(piece.script, look).widthOfString(piece.text);
        return { ...piece, from };
      });
      // In the order of reading, so that what is taken out of the file stands in it.
      for (const { text: words, script, from } of placed.toSorted((one, other) => one.at - other.at))
        use(script, look).text(words, from, y + at * stepOf(look) + size * 1.08, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
    });
    return lines.length * stepOf(look);
  };

  const paper: Paper = {
    y: PAGE.top,
    room(height) {
      if (paper.y + height <= PAGE.height - PAGE.bottom - (foot ? 24 : 0)) return;
      document.addPage();
      paper.y = PAGE.top;
    },
    write,
    heightOf: (text, width, look = {}) => linesOf(text, width, look).length * stepOf(look),
    widthOf,
    rule(y, { colour = HAIRLINE, thick = 0.6, x = PAGE.side, width = WIDTH, dashed = false } = {}) {
      document.save().lineWidth(thick).strokeColor(colour);
      if (dashed) document.dash(2.5, { space: 1.5 });
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
        .restore();
    },
    picture(bytes, { x, y, width, height, align }) {
      const image = (document as unknown as Pictures).openImage(Buffer.from(bytes));
      const scale = Math.min(width / image.width, height / image.height);
      const drawn = { width: image.width * scale, height: image.height * scale };
      document.image(image as never, align === 'right' ? x + width - drawn.width : x, y, drawn);
      return drawn;
    },
    box: ({ x, y, width, height }, colour) =>
      void document.save().roundedRect(x, y, width, height, 6).fill(colour).restore(),
    ring: (x, y, colour) =>
      void document.save().lineWidth(1.4).circle(x, y, 2.6).fillAndStroke('#ffffff', colour).restore(),
    line: (x, from, to, colour) =>
      void document.save().lineWidth(1.4).strokeColor(colour).moveTo(x, from).lineTo(x, to).stroke().restore(),
    async close() {
      const { start, count } = document.bufferedPageRange();
      for (let page = 0; foot && page < count; page++) {
        document.switchToPage(start + page);
        const { left, middle, right } = foot(page + 1, count);
        const y = PAGE.height - PAGE.bottom - 12;
        const look = { size: 8, colour: QUIET };
        paper.rule(y - 8);
        write(left, { x: PAGE.side, y, width: WIDTH * 0.42 }, look);
        write(middle, { x: PAGE.side + WIDTH * 0.43, y, width: WIDTH * 0.39, align: 'right' }, look);
        write(right, { x: PAGE.side + WIDTH * 0.83, y, width: WIDTH * 0.17, align: 'right' }, look);
      }
      document.end();
      return ended;
    },
  };
  return paper;
}

/** A text's lines, broken at spaces, a word that is wider than all of it within itself. */
function broken(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (line.length > 1 && widthOf(line) > width) {
      let fits = line.length - 1;
      while (fits > 1 && widthOf(line.slice(0, fits)) > width) fits--;
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return [...lines, line];
}
