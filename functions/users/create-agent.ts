import type { UserActor } from '#functions/actors/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { isCountry } from '#functions/reference/countries.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { RequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { createAgent } from '#shared/users/create-agent.ts';
import type { LegalEntityItem } from './model.ts';
import { phoneErrors, phonesOf } from './new-customer.ts';
import { registerUser } from './register-user.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { readLegalEntity } from './store.ts';
import { takenField } from './taken-field.ts';
import { userCard } from './user-card.ts';
import { joinCompanyWrite, createLegalEntityWrites, fieldsOfCompany } from './writes.ts';

const CUSTOMER = 'userData.customer.';

/** Account, company, mailed link and the answer for repeats in one commit. */
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
  const { entity, writes } = belonging.value;
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
    },
    { more: (user) => [...writes, ...claim(showCustomer(userCard(user), names))] },
  );
  return made.ok ? ok(showCustomer(userCard(made.value), names)) : takenField(made, CUSTOMER);
});

/** The company that the new user belongs to: a new one, which is the user's to rule, or one that stands. */
async function companyFor(
  actor: UserActor,
  ownerUserId: string,
  { company, legalEntityId }: RequestOf<typeof createAgent>['userData'],
): Promise<Outcome<{ entity?: LegalEntityItem; writes: readonly Write[] }, 'NOT_FOUND'>> {
  if (company) return ok(createLegalEntityWrites(actor, { ...company, ownerUserId }));
  if (!legalEntityId) return ok({ writes: [] });
  const entity = await readLegalEntity(actor, legalEntityId);
  if (!entity) return fail('NOT_FOUND', { errors: { 'userData.legalEntityId': 'There is no such company.' } });
  return ok({ entity, writes: [joinCompanyWrite(actor, entity)] });
}
