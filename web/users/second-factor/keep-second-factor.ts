import { store } from '#web/ui/store.ts';
import { userAtom } from '#web/app/session/session.ts';

/** Notes in this browser whether the signed-in person has a second factor, as the server has just said. */
export function keepSecondFactor(hasSecondFactor: boolean): void {
  const user = store.get(userAtom);
  if (user) store.set(userAtom, { ...user, hasSecondFactor });
}
