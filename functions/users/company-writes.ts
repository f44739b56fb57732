import type { Actor } from '#functions/actors/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { changeUserWrites } from './change-user-writes.ts';
import { companyPlaces } from './list-writes.ts';
import type { LegalEntityItem } from './model.ts';
import { readUser, usersOfCompany } from './store.ts';
import { fieldsOfCompany } from './writes.ts';

/** Users read and written at a time. */
const CHUNK = 25;
const TRIES = 4;

/** Another name or other numbers of a company, with its place in lists. CONFLICT where it was changed since it was read. */
export function changeCompanyWrites(actor: Actor, company: LegalEntityItem, next: LegalEntityItem): Write[] {
  const { companyName, gstNumber, panNumber } = next;
  const places = companyPlaces(actor, next);
  return [
    {
      kind: 'update',
      key: keys.legalEntity(actor, company.legalEntityId),
      set: { companyName, gstNumber, panNumber, ...places.set },
      remove: places.remove,
      when: [
        { exists: true },
        { field: 'companyName', is: company.companyName },
        { field: 'gstNumber', is: company.gstNumber },
        { field: 'panNumber', is: company.panNumber },
      ],
      otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
    },
  ];
}

/**
 * Writes what users' rows repeat of their company to all of them, a user a commit, those alone that differ: begun again
 * it goes on where it was left. Documents read the company itself and need none of it.
 */
export async function copyCompany(actor: Actor, company: LegalEntityItem): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await usersOfCompany(actor, company.legalEntityId, { limit: CHUNK, ...(cursor && { cursor }) });
    for (const { userId } of page.cards) await copyTo(actor, userId, company);
    cursor = page.cursor;
  } while (cursor);
}

async function copyTo(actor: Actor, userId: string, company: LegalEntityItem): Promise<void> {
  const fields = fieldsOfCompany(company);
  for (let tries = 0; tries < TRIES; tries++) {
    const user = await readUser(actor, userId);
    if (!user || (Object.keys(fields) as (keyof typeof fields)[]).every((field) => user[field] === fields[field]))
      return;
    const copy = { ...fields, ...(user.company && { company: { ...user.company, companyName: company.companyName } }) };
    const done = await commit(actor, changeUserWrites(actor, user, copy, 'company changed'));
    if (done.ok) return;
  }
  log.warn('a company’s name was not copied to its user', { site: actor.site, userId });
}
