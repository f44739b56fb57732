import { asWritten } from '../as-written.ts';

/** Who holds a PAN, by its fourth letter (Income Tax Department). */
export const panHolders = {
  P: 'Person',
  C: 'Company',
  H: 'Hindu undivided family',
  F: 'Firm or partnership',
  A: 'Association of persons',
  B: 'Body of individuals',
  T: 'Trust',
  L: 'Local authority',
  J: 'Artificial juridical person',
  G: 'Government',
} as const;
export type PanHolder = keyof typeof panHolders;

const PATTERN = new RegExp(`^[A-Z]{3}[${Object.keys(panHolders).join('')}][A-Z]\\d{4}[A-Z]$`);

/** What is said of a number that cannot be a PAN. */
export const NO_PAN = 'Please enter a valid PAN, such as ABCPE1234F.';

/** As it is written on the card. */
export const panOf = asWritten;

/** Whether a text, as `panOf` has it, has the form of a PAN: five letters, the fourth a holder's, four digits, a letter. */
export const isPan = (pan: string): boolean => PATTERN.test(pan);

/** Who holds a PAN, by its fourth letter; only of what `isPan`. */
export const holderOf = (pan: string): PanHolder => pan[3] as PanHolder;

/** The letter that the holder's name is expected to begin with: a person's surname, anybody else's whole name. */
export const nameLetterOf = (pan: string): string => pan[4]!;
