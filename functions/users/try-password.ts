import type { Actor } from '#functions/actors/actor.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { chargeTry } from './back-off.ts';
import type { UserItem } from './model.ts';
import { fitsPassword } from './password.ts';

/** One try at a user's password, counted. Without a user it costs the same time and fails the same way. */
export async function tryPassword(
  actor: Actor,
  email: string,
  password: string,
  user: UserItem | undefined,
): Promise<Outcome<UserItem, 'WRONG_CREDENTIALS' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const charged = await chargeTry(actor, email);
  if (!charged.ok) return charged;
  const fits = await fitsPassword(password, user?.passwordHash);
  return fits && user ? ok(user) : fail('WRONG_CREDENTIALS');
}
