import { letters } from '#functions/suppliers/sandbox/seeded.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id that the parts decide, in the form of a drawn one: a step that is begun again makes the same rows. */
export const idOf = (...parts: (string | number)[]): string => letters(ALPHABET, 20, 'catalogue', ...parts);
