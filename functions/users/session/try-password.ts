import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { chargeTry, type TriedBy } from './back-off.ts';
import type { UserItem } from '../model.ts';
import { fitsPassword } from './password.ts';

/** Whose password it was, and the writes that let the try count for nothing. */
export interface RightPassword {
  user: UserItem;
  cleared: Write<never>[];
}

/** One try at a user's password, counted. Without a user it costs the same time and fails the same way. */
export async function tryPassword(
  actor: Actor,
  email: string,
  password: string,
  user: UserItem | undefined,
  by: TriedBy,
): Promise<Outcome<RightPassword, 'WRONG_CREDENTIALS' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const charged = await chargeTry(actor, email, by);
  if (!charged.ok) return charged;
  const fits = await fitsPassword(password, user?.passwordHash);
  return fits && user ? ok({ user, cleared: charged.value }) : fail('WRONG_CREDENTIALS');
}
