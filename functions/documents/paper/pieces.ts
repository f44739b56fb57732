import bidiFactory from 'bidi-js';
import type { Script } from './fonts.ts';

/** What is drawn as one: a word or a space, of words that are read from the right all that stand together. */
export interface Piece {
  text: string;
  script: Script;
  /** Its place in the order of reading, from 0. */
  at: number;
}

const ARABIC = /\p{Script=Arabic}/u;
const DEVANAGARI = /\p{Script_Extensions=Devanagari}/u;
const JOINER = /\u200c|\u200d/;

const scriptOf = (letter: string): Script | undefined =>
  ARABIC.test(letter) ? 'arabic' : DEVANAGARI.test(letter) ? 'devanagari' : JOINER.test(letter) ? undefined : 'latin';

/** The scripts that a text is written in. */
export const scriptsOf = (text: string): Set<Script> =>
  new Set(Array.from(text, scriptOf).filter((one) => one !== undefined));

const bidi = bidiFactory();

/**
 * A line's pieces from left to right, as they are seen: words that are read from the right stand in the order in which
 * they are read so, numbers within them from the left. A line begins at the left.
 */
export function piecesOf(line: string): Piece[] {
  const pieces: (Piece & { level: number })[] = [];
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  let at = 0;
  for (const letter of line) {
    const level = levels[at]!;
    at += letter.length;
    const last = pieces.at(-1);
    const isNeutral = level % 2 === 1 && !/\p{L}|\p{N}/u.test(letter);
    const script = (isNeutral ? last?.script : scriptOf(letter)) ?? last?.script ?? 'latin';
    const text = level % 2 ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const isSame =
      last &&
      last.level === level &&
      last.script === script &&
      (script === 'arabic' || (letter !== ' ' && last.text !== ' '));
    if (isSame) last.text += text;
    else pieces.push({ text, script, level, at: pieces.length });
  }
  return reordered(pieces);
}

/** Rule L2 of the algorithm: from the highest level down to 1, whatever stands together at it or above is turned round. */
function reordered(pieces: readonly (Piece & { level: number })[]): Piece[] {
  const seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--)
    for (let from = 0; from < seen.length; from++) {
      let to = from;
      while (to < seen.length && seen[to]!.level >= level) to++;
      seen.splice(from, to - from, ...seen.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  return seen.map((piece) => ({ text: piece.text, script: piece.script, at: piece.at }));
}
