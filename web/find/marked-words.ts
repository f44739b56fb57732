const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** Whether each of the words that were typed begins a word of the text. */
export const hasAllWords = (text: string, typed: string): boolean => {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
};

/** A text in pieces, those that were typed and those between; typed pieces begin a word. */
export function markedWords(text: string, typed: string): { text: string; isTyped: boolean }[] {
  const beginnings = wordsOf(typed).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (beginnings.length === 0 || folded(text).length !== text.length) return [{ text, isTyped: false }];
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${beginnings.toSorted((a, b) => b.length - a.length).join('|')})`,
    'gu',
  );
  const pieces: { text: string; isTyped: boolean }[] = [];
  let end = 0;
  for (const { index, 0: match } of folded(text).matchAll(found)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isTyped: false });
    end = index + match.length;
    pieces.push({ text: text.slice(index, end), isTyped: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isTyped: false });
  return pieces;
}
