import { letters } from '#functions/suppliers/sandbox/seeded.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id that the parts decide, in the form of a drawn one: a step that is begun again makes the same rows. */
export const idOf = (...parts: (string | number)[]): string => letters(ALPHABET, 20, 'catalogue', ...parts);

/** The id of an activity's option. */
export const optionId = (activity: string, option: string): string => idOf('option', activity, option);

/** The id of a rate, which begins with its option's; `parts` tell it apart from the option's others. */
export const rateIdIn = (tourOptionId: string, ...parts: (string | number)[]): string =>
  `${tourOptionId}.${idOf(tourOptionId, ...parts).slice(0, 16)}`;
