import type { UserActor } from '#functions/actor.ts';
import { findActivities } from '#functions/destination/activities/find-activities.ts';
import { readTourOptionsOfActivity } from '#functions/destination/activities/tour-option-store.ts';
import { findAccommodations } from '#functions/destination/masters/accommodation-store.ts';
import { handle } from '#functions/http/handle.ts';
import { type Scope, scopeOf } from '#functions/scope.ts';
import { searchCustomers } from '#functions/users/customers/search-customers.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { ok } from '#shared/errors.ts';
import { findForKart } from '#shared/quotations/find-for-kart.ts';

type Found = ResponseOf<typeof findForKart>['found'];
const MOST = 20;
/** Activities whose options are looked through. */
const ACTIVITIES = 8;

export const findForKartHandler = handle(findForKart, async (actor, { kind, search }) => {
  const scope = scopeOf(actor, findForKart);
  const found = await { customer: customers, option: options, stay: stays }[kind](scope, search, actor);
  return ok({ found: found.slice(0, MOST) });
});

async function customers(scope: Scope, search: string): Promise<Found> {
  const { cards } = await searchCustomers(scope, search);
  return cards
    .filter(({ userType }) => userType !== 'staff')
    .map((card) => ({
      id: String(card.sequence),
      name: `${card.firstName} ${card.lastName}`.trim() || card.email,
      note: [card.companyName, card.email].filter(Boolean).join(' · '),
    }));
}

async function options(scope: Scope, search: string, actor: UserActor): Promise<Found> {
  const { records } = await findActivities(scope, { cityId: '', search, page: 1, size: ACTIVITIES });
  const all = await Promise.all(records.map(({ id }) => readTourOptionsOfActivity(actor, id)));
  return all.flatMap((ofOne, at) =>
    ofOne
      .filter(({ isDeactivated }) => !isDeactivated)
      .map((option) => ({
        id: option.id,
        name: `${option.activityName}: ${option.name}`,
        note: records[at]!.city,
        activityId: records[at]!.id,
      })),
  );
}

async function stays(scope: Scope, search: string): Promise<Found> {
  const { found } = await findAccommodations(scope, { cityId: '', name: search, withDeactivated: false, cursor: '' });
  return found.map(({ id, name, city }) => ({ id, name, note: city }));
}
