import { typedWords, wordsOfName } from '#functions/lists/words.ts';
import type { KartItem } from './model.ts';

const MOST_WORDS = 24;
/** What the index finds a word by; a number of any length. */
const LEAST_LETTERS = 2;

type Called = Pick<KartItem, 'quotationId' | 'kartName' | 'customerName' | 'companyName'>;

/** What typing finds a quotation by: its number, and the words of its name, its customer and their company, each from its beginning. */
export function wordsOfKart({ quotationId, kartName, customerName, companyName }: Called): string[] {
  const words = wordsOfName(`${kartName} ${customerName} ${companyName}`).filter(isIndexed);
  return [...new Set([String(quotationId), ...words])].slice(0, MOST_WORDS);
}

const isIndexed = (word: string): boolean => word.length >= LEAST_LETTERS || /^\d+$/.test(word);

/** The longest of the words that were typed, where the index knows any: the fewest have it. */
export const wordTyped = (typed: string): string | undefined =>
  typedWords(typed)
    .filter(isIndexed)
    .toSorted((one, other) => other.length - one.length)[0];
