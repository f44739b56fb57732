import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { dropFileWrites } from '#functions/files/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { userKeys } from '../keys.ts';
import type { Test, Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { ok } from '#shared/errors.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import { companyPlaces } from '../list-writes.ts';
import type { LegalEntityItem } from '../model.ts';
import { readLegalEntity, readUser, usersOfReached } from '../store.ts';
import { fieldsOfCompany, userEventWrite } from '../writes.ts';

/** Users read and written at a time. */
const CHUNK = 25;

/**
 * Another name, other numbers or another markup group of a company, with its place in lists. Its users' copies follow as
 * a due task by name among those of REFRESH (`followCompany`). CONFLICT where it was changed since it was read.
 */
export function changeCompanyWrites(
  actor: Actor,
  company: LegalEntityItem,
  next: LegalEntityItem,
): Write<'NOT_FOUND'>[] {
  const { companyName, gstNumber, panNumber, sealedTax, billingName, gstState, groupId } = next;
  const places = companyPlaces(actor, next);
  const subject: TaskSubject = { site: actor.site, reference: company.legalEntityId, name: 'company' };
  return [
    {
      kind: 'update',
      key: userKeys.legalEntity(actor, company.legalEntityId),
      set: { companyName, gstNumber, panNumber, sealedTax, billingName, gstState, groupId, ...places.set },
      remove: [...places.remove, ...(sealedTax === undefined ? ['sealedTax'] : [])],
      when: standsAs(company),
      otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
    },
    putTask(actor, userKeys.companyTask(actor, company.legalEntityId), 'REFRESH', subject, clock.now()),
  ];
}

/**
 * Another logo of an agency, or none (empty), by its owner; the file it replaces goes. CONFLICT where the logo is another
 * than was read: its file would be left behind.
 */
export const agencyLogoWrites = (
  actor: UserActor,
  { legalEntityId, logoUrl }: LegalEntityItem,
  next: string,
): Write<never>[] => [
  {
    kind: 'update',
    key: userKeys.legalEntity(actor, legalEntityId),
    set: { logoUrl: next },
    when: [
      { exists: true },
      logoUrl === undefined ? { field: 'logoUrl', missing: true } : { field: 'logoUrl', is: logoUrl },
    ],
  },
  ...dropFileWrites(actor, logoUrl ?? ''),
  userEventWrite(actor, actor.userId, next ? 'agency logo set' : 'agency logo removed'),
];

/** All that `changeCompanyWrites` writes: what was left out here would be put back to what was read, whoever changed it. */
const standsAs = (company: LegalEntityItem): Test[] => [
  { exists: true },
  ...(['groupId', 'companyName', 'gstNumber', 'panNumber', 'sealedTax', 'billingName', 'gstState'] as const).map(
    (field): Test => {
      const is = company[field];
      return is === undefined ? { field, missing: true } : { field, is };
    },
  ),
  company.isAwaitingApproval
    ? { field: 'isAwaitingApproval', is: true }
    : { field: 'isAwaitingApproval', missing: true },
];

/** Brings all copies up to date; the task ends only where each was and the company is still as it was read. */
export async function followCompany(actor: Actor, legalEntityId: string): Promise<void> {
  const company = await readLegalEntity(actor, legalEntityId);
  const isWhole = !company || (await copyCompany(actor, company));
  if (!isWhole) return;
  const end: Write<never> = { kind: 'delete', key: userKeys.companyTask(actor, legalEntityId) };
  const still: Write<never>[] = company
    ? [{ kind: 'check', key: userKeys.legalEntity(actor, legalEntityId), when: standsAs(company) }]
    : [];
  await commit(actor, [end, ...still]);
}

/**
 * Writes what users' rows repeat of their company to all of them, a user a commit, those alone that differ: begun again
 * it goes on where it was left. Documents read the company itself and need none of it. False where somebody else was
 * faster at one of them again and again.
 */
async function copyCompany(actor: Actor, company: LegalEntityItem): Promise<boolean> {
  let cursor: string | undefined;
  let isWhole = true;
  do {
    const page = await usersOfReached(actor, company, { limit: CHUNK, ...(cursor && { cursor }) });
    for (const { userId } of page.cards) isWhole = (await copyTo(actor, userId, company)) && isWhole;
    cursor = page.cursor;
  } while (cursor);
  return isWhole;
}

async function copyTo(actor: Actor, userId: string, company: LegalEntityItem): Promise<boolean> {
  const fields = fieldsOfCompany(company);
  const copied = await untilItStands(async () => {
    const user = await readUser(actor, userId);
    if (!user || (Object.keys(fields) as (keyof typeof fields)[]).every((field) => user[field] === fields[field]))
      return ok(undefined);
    const copy = { ...fields, ...(user.company && { company: { ...user.company, companyName: company.companyName } }) };
    return commit(actor, changeUserWrites(actor, user, copy, 'company changed'));
  });
  return copied.ok;
}
