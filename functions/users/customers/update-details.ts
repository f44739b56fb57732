import type { UserActor } from '#functions/actor.ts';
import type { Context } from '#functions/http/context.ts';
import { handle } from '#functions/http/handle.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, type Failure, failures, type FieldErrors, ok } from '#shared/errors.ts';
import { maskedTax } from '#shared/users/company/masked-tax.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { asDialled } from '../registration/as-dialled.ts';
import { changeCompanyWrites, followCompany } from '../company/company-writes.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { readCustomerNumbered } from '../customer-store.ts';
import { changedAddress } from '../session/former-email.ts';
import { changedAddressMails } from '../registration/changed-address-mails.ts';
import type { UserChanges } from '../list-writes.ts';
import { mayReaddress } from '../registration/readdress-writes.ts';
import type { LegalEntityItem, Phone, UserItem } from '../model.ts';
import { personPanWrites } from '../company/person-pan-writes.ts';
import { openTaxOf, ownGstin, sealedTax } from '../company/sealed-tax.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { readLegalEntity } from '../store.ts';
import { lastSuperAdminStays, whyNotChange } from './super-admin-writes.ts';
import { stateOfNumbers } from '../company/tax-errors.ts';
import { userCard } from '../user-card.ts';
import { wrongNewNumbers } from './wrong-new-numbers.ts';
import { fieldsOfCompany } from '../writes.ts';

type Request = RequestOf<typeof updateDetails>;

const BAD_PHONE = 'Please enter a valid phone number';
const numbers = [
  ['primaryPhone', 'Primary'],
  ['secondaryPhone', 'Secondary'],
  ['emergencyPhone', 'Emergency'],
] as const;

export const updateDetailsHandler = handle(updateDetails, (actor, request, context) =>
  untilItStands(() => save(actor, request, context)),
);

async function save(actor: UserActor, given: Request, context: Context) {
  const user = await readCustomerNumbered(actor, given.customerId);
  if (!user) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user);
  if (refused) return refused;
  const company = user.legalEntityId ? await readLegalEntity(actor, user.legalEntityId) : undefined;
  const stands = await openTaxOf(actor, user, company);
  const request = unmasked(given, stands);
  const errors = {
    ...(await wrongPhones(request, user)),
    ...wrongNewNumbers(request, stands, company !== undefined, actor.head.country),
    ...(user.userType === 'travelAgent' && !request.companyName && { companyName: 'This is required field.' }),
  };
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  if (request.version !== undefined && request.version !== (user.revision ?? 0)) return conflictWith(actor, user);
  return change(actor, { user, company, stands, request }, context);
}

/** Whoever read a number masked sends it back so: it stays. */
const unmasked = (request: Request, stands: Whole): Request => ({
  ...request,
  ...(['panNumber', 'gstNumber'] as const).reduce(
    (kept, field) =>
      request[field] && request[field] === maskedTax(stands[field]) ? { ...kept, [field]: stands[field] } : kept,
    {},
  ),
});

type Whole = Pick<LegalEntityItem, 'panNumber' | 'gstNumber'>;
interface Change {
  user: UserItem;
  company: LegalEntityItem | undefined;
  /** The numbers that stand, whole. */
  stands: Whole;
  request: Request;
}

async function change(actor: UserActor, { user, company, stands, request }: Change, { origin }: Context) {
  const renamed = company && (await companyOf(actor, company, stands, request));
  const pan = await panOfPerson(actor, user, request);
  const phoneNumbers = await phonesWanted(request, user);
  const gstin =
    user.legalEntityId || request.gstNumber === stands.gstNumber
      ? {}
      : await ownGstin(actor, user.userId, request.gstNumber);
  const changes = {
    ...changesOf(actor, user, stands, { ...request, phoneNumbers }, renamed),
    ...gstin,
    ...pan.changes,
  };
  if (!Object.keys(changes).length && !renamed) return shown(actor, user, user.revision ?? 0);
  const isAddressNew = changes.email !== undefined;
  const guard = isAddressNew ? await mayReaddress(actor, user) : ok([]);
  if (!guard.ok) return guard;
  const mails = isAddressNew ? await changedAddressMails(actor, origin, user, { ...user, ...changes }) : undefined;
  const done = await commit(actor, [
    ...(Object.keys(changes).length ? changeUserWrites(actor, user, changes) : []),
    ...pan.writes,
    ...(company && renamed ? changeCompanyWrites(actor, company, renamed) : []),
    ...(mails?.writes ?? []),
    ...guard.value,
    // Another address keeps its owner out until it is confirmed.
    ...lastSuperAdminStays(actor, user),
  ]);
  if (done.ok) {
    await Promise.all((mails?.mailIds ?? []).map((mailId) => tryMail(actor, mailId)));
    if (renamed) await followCompany(actor, renamed.legalEntityId);
    return shown(actor, { ...user, ...changes }, (user.revision ?? 0) + (Object.keys(changes).length ? 1 : 0));
  }
  const { message } = failures[done.code];
  if (done.code === 'EMAIL_TAKEN') return fail('EMAIL_TAKEN', { errors: { email: message } });
  if (done.code === 'PHONE_TAKEN') return fail('PHONE_TAKEN', { errors: { 'primaryPhone.phone': message } });
  return done;
}

