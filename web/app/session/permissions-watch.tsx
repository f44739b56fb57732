import { useEffect } from 'react';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { callApi } from '#web/api/client.ts';
import { announce, onApiEvent } from '#web/api/events.ts';
import { store } from '#web/ui/store.ts';
import { siteAtom } from '#web/site/site.ts';
import { heldAtom } from './permissions.ts';
import { userAtom, useUser } from './session.ts';

/** Asks what a member of staff may do: now, when the window is looked at again, and after a refusal. */
export function PermissionsWatch() {
  const user = useUser();
  const userId = user?.userType === 'staff' ? user.id : undefined;
  useEffect(() => {
    if (!userId) return;
    const ask = () => void readPermissions(userId);
    ask();
    window.addEventListener('focus', ask);
    const unhear = onApiEvent((message) => {
      if (message.event !== 'forbidden') return;
      if (message.lacksSecondFactor) askSecondFactor();
      ask();
    });
    return () => {
      window.removeEventListener('focus', ask);
      unhear();
    };
  }, [userId]);
  return null;
}

/** The site has begun to ask a second factor of its staff: the layout leads to it in place of the page, and back. */
function askSecondFactor(): void {
  const [site, user] = [store.get(siteAtom), store.get(userAtom)];
  if (!site || !user) return;
  store.set(siteAtom, { ...site, wlMeta: { ...site.wlMeta, isSecondFactorRequired: true } });
  store.set(userAtom, { ...user, hasSecondFactor: false });
}

/** Pages whose own calls are the flight client's. */
const isFlightPage = (): boolean => /\/flights?\//.test(window.location.pathname);

/**
 * An answer that comes when somebody else has signed in is nobody's. A session that is over leads where the page's own
 * calls lead, whichever of them is answered first.
 */
async function readPermissions(userId: string): Promise<void> {
  const answer = await callApi(getPermissionsFromSession, {}, { quiet: true, expectSignedOut: true });
  if (!answer.ok && answer.code === 'NOT_SIGNED_IN')
    announce({ event: 'signed-out', to: isFlightPage() ? 'search' : 'login' });
  const user = store.get(userAtom);
  // Refused altogether: nothing is held, which the page says at once instead of waiting to hear more.
  if (!answer.ok && answer.code === 'FORBIDDEN' && user?.id === userId)
    store.set(heldAtom, { userId, permissions: [] });
  if (!answer.ok || user?.id !== userId) return;
  const { permissions, isUserSuperAdmin } = answer.value;
  store.set(heldAtom, { userId, permissions });
  if (user.isSuperAdmin !== isUserSuperAdmin) store.set(userAtom, { ...user, isSuperAdmin: isUserSuperAdmin });
}
