import type { UserActor } from '#functions/actor.ts';
import { readOwnCompany } from '#functions/users/company/own-company.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { KeyItem } from './model.ts';
import { readKey } from './store.ts';

/** A key that the actor rules: any of the site for staff, for a company's owner those of the company. NOT_FOUND; FORBIDDEN to a colleague. */
export async function readRuledKey(actor: UserActor, id: string): Promise<Outcome<KeyItem, 'NOT_FOUND' | 'FORBIDDEN'>> {
  const key = await readKey(actor, id);
  if (!key) return fail('NOT_FOUND');
  if (actor.userType === 'staff') return ok(key);
  const company = await readOwnCompany(actor);
  return company.ok ? ok(key) : company;
}
