import type { Scope } from '#functions/actors/scope.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';

/** How many companies, and customers without one, were put into a group. Two Queries. */
export async function countMembers(scope: Scope, groupId: string): Promise<{ companies: number; customers: number }> {
  const count = async (list: ListPlaces) => (await queryAll(listIn(scope, list), { fields: ['pk'] })).length;
  const [companies, customers] = await Promise.all([
    count({ site: (actor) => keys.companiesOfGroup(actor, groupId) }),
    count({ site: (actor) => keys.usersOfMarkupGroup(actor, groupId) }),
  ]);
  return { companies, customers };
}
