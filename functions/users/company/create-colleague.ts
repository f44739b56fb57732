import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { fail, ok } from '#shared/errors.ts';
import { createColleague } from '#shared/users/company/create-colleague.ts';
import { mailsPerAddress } from '../session/mail-limits.ts';
import { phoneErrors, phonesOf } from '../registration/new-customer.ts';
import { readOwnCompany } from './own-company.ts';
import { registerUser } from '../registration/register-user.ts';
import { takenField } from '../registration/taken-field.ts';
import { joinCompanyWrite, fieldsOfCompany } from '../writes.ts';

/** The new user is of the owner's type and company; the mailed link sets the password. */
export const createColleagueHandler = handle(
  createColleague,
  async (actor, { firstName, lastName, email, phone, phoneCode }, { origin, claim }) => {
    const company = await readOwnCompany(actor);
    if (!company.ok) return company;
    const errors = await phoneErrors({ phone, phoneCode });
    if (errors.phone) return fail('VALIDATION', { errors });
    const allowed = await spend(actor, 'MAIL-FROM', actor.userId, mailsPerAddress);
    if (!allowed.ok) return allowed;
    const made = await registerUser(
      actor,
      origin,
      {
        userType: actor.userType,
        firstName,
        lastName,
        email,
        phoneNumbers: phonesOf({ phone, phoneCode }),
        isOpenedForThem: true,
        ...fieldsOfCompany(company.value),
      },
      {
        more: (user) => [joinCompanyWrite(actor, company.value), ...claim({ userId: user.userId, email: user.email })],
      },
    );
    return made.ok ? ok({ userId: made.value.userId, email: made.value.email }) : takenField(made);
  },
);
