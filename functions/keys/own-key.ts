import type { UserActor } from '#functions/actor.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { mayRuleKeys } from './holder.ts';
import type { KeyItem } from './model.ts';
import { readKey } from './store.ts';

/** A key that the actor rules: any of the site for staff, for a company's owner, and who stands for a partner, their own. NOT_FOUND; FORBIDDEN to a colleague. */
export async function readRuledKey(actor: UserActor, id: string): Promise<Outcome<KeyItem, 'NOT_FOUND' | 'FORBIDDEN'>> {
  const key = await readKey(actor, id);
  if (!key) return fail('NOT_FOUND');
  if (actor.userType === 'staff') return ok(key);
  const allowed = await mayRuleKeys(actor);
  return allowed.ok ? ok(key) : allowed;
}
