import { RESET } from 'jotai/utils';
import type { UserData } from '#shared/users/model.ts';
import { configureApi } from '#web/api/configure.ts';
import { store } from '#web/ui/store.ts';
import { siteAtom } from '#web/site/site.ts';
import { hasMarker } from './marker.ts';
import { signedInAtom, userAtom } from './session.ts';
import { forgetSignedOut } from './signed-out.ts';

/** Keeps the user who just signed in; from now on `staff-id` is theirs if they are staff. */
export function startSession(user: UserData): void {
  forgetSignedOut();
  store.set(userAtom, user);
  store.set(signedInAtom, true);
  selectStaff(user);
}

/** Looks at the marker cookie: at start, and when the window is looked at again (another tab may have signed out). */
export async function readSession(): Promise<void> {
  const signedIn = hasMarker();
  if (!signedIn) store.set(userAtom, RESET);
  store.set(signedInAtom, signedIn);
  selectStaff(store.get(userAtom));
}

function selectStaff(user: UserData | undefined): void {
  configureApi({ staffId: user?.userType === 'staff' ? user.id : (store.get(siteAtom)?.defaultStaffId ?? '') });
}
