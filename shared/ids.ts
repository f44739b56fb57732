const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford base 32: no I, L, O, U

/**
 * `bits` of randomness (a multiple of 5 is not needed) as Crockford base 32, fit for URLs, keys and reading out loud.
 */
export function randomId(bits = 130): string {
  const length = Math.ceil(bits / 5);
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('');
}

/** A whole number as so many sortable characters. */
const sortablePart = (value: number, length: number) =>
  Array.from({ length }, (_, i) => ALPHABET[Math.floor(value / 32 ** (length - 1 - i)) % 32]).join('');

let last = { ms: 0, nth: 0 };

/**
 * A sortable id: milliseconds since 1970, then which of that millisecond it is in this process, so that what one commit
 * writes stays in its order, then 80 random bits. Used where the order of making matters (events, entries).
 */
export function sortableId(ms: number): string {
  last = { ms, nth: ms === last.ms ? last.nth + 1 : 0 };
  return sortablePart(ms, 9) + sortablePart(last.nth, 3) + randomId(80);
}
