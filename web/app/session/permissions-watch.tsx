import { useEffect } from 'react';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { callApi } from '#web/api/client.ts';
import { onApiEvent } from '#web/api/events.ts';
import { store } from '#web/app/store.ts';
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
    const unhear = onApiEvent(({ event }) => event === 'forbidden' && ask());
    return () => {
      window.removeEventListener('focus', ask);
      unhear();
    };
  }, [userId]);
  return null;
}

/** An answer that comes when somebody else has signed in is nobody's. */
async function readPermissions(userId: string): Promise<void> {
  const answer = await callApi(getPermissionsFromSession, {}, { quiet: true });
  const user = store.get(userAtom);
  if (!answer.ok || user?.id !== userId) return;
  const { permissions, isUserSuperAdmin } = answer.value;
  store.set(heldAtom, { userId, permissions });
  if (user.isSuperAdmin !== isUserSuperAdmin) store.set(userAtom, { ...user, isSuperAdmin: isUserSuperAdmin });
}
