import type { Phone } from '../model.ts';

/**
 * Numbers in the one form in which they are kept and compared (E.164, dial code apart): without the zero that is dialled
 * before them at home. What is no number stays as it is. Loads the numbering plans, 80 KB.
 */
export async function asDialled(phones: readonly Phone[]): Promise<Phone[]> {
  if (!phones.some(({ phoneNumber }) => /\d/.test(phoneNumber))) return [...phones];
  const { nationalNumber } = await import('#shared/phone-number.ts');
  return phones.map((phone) => ({
    ...phone,
    phoneNumber: nationalNumber(phone.phoneCountryCode, phone.phoneNumber) ?? phone.phoneNumber,
  }));
}
