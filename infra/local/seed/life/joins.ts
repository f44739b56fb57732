import { makeUser } from '#functions/actors/user.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { commit } from '#functions/table/commit.ts';
import { registerUser } from '#functions/users/registration/register-user.ts';
import { lastUserNumber, readLegalEntity, readUserByEmail } from '#functions/users/store.ts';
import {
  blockUserWrites,
  createLegalEntityWrites,
  createUserWrites,
  fieldsOfCompany,
  type NewUser,
} from '#functions/users/writes.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { randomId } from '#shared/ids.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import type { Member } from './cast.ts';
import { OutOfPlace, resultOf, type Stage, staffOf, userOf, visit } from './stage.ts';
import { partyOf } from './party.ts';
import { regions } from './regions.ts';

/**
 * A member joins: by signing up, unconfirmed; or entered by staff, with the password of every demo account. Somebody
 * who is there already stays as they are.
 */
export async function join(stage: Stage, member: Member): Promise<void> {
  const { head, data } = stage.site;
  const visitor = makeVisitor(head);
  if (await readUserByEmail(visitor, member.email)) return;
  const { userType, firstName, lastName, gender, email, mobile, maySearch, isSearchExempt } = member;
  const fields: NewUser = {
    userType,
    firstName,
    lastName,
    gender,
    email,
    phoneNumbers: [{ label: 'Primary', phoneNumber: mobile, phoneCountryCode: regions[head.site]!.dialCode }],
    isFlightSearchAllowed: maySearch,
    ...(isSearchExempt && { isSearchExempt }),
  };
  if (!member.isVerified) {
    const made = await registerUser(visitor, siteOrigin(data), fields);
    if (!made.ok) throw new OutOfPlace(`${email} could not sign up: ${made.code}`);
    return;
  }
  const staffMember = await userOf(stage, staffOf(stage));
  const staff = makeUser(head, staffMember, '');
  const userId = randomId(100);
  const company = await companyOf(stage, member, userId);
  const done = await whileBusy(async () => {
    const { writes } = createUserWrites(
      staff,
      {
        userId,
        ...fields,
        ...company?.fields,
        ...(member.groupId && !company && { groupId: member.groupId }),
        status: 'verified',
        passwordHash: staffMember.passwordHash!,
      },
      await lastUserNumber(staff),
    );
    return commit(staff, [...writes, ...(company?.writes ?? [])]);
  });
  if (!done.ok) throw new OutOfPlace(`${email} could not be entered: ${done.code}`);
}

/** The company of a member: a new one, or the one that a colleague founded. */
async function companyOf(stage: Stage, { company, colleagueOf, groupId }: Member, ownerUserId: string) {
  if (!company) return undefined;
  const { name, gstNumber, panNumber } = company;
  const [city, state, pincode] = company.city;
  const address1 = `${name} House, Main Road`;
  const visitor = makeVisitor(stage.site.head);
  const { entity, writes } = colleagueOf
    ? { entity: await readLegalEntity(visitor, (await userOf(stage, colleagueOf)).legalEntityId!), writes: [] }
    : createLegalEntityWrites(visitor, {
        ownerUserId,
        companyName: name,
        address1,
        city,
        state,
        pincode,
        gstNumber,
        panNumber,
        groupId,
      });
  if (!entity) throw new OutOfPlace(`${name} is no company here`);
  return {
    writes,
    fields: {
      ...fieldsOfCompany(entity),
      company: { companyName: name, address1, address2: city, secondaryPhone: '' },
    },
  };
}

/** Staff block somebody. */
export async function block(stage: Stage, email: string): Promise<void> {
  const user = await userOf(stage, email);
  if (user.isBlocked) return;
  const staff = makeUser(stage.site.head, await userOf(stage, staffOf(stage)), '');
  const done = await commit(staff, blockUserWrites(staff, user, true));
  if (!done.ok) throw new OutOfPlace(`${email} could not be blocked: ${done.code}`);
}

/** Staff enter what a customer sent to the bank, major units of the site's currency. Each reference counts once. */
export async function credit(stage: Stage, email: string, amount: number, reference: string): Promise<void> {
  const { userId } = await userOf(stage, email);
  const answer = await visit(stage, staffOf(stage), (staff) =>
    staff.call(addWalletEntry, {
      userId,
      type: 'credit',
      currency: stage.site.head.currency,
      amount,
      remark: `Bank transfer ${reference}`,
      externalId: reference,
    }),
  );
  // Entered before this start was killed.
  if (answer.errorCode !== 'CONFLICT') resultOf(addWalletEntry, answer);
}

/** A user keeps a family of four for the next booking; who is kept already stays one. */
export async function saveTravellers(stage: Stage, email: string): Promise<void> {
  await visit(stage, email, async ({ call }) => {
    const kept = resultOf(getTravellers, await call(getTravellers, {})).travellers.map(({ firstName }) => firstName);
    const trip = { adults: 2, children: 2, infants: 0, leaves: '2030-01-01' };
    for (const { baggage: _baggage, meals: _meals, pan, ...one } of partyOf(stage.site, trip, ['saved', email]))
      if (!kept.includes(one.firstName))
        resultOf(saveTraveller, await call(saveTraveller, { ...one, panNumber: pan ?? '' }));
  });
}
