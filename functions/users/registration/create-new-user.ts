import type { UserActor, VisitorActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { approvedKind, waitingMail } from '#functions/notifications/agency-mails.ts';
import { isCountry } from '#functions/reference/countries.ts';
import type { Write } from '#functions/table/write.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { asDialled } from './as-dialled.ts';
import { mailsPerAddress } from '../session/mail-limits.ts';
import type { LegalEntityItem, Phone } from '../model.ts';
import { phoneErrors, phonesOf } from './new-customer.ts';
import { personPanWrites } from '../company/person-pan-writes.ts';
import { readUsedCode, type UsedCode } from './referral-store.ts';
import { registerUser } from './register-user.ts';
import { ownGstin, sealedTax } from '../company/sealed-tax.ts';
import { takenField } from './taken-field.ts';
import { stateOfNumbers, taxErrors } from '../company/tax-errors.ts';
import { waitsForApproval, whyNotRegister } from './who-registers.ts';
import { createLegalEntityWrites, fieldsOfCompany } from '../writes.ts';

type Request = RequestOf<typeof createNewUser>;

const NO_CODE = 'This referral code does not exist. Please correct it or leave it out.';
const OWN_CODE = 'This is your own referral code. Please leave it out.';
const noNumbers = { panNumber: '', gstNumber: '', gstState: '' };

/** Account, company, claims, words, sealed numbers, mailed link and mail in one commit. */
export const createNewUserHandler = handle(createNewUser, async (actor, request, { address, origin }) => {
  const refused = whyNotRegister(actor);
  if (refused) return refused;
  const { userType, customer, referralCode, billingDetails = noNumbers } = request;
  const isWaiting = waitsForApproval(actor, userType);
  const used = await readUsedCode(actor, referralCode);
  const own = await asDialled(phonesOf(customer));
  const errors = { ...(await wrongFields(actor, request)), ...wrongCode(actor, request, own, used) };
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const allowed = await spend(actor, 'MAIL-FROM', address, mailsPerAddress);
  if (!allowed.ok) return allowed;
  const userId = randomId(100);
  const { entity, writes } = await companyFor(actor, userId, request);
  const { gender, firstName, lastName, email } = customer;
  const ownPan = entity ? '' : billingDetails.panNumber;
  const sealed = ownPan ? await personPanWrites(actor, userId, ownPan) : { changes: {}, writes: [] };
  const made = await registerUser(
    actor,
    origin,
    {
      userId,
      userType,
      gender,
      firstName,
      lastName,
      email,
      phoneNumbers: own,
      ...(entity && { ...fieldsOfCompany(entity), isSelfRegistered: true as const }),
      ...(!entity && isWaiting && { isAwaitingApproval: true as const, isSelfRegistered: true as const }),
      ...(!entity && (await personalBilling(actor, userId, request))),
      ...sealed.changes,
      ...(used && { referredBy: used.referredBy }),
      ...(used?.holder && { referrerId: used.holder.userId }),
    },
    {
      more: () => [...writes, ...sealed.writes],
      ...(isWaiting && { letterOf: waitingMail(approvedKind(userType)) }),
    },
  );
  if (!made.ok) return takenField(made, 'customer.');
  const { status, isAwaitingApproval = false } = made.value;
  return ok({ email: made.value.email, status, isAwaitingApproval });
});

/** What only numbering plans, countries and tax offices can say of what was given. */
async function wrongFields(
  actor: UserActor | VisitorActor,
  { userType, customer, company, billingDetails = noNumbers }: Request,
): Promise<FieldErrors> {
  const errors: FieldErrors = {
    ...(await phoneErrors(customer, 'customer.')),
    ...taxErrors(billingDetails, {
      country: actor.head.country,
      isPerson: userType === 'retail',
      path: 'billingDetails.',
    }),
  };
  if (!company) return errors;
  if (!isCountry(company.country)) errors['company.country'] = 'Please choose a country.';
  for (const field of ['primaryPhone', 'secondaryPhone'] as const) {
    const wrong = await phoneErrors({ phone: company[field], phoneCode: company[`${field}Code`] });
    if (wrong.phone) errors[`company.${field}`] = wrong.phone;
  }
  return errors;
}

/** A user's code of another site, one that gave way, or one's own. Other words (a campaign's) are kept as they are. */
function wrongCode(
  actor: UserActor | VisitorActor,
  { customer }: Request,
  own: readonly Phone[],
  used: UsedCode | undefined,
): FieldErrors {
  if (!used?.isOfUser) return {};
  if (!used.holder) return { referralCode: NO_CODE };
  const { userId, email, phoneNumbers } = used.holder;
  const isOwn =
    (actor.kind === 'user' && actor.userId === userId) ||
    email.toLowerCase() === customer.email.toLowerCase() ||
    phoneNumbers.some((theirs) =>
      own.some(
        ({ phoneNumber, phoneCountryCode }) =>
          phoneNumber === theirs.phoneNumber && phoneCountryCode === theirs.phoneCountryCode,
      ),
    );
  return isOwn ? { referralCode: OWN_CODE } : {};
}

/** The new company of an agent or a company, theirs to rule; none for travellers. */
async function companyFor(
  actor: UserActor | VisitorActor,
  ownerUserId: string,
  { userType, company, billingDetails = noNumbers }: Request,
): Promise<{ entity?: LegalEntityItem; writes: readonly Write<never>[] }> {
  if (!company) return { writes: [] };
  const { companyName, country, state, city, pincode, address1, address2, ...contact } = company;
  const legalEntityId = randomId(100);
  return createLegalEntityWrites(actor, {
    legalEntityId,
    companyName,
    country,
    state,
    city,
    pincode,
    address1,
    address2,
    contact,
    ownerUserId,
    ...(await sealedTax(actor, legalEntityId, billingDetails)),
    ...gstStateIn(actor, billingDetails),
    ...(waitsForApproval(actor, userType) && { isAwaitingApproval: true as const }),
  });
}

const gstStateIn = ({ head }: UserActor | VisitorActor, numbers: NonNullable<Request['billingDetails']>) => {
  const gstState = stateOfNumbers(numbers, head.country);
  return gstState ? { gstState } : {};
};

/** What a traveller's invoices say, where anything of it was given. */
async function personalBilling(
  actor: UserActor | VisitorActor,
  userId: string,
  { billingDetails = noNumbers }: Request,
) {
  const { gstNumber } = billingDetails;
  const { gstState } = gstStateIn(actor, billingDetails);
  return {
    ...(gstNumber && (await ownGstin(actor, userId, gstNumber))),
    ...(gstState && { billing: { billingName: '', gstState } }),
  };
}
