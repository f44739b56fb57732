import type { ApiEvent } from '#web/api/events.ts';
import { paths, reviewPath } from './paths.ts';
import { loginAt, withRedirect } from './session/redirect.ts';
import { sessionEndedAtom } from './session/session-ended.ts';
import { signedInAtom } from './session/session.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

/** Where a person is: an address of the app. */
export interface Place {
  pathname: string;
  search: string;
}
export type Go = (to: string, options?: { replace?: boolean; state?: unknown }) => unknown;

/**
 * Says that the session is over. Whoever is led away hears it on the search page, with the way back: their booking
 * waits in this tab. Who is at the search already only hears it.
 */
function sayEnded(pathname: string, search: string, go: Go): void {
  if (pathname === paths.flightSearch)
    showToast('Your session has ended.', 'info', { label: 'Sign in', run: () => void go(loginAt(pathname + search)) });
  else store.set(sessionEndedAtom, pathname + search);
}

/**
 * What the page does about what the contract client announced (spec: flights-and-shell 8): says it, or goes on to the
 * search, the review or the way out. Answers whether the session is to end once the search is reached; `isLeaving`: it was said before.
 */
export function actOnEvent(message: ApiEvent, { pathname, search }: Place, go: Go, isLeaving = false): boolean {
  if (message.event === 'failure') showToast(message.text, 'error');
  else if (message.event === 'forbidden') return false;
  else if (message.event === 'review')
    void go(message.orderId ? reviewPath(message.orderId) : paths.flightBookingReview, {
      replace: pathname === paths.flightBookingReview,
    });
  // Whoever is at the search goes on there without a session: a balance asked in the background leads nobody away.
  else if (message.to === 'search' || (pathname === paths.flightSearch && store.get(signedInAtom))) {
    if (store.get(signedInAtom) && !isLeaving) sayEnded(pathname, search, go);
    void go(paths.flightSearch, { replace: pathname === paths.flightSearch });
    return true;
  } else if (isLeaving)
    // The same ended session, heard by another call of the page that is being left.
    return true;
  else if (pathname !== paths.login && pathname !== paths.logout)
    void go(withRedirect(paths.logout, { redirectTo: pathname + search, redirectType: 'path' }), {
      state: { isSessionOver: true },
    });
  return false;
}
