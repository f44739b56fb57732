import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { Write } from '#functions/table/write.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { maskedTax } from '#shared/users/company/masked-tax.ts';
import { saveBillingDetails } from '#shared/users/company/save-billing-details.ts';
import { changeCompanyWrites, followCompany } from './company-writes.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { FieldChange, LegalEntityItem, UserItem } from '../model.ts';
import { OWNERS_ONLY } from './own-company.ts';
import { personPanWrites } from './person-pan-writes.ts';
import { openTaxOf, ownGstin, sealedTax } from './sealed-tax.ts';
import { showMyLegalEntity } from './show-my-legal-entity.ts';
import { gstStateOf } from '../show-user.ts';
import { legalEntityOf, readUser } from '../store.ts';
import { stateOfNumbers, taxErrors } from './tax-errors.ts';
import { userEventWrite } from '../writes.ts';

type Request = RequestOf<typeof saveBillingDetails>;

const CHANGED = 'billing details changed';

export const saveBillingDetailsHandler = handle(saveBillingDetails, (actor, request) =>
  untilItStands(() => save(actor, request)),
);

async function save(actor: UserActor, request: Request) {
  const user = await readUser(actor, actor.userId);
  if (!user) return fail('NOT_SIGNED_IN');
  const company = await legalEntityOf(actor, user);
  if (company && company.ownerUserId !== user.userId) return fail('FORBIDDEN', { message: OWNERS_ONLY });
  const { country } = actor.head;
  const stands = await openTaxOf(actor, user, company);
  const numbers = { ...request, panNumber: request.panNumber ?? stands.panNumber };
  const errors = taxErrors(numbers, { country, isPerson: !company });
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const gstState = stateOfNumbers(numbers, country);
  const writes = company
    ? await changeOfCompany(actor, company, stands, { ...numbers, gstState })
    : await changeOfPerson(actor, user, stands, { ...request, gstState });
  const done = writes.length ? await commit(actor, writes) : ok(undefined);
  if (!done.ok) return done;
  if (company) await followCompany(actor, company.legalEntityId);
  const now = (await readUser(actor, user.userId)) ?? user;
  return ok(await showMyLegalEntity(actor, now));
}

/** What a company's owner did stands in the owner's history, from what to what; nothing where it is so already. */
async function changeOfCompany(
  actor: UserActor,
  company: LegalEntityItem,
  stands: Pick<LegalEntityItem, 'gstNumber' | 'panNumber'>,
  wanted: Required<Request>,
): Promise<Write<'NOT_FOUND'>[]> {
  const before = { ...company, ...stands };
  const changes = (['billingName', 'gstNumber', 'gstState', 'panNumber'] as const)
    .map((field): FieldChange => ({ field, from: before[field] ?? '', to: wanted[field] }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }): FieldChange => ({ field, from: maskedTax(from), to: maskedTax(to) }));
  if (!changes.length) return [];
  const kept = await sealedTax(actor, company.legalEntityId, wanted);
  const next = { ...company, billingName: wanted.billingName, gstState: wanted.gstState, ...kept };
  return [...changeCompanyWrites(actor, company, next), userEventWrite(actor, actor.userId, CHANGED, { changes })];
}

/** A person's own; the PAN is sealed anew, or stays. */
async function changeOfPerson(
  actor: UserActor,
  user: UserItem,
  stands: Pick<LegalEntityItem, 'gstNumber'>,
  request: Request,
): Promise<Write<'NOT_FOUND'>[]> {
  const { billingName, gstNumber, gstState, panNumber } = request;
  const isPanChanged = panNumber !== undefined && Boolean(panNumber || user.panEnd);
  const pan = isPanChanged ? await personPanWrites(actor, user.userId, panNumber) : { changes: {}, writes: [] };
  const isSame =
    billingName === (user.billing?.billingName ?? '') &&
    gstNumber === stands.gstNumber &&
    gstState === gstStateOf(user, undefined);
  const changes = {
    ...(!isSame && { billing: { billingName, gstState }, ...(await ownGstin(actor, user.userId, gstNumber)) }),
    ...pan.changes,
  };
  return Object.keys(changes).length ? [...changeUserWrites(actor, user, changes, CHANGED), ...pan.writes] : [];
}
