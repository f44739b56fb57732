/** A text as it is compared and sorted: whatever the case of its letters, their width, and the spaces between words. */
export const folded = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The natural key of a record, of what tells it apart from all others of its kind. */
export const naturalKey = (...parts: readonly string[]): string =>
  parts.map((part) => folded(part).replaceAll('|', '/')).join('|');

/** Digits of a phone number: how it was set apart tells no two apart. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');
