/** Control characters, halves of a character, line separators, and marks that turn the direction of writing. */
const breaking = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Whether a text reads on a mail's subject, a ticket and a supplier's screen as it was typed. Joiners stay: Indic
 * scripts need them.
 */
export const isOneLine = (text: string): boolean => !breaking.test(text);
