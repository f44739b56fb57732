import type { UserData } from '#shared/users/model.ts';

/** Spec: customers-and-partners 3; stands where a number was never set. */
const UNSET = 'INVALID';

/**
 * Whether a primary phone is there at which nobody could be called: without a country code, or never set. One that is
 * not there at all was left out where it may be: nobody is asked for it.
 */
export function isPhoneInvalid({ phoneNumbers }: Pick<UserData, 'phoneNumbers'>): boolean {
  const primary = phoneNumbers.find(({ label }) => label === 'Primary');
  if (!primary?.phoneNumber) return false;
  return !primary.phoneCountryCode || [primary.phoneNumber, primary.phoneCountryCode].includes(UNSET);
}
