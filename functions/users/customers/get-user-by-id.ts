import { ownerOf } from '#functions/actors/user.ts';
import { handle } from '#functions/http/handle.ts';
import { readMailProblem } from '#functions/notifications/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { type CustomerDetails, getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { endOfPersonPan } from '../company/person-pan-of.ts';
import { readUserEvents, readUserNotes } from '../customer-store.ts';
import type { UserItem } from '../model.ts';
import { mayMailPassword } from '../session/former-email.ts';
import { readGroupNames } from './group-names.ts';
import { namesOf, userIdOf } from '../names.ts';
import { showCustomer } from './show-customer.ts';
import { nameOfActor, showUserEvent } from './show-user-event.ts';
import { showCompanyContact, showUser } from '../show-user.ts';
import { legalEntityOf, readUser } from '../store.ts';
import { userCard } from '../user-card.ts';

/** Events, and notes, of a customer. */
const MOST_SHOWN = 50;

export const getUserByIdHandler = handle(getUserById, async (actor, { id }) => {
  const [user, events, notes] = await Promise.all([
    readUser(actor, id),
    readUserEvents(actor, id, MOST_SHOWN),
    readUserNotes(actor, id, MOST_SHOWN),
  ]);
  if (!user) return fail('NOT_FOUND');
  const [entity, { currency, balance, creditLimit, version }, names, groups, problem] = await Promise.all([
    legalEntityOf(actor, user),
    readWallet(actor, ownerOf(user), actor.head.currency),
    namesOf(
      actor,
      [...events, ...notes].map(({ by }) => userIdOf(by)),
    ),
    readGroupNames(actor),
    readMailProblem(actor, user.email),
  ]);
  return ok({
    user: showUser(user, entity),
    customer: showCustomer(userCard(user), groups),
    version: user.revision ?? 0,
    panEnd: (!entity && user.panEnd) || endOfPersonPan(user, entity),
    companyContact: showCompanyContact(entity),
    referredBy: user.referredBy ?? '',
    linkToSend: linkToSend(user, problem?.reason === 'bounce'),
    mailProblem: problem ?? null,
    wallets: version > 0 && holds(actor, 'wallet.view') ? [{ currency, balance, creditLimit }] : [],
    notes: notes.map(({ id: noteId, at, text, by }) => ({ id: noteId, at, text, by: nameOfActor(by, user, names) })),
    events: events.map((event) => showUserEvent(actor.head, event, user, names)),
  });
});

function linkToSend(user: UserItem, comesBack: boolean): CustomerDetails['linkToSend'] {
  if (!user.email || user.isBlocked || comesBack) return 'none';
  return user.passwordHash === undefined || !mayMailPassword(user) ? 'first' : 'password';
}
