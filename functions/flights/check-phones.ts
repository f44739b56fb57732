import type { FieldErrors } from '#shared/errors.ts';
import type { Passenger } from '#shared/flights/passenger.ts';

/**
 * Phone numbers of passengers that gave one. The numbering plans are loaded when first asked: 80 KB that searches do
 * not need.
 */
export async function checkPhones(passengers: readonly Passenger[]): Promise<FieldErrors> {
  const { isValidNumber } = await import('#shared/phone-number.ts');
  const errors: FieldErrors = {};
  passengers.forEach(({ phoneCode, mobileNo }, at) => {
    if (!mobileNo) return;
    if (!/^\+\d{1,4}$/.test(phoneCode)) {
      errors[`passengers.${at}.phoneCode`] = 'This is required field.';
      return;
    }
    if (!isValidNumber(phoneCode, mobileNo)) errors[`passengers.${at}.mobileNo`] = 'Invalid Phone Number...';
  });
  return errors;
}
