import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countriesWithoutDialCode } from './reference/no-dial-code.ts';

/** Digits, and how people set them apart. */
const WRITTEN = /^[\d\s().-]+$/;

/**
 * Whether a number could ring: `code` a dial code with its plus, `number` as it is dialled at home, spaces and hyphens
 * allowed. The numbering plans come with this file, 80 KB: import it when a number is there to be checked.
 */
export function isValidNumber(code: string, number: string): boolean {
  const parsed = WRITTEN.test(number) ? parsePhoneNumberFromString(code + number.replace(/\D/g, '')) : undefined;
  return Boolean(parsed?.isValid()) && !countriesWithoutDialCode.has(parsed?.country ?? '');
}
