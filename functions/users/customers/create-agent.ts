import type { UserActor } from '#functions/actor.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { handle } from '#functions/http/handle.ts';
import { isCountry } from '#functions/reference/countries.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { RequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { holds } from '#shared/permissions/holds.ts';
import { createAgent } from '#shared/users/customers/create-agent.ts';
import { joinedMail } from '../registration/joined-mail.ts';
import type { LegalEntityItem } from '../model.ts';
import { phoneErrors, phonesOf } from '../registration/new-customer.ts';
import { registerUser } from '../registration/register-user.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { readLegalEntity } from '../store.ts';
import { takenField } from '../registration/taken-field.ts';
import { userCard } from '../user-card.ts';
import { joinCompanyWrite, createLegalEntityWrites, fieldsOfCompany } from '../writes.ts';

const CUSTOMER = 'userData.customer.';
const MAY_NOT_JOIN = 'You are not allowed to add users to an existing company: they pay from its wallet.';

interface Belonging {
  entity?: LegalEntityItem;
  /** The same, where it is another's. */
  joined?: LegalEntityItem;
  writes: readonly Write<'NOT_FOUND'>[];
}

/** Account, company, mailed link, word to the owner of a company that is joined, and the answer for repeats in one commit. */
export const createAgentHandler = handle(createAgent, async (actor, { userData }, { origin, claim }) => {
  const { userType, customer, company } = userData;
  const errors = {
    ...(await phoneErrors(customer, CUSTOMER)),
    ...(company && !isCountry(company.country) && { 'userData.company.country': 'Please choose a country.' }),
  };
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const userId = randomId(100);
  const belonging = await companyFor(actor, userId, userData);
  if (!belonging.ok) return belonging;
  const { entity, joined, writes } = belonging.value;
  const told = joined && (await joinedMail(actor, origin, joined, customer));
  const names = await readGroupNames(actor);
  const { gender, firstName, lastName, email } = customer;
  const made = await registerUser(
    actor,
    origin,
    {
      userId,
      userType,
      firstName,
      lastName,
      email,
      phoneNumbers: phonesOf(customer),
      isOpenedForThem: true,
      ...(gender && { gender }),
      ...(entity && fieldsOfCompany(entity)),
      // What they may spend from a wallet that is not theirs, its owner says.
      ...(joined && { dailyLimit: 0 }),
    },
    { more: (user) => [...writes, ...(told?.writes ?? []), ...claim(showCustomer(userCard(user), names))] },
  );
  if (made.ok && told) await tryMail(actor, told.mailId);
  return made.ok ? ok(showCustomer(userCard(made.value), names)) : takenField(made, CUSTOMER);
});

/** The company that the new user belongs to: a new one, which is the user's to rule, or one that stands. */
async function companyFor(
  actor: UserActor,
  ownerUserId: string,
  { company, legalEntityId }: RequestOf<typeof createAgent>['userData'],
): Promise<Outcome<Belonging, 'NOT_FOUND' | 'FORBIDDEN'>> {
  if (company) return ok(createLegalEntityWrites(actor, { ...company, ownerUserId }));
  if (!legalEntityId) return ok({ writes: [] });
  const entity = await readLegalEntity(actor, legalEntityId);
  if (!entity) return fail('NOT_FOUND', { errors: { 'userData.legalEntityId': 'Company not found.' } });
  if (!holds(actor, 'customers.join')) return fail('FORBIDDEN', { message: MAY_NOT_JOIN });
  return ok({ entity, joined: entity, writes: [joinCompanyWrite(actor, entity)] });
}
