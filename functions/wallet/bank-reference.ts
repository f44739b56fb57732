/**
 * A reference as it is claimed: compatibility forms (NFKD) without marks, capitals, letters and digits alone, every script's
 * digits as ASCII's, so that `utr 12-34`, `UTR1234` and one with an accent that nobody sees are one payment. Empty where
 * nothing of it is left.
 */
export const bankReference = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A decimal digit's value: each script has its ten in a row, and nothing stands between two such rows that touch. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** Shorter words lead to too much: `NEFT` begins most references. */
const LEAST_OF_WORD = 5;

/**
 * What a reference is found by, each from its beginning: all of it, its words, and the digits behind a bank's letters. At
 * most eight.
 */
export function wordsOfReference(typed: string): string[] {
  const whole = bankReference(typed);
  const parts = [/\s+/, /[^\p{L}\p{M}\p{N}]+/u].flatMap((between) => typed.split(between).map(bankReference));
  const digits = [whole, ...parts].flatMap((part) => /^\p{L}+(\d+)$/u.exec(part)?.[1] ?? []);
  const words = [whole, ...[...parts, ...digits].filter((word) => word.length >= LEAST_OF_WORD)];
  return [...new Set(words)].filter(Boolean).slice(0, 8);
}
