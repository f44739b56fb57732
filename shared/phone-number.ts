import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countriesWithoutDialCode } from './reference/no-dial-code.ts';

/** Digits, and how people set them apart. */
const WRITTEN = /^[\d\s().-]+$/;

/**
 * A number as its country's plan has it, digits alone, without what is dialled before it at home; undefined where it could
 * not ring. `code` a dial code with its plus, `number` as it is dialled at home, spaces and hyphens allowed. The
 * numbering plans come with this file, 80 KB: import it when a number is there to be checked.
 */
export function nationalNumber(code: string, number: string): string | undefined {
  const parsed = WRITTEN.test(number) ? parsePhoneNumberFromString(code + number.replace(/\D/g, '')) : undefined;
  return parsed?.isValid() && !countriesWithoutDialCode.has(parsed.country ?? '') ? parsed.nationalNumber : undefined;
}

/** Whether a number could ring, see nationalNumber. */
export const isValidNumber = (code: string, number: string): boolean => nationalNumber(code, number) !== undefined;
