import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { fail, ok } from '#shared/errors.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { mailsPerAddress } from '../session/mail-limits.ts';
import { readUsedCode } from './referral-store.ts';
import { registerUser } from './register-user.ts';

export const signUpHandler = handle(
  signUp,
  async (actor, { gender, firstName, lastName, email, phone, phoneCode, referralCode }, { address, origin }) => {
    const { isValidNumber } = await import('#shared/phone-number.ts');
    if (!isValidNumber(phoneCode, phone)) return fail('VALIDATION', { errors: { phone: 'Invalid Phone Number...' } });
    const allowed = await spend(actor, 'MAIL-FROM', address, mailsPerAddress);
    if (!allowed.ok) return allowed;
    const phoneNumbers = [{ label: 'Primary' as const, phoneNumber: phone, phoneCountryCode: phoneCode }];
    const used = await readUsedCode(actor, referralCode);
    const made = await registerUser(actor, origin, {
      userType: 'retail',
      gender,
      firstName,
      lastName,
      email,
      phoneNumbers,
      ...(used && { referredBy: used.referredBy }),
      ...(used?.holder && { referrerId: used.holder.userId }),
    });
    return made.ok ? ok({ email: made.value.email, status: made.value.status }) : made;
  },
);
