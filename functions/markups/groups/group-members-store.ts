import type { Item } from '#functions/table/key.ts';
import type { Scope } from '#functions/scope.ts';
import { userKeys } from '#functions/users/keys.ts';
import { markupKeys } from '../keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';

/** Who was put into a group. */
export interface Members {
  companies: number;
  /** Without a company. */
  customers: number;
  /** Sites that sell what this one supplies. */
  consumers: number;
}

/** How many of each were put into a group. Three Queries. */
export async function countMembers(scope: Scope, groupId: string): Promise<Members> {
  const count = async (list: ListPlaces<Item>) => (await queryAll(listIn(scope, list), { fields: ['pk'] })).length;
  const [companies, customers, consumers] = await Promise.all([
    count({ site: (actor) => userKeys.companiesOfGroup(actor, groupId) }),
    count({ site: (actor) => userKeys.usersOfMarkupGroup(actor, groupId) }),
    count({ site: (actor) => markupKeys.consumersOfMarkupGroup(actor, groupId) }),
  ]);
  return { companies, customers, consumers };
}
