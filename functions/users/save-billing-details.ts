import type { UserActor } from '#functions/actors/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { saveBillingDetails } from '#shared/users/save-billing-details.ts';
import { changeCompanyWrites, followCompany } from './company-writes.ts';
import { changeUserWrites } from './change-user-writes.ts';
import type { FieldChange, LegalEntityItem, UserItem } from './model.ts';
import { OWNERS_ONLY } from './own-company.ts';
import { personPanWrites } from './person-pan-writes.ts';
import { showMyLegalEntity } from './show-my-legal-entity.ts';
import { gstStateOf } from './show-user.ts';
import { legalEntityOf, readUser } from './store.ts';
import { stateOfNumbers, taxErrors } from './tax-errors.ts';
import { userEventWrite } from './writes.ts';

type Request = RequestOf<typeof saveBillingDetails>;

const CHANGED = 'billing details changed';
/** Whatever else of the user or the company is changed meanwhile. */
const TRIES = 4;

export const saveBillingDetailsHandler = handle(saveBillingDetails, async (actor, request) => {
  for (let tries = 1; ; tries++) {
    const done = await tryOnce(actor, request);
    if (done.ok || done.code !== 'CONFLICT' || tries === TRIES) return done;
  }
});

async function tryOnce(actor: UserActor, request: Request) {
  const user = await readUser(actor, actor.userId);
  if (!user) return fail('NOT_SIGNED_IN');
  const company = await legalEntityOf(actor, user);
  if (company && company.ownerUserId !== user.userId) return fail('FORBIDDEN', { message: OWNERS_ONLY });
  const { country } = actor.head;
  const numbers = { ...request, panNumber: request.panNumber ?? company?.panNumber ?? '' };
  const errors = taxErrors(numbers, { country, isPerson: !company });
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const gstState = stateOfNumbers(numbers, country);
  const writes = company
    ? changeOfCompany(actor, company, { ...company, ...numbers, gstState })
    : await changeOfPerson(actor, user, { ...request, gstState });
  const done = writes.length ? await commit(actor, writes) : ok(undefined);
  if (!done.ok) return done as Failure<'CONFLICT' | 'NOT_FOUND' | 'BUSY'>;
  if (company) await followCompany(actor, company.legalEntityId);
  const now = (await readUser(actor, user.userId)) ?? user;
  return ok(showMyLegalEntity(now, await legalEntityOf(actor, now)));
}

/** What a company's owner did stands in the owner's history, from what to what; nothing where it is so already. */
function changeOfCompany(actor: UserActor, company: LegalEntityItem, next: LegalEntityItem): Write[] {
  const changes = (['billingName', 'gstNumber', 'gstState', 'panNumber'] as const)
    .map((field): FieldChange => ({ field, from: company[field] ?? '', to: next[field] ?? '' }))
    .filter(({ from, to }) => from !== to);
  if (!changes.length) return [];
  return [...changeCompanyWrites(actor, company, next), userEventWrite(actor, actor.userId, CHANGED, { changes })];
}

/** A person's own; the PAN is sealed anew, or stays. */
async function changeOfPerson(actor: UserActor, user: UserItem, request: Request): Promise<Write[]> {
  const { billingName, gstNumber, gstState, panNumber } = request;
  const isPanChanged = panNumber !== undefined && Boolean(panNumber || user.panEnd);
  const pan = isPanChanged ? await personPanWrites(actor, user.userId, panNumber) : { changes: {}, writes: [] };
  const isSame =
    billingName === (user.billing?.billingName ?? '') &&
    gstNumber === (user.gstNumber ?? '') &&
    gstState === gstStateOf(user, undefined);
  const changes = {
    ...(!isSame && { billing: { billingName, gstState }, gstNumber: gstNumber || undefined }),
    ...pan.changes,
  };
  return Object.keys(changes).length ? [...changeUserWrites(actor, user, changes, CHANGED), ...pan.writes] : [];
}
