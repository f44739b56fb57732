import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { createDetailPendingCustomerForDmc } from '#shared/users/customers/create-detail-pending-customer-for-dmc.ts';
import { phoneErrors, phonesOf } from '../registration/new-customer.ts';
import { registerUser } from '../registration/register-user.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { takenField } from '../registration/taken-field.ts';
import { userCard } from '../user-card.ts';

export const createDetailPendingCustomerForDmcHandler = handle(
  createDetailPendingCustomerForDmc,
  async (actor, { firstName, lastName, phone, phoneCode }, { origin, claim }) => {
    const errors = await phoneErrors({ phone, phoneCode });
    if (errors.phone) return fail('VALIDATION', { errors });
    const names = await readGroupNames(actor);
    const made = await registerUser(
      actor,
      origin,
      {
        userType: 'retail',
        firstName,
        lastName,
        email: '',
        phoneNumbers: phonesOf({ phone, phoneCode }),
        isOpenedForThem: true,
      },
      { more: (user) => claim(showCustomer(userCard(user), names)) },
    );
    if (made.ok) return ok(showCustomer(userCard(made.value), names));
    // Without a mail none can be taken.
    return made.code === 'PHONE_TAKEN' ? takenField(fail('PHONE_TAKEN')) : fail('BUSY');
  },
);
