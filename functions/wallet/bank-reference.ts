/**
 * A reference as it is claimed: compatibility forms (NFKC), capitals, letters and digits alone, so that `utr 12-34` and
 * `UTR1234` are one payment. Empty where nothing of it is left.
 */
export const bankReference = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
