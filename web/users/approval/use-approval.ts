import { useEffect } from 'react';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import type { UserData } from '#shared/users/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { userAtom } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';

/** ms; somebody who waits in sight of the page sees it open. */
const ASKED_EVERY = 60_000;

/**
 * Asks anew who is signed in while their agency waits for approval, each minute and whenever the page is looked at again:
 * what staff decided meanwhile is known to every page and tab from then on.
 */
export function useApproval(user: UserData): void {
  const { data } = useCall(
    getUserBySessionId,
    {},
    { quiet: true, staleTime: 0, gcTime: 0, refetchOnWindowFocus: 'always', refetchInterval: ASKED_EVERY },
  );
  useEffect(() => {
    if (data?.id === user.id && !data.isAwaitingApproval) store.set(userAtom, data);
  }, [data, user.id]);
}
