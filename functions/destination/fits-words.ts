import { typedWords, wordsOfName } from '#functions/users/user-words.ts';

/** Whether every word that was typed begins a word of what something is called; nothing typed fits all. */
export function fitsWords(typed: string, called: string): boolean {
  const words = wordsOfName(called);
  return typedWords(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}
