/**
 * Control characters, halves of a character, line separators, marks that turn the direction of writing, and what is
 * drawn as nothing: zero-width spaces, fillers, tags.
 */
const breaking =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/u;

/**
 * Whether a text reads on a mail's subject, a ticket and a supplier's screen as it was typed. Joiners stay: Indic
 * scripts need them.
 */
export const isOneLine = (text: string): boolean => !breaking.test(text);
