import type { FieldErrors } from '#shared/errors.ts';
import type { Passenger } from '#shared/flights/passenger.ts';

/** Countries without a dial code to choose (spec: flights-and-shell 5). */
const excluded = new Set(['PK', 'AF', 'IQ', 'IR', 'KP', 'PS']);

/** Digits, and how people set them apart. */
const WRITTEN = /^[\d\s().-]+$/;

/** Phone numbers of passengers that gave one. The numbering plans are loaded when first asked: 80 KB that searches do not need. */
export async function checkPhones(passengers: readonly Passenger[]): Promise<FieldErrors> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const errors: FieldErrors = {};
  passengers.forEach(({ phoneCode, mobileNo }, at) => {
    if (!mobileNo) return;
    if (!/^\+\d{1,4}$/.test(phoneCode)) {
      errors[`passengers.${at}.phoneCode`] = 'This is required field.';
      return;
    }
    const parsed = WRITTEN.test(mobileNo) ? parsePhoneNumberFromString(phoneCode + mobileNo.replace(/\D/g, '')) : undefined;
    if (!parsed?.isValid() || excluded.has(parsed.country ?? '')) errors[`passengers.${at}.mobileNo`] = 'Invalid Phone Number...';
  });
  return errors;
}
