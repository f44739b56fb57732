import { wordsOfName } from '#functions/lists/words.ts';

const MOST_WORDS = 12;

/** What typing finds an area by: the words of its name and their parts, each from its beginning. */
export const wordsOfArea = (name: string): string[] =>
  [...new Set(wordsOfName(name).filter((word) => word.length > 1))].slice(0, MOST_WORDS);
