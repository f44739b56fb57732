import { ownerOf } from '#functions/actors/user.ts';
import { handle } from '#functions/http/handle.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { getUserById } from '#shared/users/get-user-by-id.ts';
import { readUserEvents } from './customer-store.ts';
import { readGroupNames } from './group-names.ts';
import { showCustomer } from './show-customer.ts';
import { showUserEvent, usersInEvents } from './show-user-event.ts';
import { showUser } from './show-user.ts';
import { legalEntityOf, readPeople, readUser } from './store.ts';
import { userCard } from './user-card.ts';

const MOST_EVENTS = 50;

export const getUserByIdHandler = handle(getUserById, async (actor, { id }) => {
  const [user, events] = await Promise.all([readUser(actor, id), readUserEvents(actor, id, MOST_EVENTS)]);
  if (!user) return fail('NOT_FOUND');
  const [entity, { currency, balance, creditLimit, version }, people, names] = await Promise.all([
    legalEntityOf(actor, user),
    readWallet(actor, ownerOf(user), actor.head.currency),
    readPeople(actor, usersInEvents(events)),
    readGroupNames(actor),
  ]);
  return ok({
    user: showUser(user, entity),
    customer: showCustomer(userCard(user), names),
    version: user.revision ?? 0,
    referredBy: user.referredBy ?? '',
    wallets: version > 0 ? [{ currency, balance, creditLimit }] : [],
    events: events.map((event) => showUserEvent(event, user, people)),
  });
});
