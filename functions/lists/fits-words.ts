import { typedWords, wordsOfName } from './words.ts';

/** Whether each of the beginnings begins a word of a name. */
export function hasWords(name: string, beginnings: readonly string[]): boolean {
  const words = wordsOfName(name);
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Whether every word that was typed begins a word of what something is called; nothing typed fits all. */
export const fitsWords = ({ typed, called }: { typed: string; called: string }): boolean =>
  hasWords(called, typedWords(typed));
