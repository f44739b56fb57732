import type { UserActor } from '#functions/actor.ts';
import type { Context } from '#functions/http/context.ts';
import { handle } from '#functions/http/handle.ts';
import { approvedKind, approvedMail } from '#functions/notifications/agency-mails.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, ok, type Outcome, type Success } from '#shared/errors.ts';
import { approveCustomer } from '#shared/users/customers/approve-customer.ts';
import { approveAgencyWrites, approvePersonWrites } from './approval-writes.ts';
import { followCompany } from '../company/company-writes.ts';
import { readCustomerNumbered } from '../customer-store.ts';
import { readGroupNames } from './group-names.ts';
import type { UserItem } from '../model.ts';
import { showCustomer } from './show-customer.ts';
import { legalEntityOf, readUser } from '../store.ts';
import { userCard } from '../user-card.ts';

const NEVER_WAITED = 'This account can already order.';

export const approveCustomerHandler = handle(approveCustomer, (actor, { customerId }, context) =>
  untilItStands(async () => {
    const user = await readCustomerNumbered(actor, customerId);
    if (!user) return fail('NOT_FOUND');
    if (user.userType !== 'travelAgent' && !user.isAwaitingApproval)
      return fail('ILLEGAL_TRANSITION', { message: NEVER_WAITED });
    const done = user.isAwaitingApproval ? await approve(actor, user, context) : ok(undefined);
    if (!done.ok) return done;
    const [now, names] = await Promise.all([readUser(actor, user.userId), readGroupNames(actor)]);
    return ok(showCustomer(userCard(now ?? user), names));
  }),
);

/** Approval, and the mail that tells its owner, in one commit; a company's other users follow at once. */
async function approve(actor: UserActor, user: UserItem, { origin }: Context): Promise<Outcome<void, CommonFailure>> {
  const company = await legalEntityOf(actor, user);
  const owner = company ? await readUser(actor, company.ownerUserId) : user.legalEntityId ? undefined : user;
  if (!owner) return fail('NOT_FOUND');
  // Its users' copies are on their way.
  if (company && !company.isAwaitingApproval) return approved(actor, company.legalEntityId);
  const to = { email: owner.email, name: `${owner.firstName} ${owner.lastName}`.trim() };
  const mail = owner.email
    ? await mailWrites(
        actor,
        'agency-approved',
        approvedMail(approvedKind(owner.userType), await readSite(actor), to, `${origin}/app/flight/search`),
      )
    : undefined;
  const approval = company ? approveAgencyWrites(actor, company, owner) : approvePersonWrites(actor, owner);
  const done = await commit(actor, [...approval, ...(mail?.writes ?? [])]);
  if (!done.ok) return done;
  if (mail) await tryMail(actor, mail.mailId);
  return company ? approved(actor, company.legalEntityId) : ok(undefined);
}

async function approved(actor: UserActor, legalEntityId: string): Promise<Success<void>> {
  await followCompany(actor, legalEntityId);
  return ok(undefined);
}
