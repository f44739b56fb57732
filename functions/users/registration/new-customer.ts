import type { FieldErrors } from '#shared/errors.ts';
import type { Phone } from '../model.ts';

interface Numbered {
  phone: string;
  phoneCode: string;
}

/** The primary phone of somebody whom an account is opened for; none where no number was given. */
export const phonesOf = ({ phone, phoneCode }: Numbered): Phone[] =>
  phone ? [{ label: 'Primary', phoneNumber: phone, phoneCountryCode: phoneCode }] : [];

/** What a number's numbering plan says of it; `path` stands before the name of the field. */
export async function phoneErrors({ phone, phoneCode }: Numbered, path = ''): Promise<FieldErrors> {
  if (!phone) return {};
  const { isValidNumber } = await import('#shared/phone-number.ts');
  return isValidNumber(phoneCode, phone) ? {} : { [`${path}phone`]: 'Invalid Phone Number...' };
}