/** A person's own PAN is sealed, and put anew whatever stood there; a company's is the company's. */
const panOfPerson = async (actor: UserActor, user: UserItem, { panNumber }: Request) =>
  panNumber === undefined || user.legalEntityId || !(panNumber || user.panEnd)
    ? { changes: {}, writes: [] }
    : personPanWrites(actor, user.userId, panNumber);

/** The fields that differ from what stands; another address of mail also ends sessions and links, and is unverified. */
function changesOf(
  { head }: UserActor,
  user: UserItem,
  stands: Whole,
  request: Request & { phoneNumbers: Phone[] },
  company: LegalEntityItem | undefined,
): UserChanges {
  const { firstName, lastName, email, companyName, gstNumber, phoneNumbers } = request;
  const { billingName, gstState: state } = user.billing ?? { billingName: '', gstState: '' };
  const gstState = gstNumber === stands.gstNumber ? state : stateOf(head, gstNumber, state);
  const own = user.legalEntityId
    ? {}
    : {
        companyName: companyName || undefined,
        ...(gstState !== state && { billing: { billingName, gstState } }),
      };
  const wanted: UserChanges = {
    firstName,
    lastName,
    phoneNumbers,
    ...own,
    ...(company && fieldsOfCompany(company)),
    ...(company && user.company && { company: { ...user.company, companyName: company.companyName } }),
  };
  // A row's numbers come back with their parts in any order, and a number not set as `INVALID`.
  const isSame = (field: keyof UserChanges) =>
    field === 'phoneNumbers'
      ? phonesIn(phoneNumbers) === phonesIn(user.phoneNumbers)
      : JSON.stringify(wanted[field] ?? '') === JSON.stringify(user[field] ?? '');
  const differing = Object.fromEntries(
    (Object.keys(wanted) as (keyof UserChanges)[]).filter((field) => !isSame(field)).map((one) => [one, wanted[one]]),
  );
  return email.toLowerCase() === user.email.toLowerCase()
    ? differing
    : { ...differing, ...changedAddress(user, email) };
}

/** The state that invoices name: of an Indian GSTIN its own, else the one that stands. */
const stateOf = ({ country }: UserActor['head'], gstNumber: string, stands = ''): string =>
  stateOfNumbers({ panNumber: '', gstNumber, gstState: stands }, country) || stands;

/** The numbers as they are to be; those that stand there already are let be. */
async function phonesWanted(request: Request, user: UserItem): Promise<Phone[]> {
  const sent = numbers.flatMap(([field, label]): Phone[] => {
    const { phone, phoneCode } = request[field] ?? { phone: '', phoneCode: '' };
    return phone ? [{ label, phoneNumber: phone, phoneCountryCode: phoneCode }] : [];
  });
  const dialled = await asDialled(sent);
  const stands = (one: Phone) =>
    user.phoneNumbers.some(
      ({ label, phoneNumber, phoneCountryCode }) =>
        label === one.label && phoneNumber === one.phoneNumber && phoneCountryCode === one.phoneCountryCode,
    );
  return sent.map((one, at) => (stands(one) ? one : dialled[at]!));
}

const phonesIn = (phones: readonly Phone[]): string =>
  numbers
    .map(([, label]) => phones.find((one) => one.label === label))
    .map((one) => (one && /\d/.test(one.phoneNumber) ? `${one.phoneCountryCode} ${one.phoneNumber}` : ''))
    .join();

/** The company as it is to be, its invoices' state as its GSTIN says; nothing where nothing of it changes. */
async function companyOf(
  actor: UserActor,
  company: LegalEntityItem,
  stands: Whole,
  { companyName, gstNumber, panNumber = stands.panNumber }: Request,
): Promise<LegalEntityItem | undefined> {
  const next = {
    ...company,
    companyName: companyName || company.companyName,
    gstNumber,
    panNumber,
    ...(gstNumber !== stands.gstNumber && { gstState: stateOf(actor.head, gstNumber, company.gstState) }),
  };
  const before = { ...company, ...stands };
  const isSame = (['companyName', 'gstNumber', 'panNumber'] as const).every((field) => next[field] === before[field]);
  return isSame ? undefined : { ...next, ...(await sealedTax(actor, company.legalEntityId, next)) };
}

/** Numbers that stand there already are let be. */
async function wrongPhones(request: Request, user: UserItem): Promise<FieldErrors> {
  const { isValidNumber } = await import('#shared/phone-number.ts');
  const errors: FieldErrors = {};
  for (const [field, label] of numbers) {
    const { phone, phoneCode } = request[field] ?? { phone: '', phoneCode: '' };
    const stands = user.phoneNumbers.find((one) => one.label === label);
    const isNew = phone !== stands?.phoneNumber || phoneCode !== stands.phoneCountryCode;
    if (phone && isNew && !isValidNumber(phoneCode, phone)) errors[`${field}.phone`] = BAD_PHONE;
  }
  return errors;
}

/** The refusal of an editor who read an older version, with the customer as it stands now in `detail`. */
async function conflictWith(actor: UserActor, user: UserItem): Promise<Failure<'CONFLICT'>> {
  const now = await shown(actor, user, user.revision ?? 0);
  return fail('CONFLICT', { detail: now.value });
}

async function shown(actor: UserActor, user: UserItem, version: number) {
  const names = await readGroupNames(actor);
  return ok({ customer: showCustomer(userCard(user), names), version });
}
