import type { UserData } from '#shared/users/model.ts';

/** Spec: customers-and-partners 3; stands where a number was never set. */
const UNSET = 'INVALID';

/** Whether nobody could be called at the primary phone: no country code, no number, or one that was never set. */
export function isPhoneInvalid({ phoneNumbers }: Pick<UserData, 'phoneNumbers'>): boolean {
  const primary = phoneNumbers.find(({ label }) => label === 'Primary');
  return (
    !primary?.phoneCountryCode ||
    !primary.phoneNumber ||
    [primary.phoneNumber, primary.phoneCountryCode].includes(UNSET)
  );
}
