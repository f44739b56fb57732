/** As much of pdfkit's embedded font as is needed here; its types keep fonts to themselves (read in its source, 0.20.2). */
interface EmbeddedFont {
  font: { glyphsForString(text: string): Glyph[] };
  subset: { glyphs: number[] };
  widths: number[];
  unicode: number[][];
  scale: number;
  layout(text: string): { glyphs: Glyph[]; positions: unknown[] };
  layoutRun(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  encode(text: string, features?: unknown): [string[], unknown[]];
}
interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

/** Where a glyph stands from where the one before it ended, in thousandths of the size. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

const NOTHING = 0x200b;
const NOT_KNOWN = 'pdfkit embeds fonts in another way than is known';

const isEmbedded = (font: unknown): font is EmbeddedFont =>
  typeof font === 'object' && font !== null && 'subset' in font && 'unicode' in font && 'encode' in font;

/**
 * Lays Latin words out letter by letter: with Inter's own rules for what stands beside what a page takes fontkit four
 * times as long. Throws as `readBackByWord`.
 */
export function layPlainly(font: unknown): void {
  if (!isEmbedded(font)) throw new Error(NOT_KNOWN);
  font.layoutRun = (text) => {
    const glyphs = font.font.glyphsForString(text.normalize('NFC'));
    const positions = glyphs.map(({ advanceWidth }) => {
      const xAdvance = advanceWidth * font.scale;
      return { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: xAdvance };
    });
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
}

/** Lays out what is read from the right as a whole, since its words begin at the right. Throws as `readBackByWord`. */
export function layAsWhole(font: unknown): void {
  if (!isEmbedded(font)) throw new Error(NOT_KNOWN);
  font.layout = (text) => {
    const run = font.layoutRun(text);
    // Dots that stand apart from their letter say nothing of their own: without an answer readers make up a sign.
    for (const glyph of run.glyphs) if (glyph.codePoints.length === 0) glyph.codePoints = [NOTHING];
    return run;
  };
}

/**
 * Lets words read back as they were written whose glyphs stand in another order than their letters, as a vowel that
 * Devanagari writes before its consonant: such a word's glyphs are the word's own and say its letters in their order. Throws where pdfkit's font is not what it was.
 */
export function readBackByWord(font: unknown): void {
  if (!isEmbedded(font)) throw new Error(NOT_KNOWN);
  const plainly = font.encode.bind(font);
  const known = new Map<string, string[]>();
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text);
    const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
    const shown = glyphs.flatMap(({ codePoints }) => codePoints);
    if (shown.length === letters.length && shown.every((one, at) => one === letters[at]))
      return plainly(text, features);
    const codes =
      known.get(text) ?? glyphs.map((glyph, at) => ownGlyph(font, glyph, lettersAt(letters, at, glyphs.length)));
    known.set(text, codes);
    return [codes, positions];
  };
}

/** What the glyph at a place says: one letter each, the first whatever is over; readers take an empty answer for none. */
function lettersAt(letters: number[], at: number, glyphs: number): number[] {
  const over = Math.max(0, letters.length - glyphs);
  const said = at ? letters.slice(over + at, over + at + 1) : letters.slice(0, over + 1);
  return said.length ? said : [NOTHING];
}

function ownGlyph(font: EmbeddedFont, { id, advanceWidth }: Glyph, letters: number[]): string {
  const code = font.subset.glyphs.push(id) - 1;
  font.widths[code] = advanceWidth * font.scale;
  font.unicode[code] = letters;
  return code.toString(16).padStart(4, '0');
}
