const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford base 32: no I, L, O, U

/**
 * `bits` of randomness (a multiple of 5 is not needed) as Crockford base 32, fit for URLs, keys and reading out loud.
 */
export function randomId(bits = 130): string {
  const length = Math.ceil(bits / 5);
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('');
}

/** Milliseconds since 1970 as 9 sortable characters. */
const timePart = (ms: number) =>
  Array.from({ length: 9 }, (_, i) => ALPHABET[Math.floor(ms / 32 ** (8 - i)) % 32]).join('');

/** A sortable id: time first, then 80 random bits. Used where order of making matters (events, entries). */
export const sortableId = (ms: number): string => timePart(ms) + randomId(80);
