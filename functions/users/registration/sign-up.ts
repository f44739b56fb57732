import { handle } from '#functions/http/handle.ts';
import { waitingMail } from '#functions/notifications/agency-mails.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { fail, ok } from '#shared/errors.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { mailsPerAddress } from '../session/mail-limits.ts';
import { readUsedCode } from './referral-store.ts';
import { registerUser } from './register-user.ts';
import { waitsForApproval, whyNotRegister } from './who-registers.ts';

export const signUpHandler = handle(
  signUp,
  async (actor, { gender, firstName, lastName, email, phone, phoneCode, referralCode }, { address, origin }) => {
    const refused = whyNotRegister(actor);
    if (refused) return refused;
    const { isValidNumber } = await import('#shared/phone-number.ts');
    if (!isValidNumber(phoneCode, phone)) return fail('VALIDATION', { errors: { phone: 'Invalid Phone Number...' } });
    const allowed = await spend(actor, 'MAIL-FROM', address, mailsPerAddress);
    if (!allowed.ok) return allowed;
    const phoneNumbers = [{ label: 'Primary' as const, phoneNumber: phone, phoneCountryCode: phoneCode }];
    const used = await readUsedCode(actor, referralCode);
    const isAwaitingApproval = waitsForApproval(actor, 'retail');
    const made = await registerUser(
      actor,
      origin,
      {
        userType: 'retail',
        gender,
        firstName,
        lastName,
        email,
        phoneNumbers,
        ...(used && { referredBy: used.referredBy }),
        ...(used?.holder && { referrerId: used.holder.userId }),
        ...(isAwaitingApproval && { isAwaitingApproval: true as const, isSelfRegistered: true as const }),
      },
      isAwaitingApproval ? { letterOf: waitingMail('account') } : {},
    );
    return made.ok ? ok({ email: made.value.email, status: made.value.status, isAwaitingApproval }) : made;
  },
);
