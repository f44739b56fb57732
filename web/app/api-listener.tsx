import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onApiEvent } from '#web/api/events.ts';
import { paths, reviewPath } from './paths.ts';
import { endSession } from './session/end-session.ts';
import { loginAt, withRedirect } from './session/redirect.ts';
import { sessionEndedAtom } from './session/session-ended.ts';
import { signedInAtom } from './session/session.ts';
import { store } from './store.ts';
import { showToast } from './toasts/show-toast.ts';

/**
 * Says that the session is over. Whoever is led away hears it on the search page, with the way back: their booking
 * waits in this tab. Who is at the search already only hears it.
 */
function sayEnded(pathname: string, search: string, go: (to: string) => void): void {
  if (pathname === paths.flightSearch)
    showToast('Your session has ended.', 'info', { label: 'Sign in', run: () => go(loginAt(pathname + search)) });
  else store.set(sessionEndedAtom, pathname + search);
}

/** Acts on what the contract client announces: toasts, signing out, going to review. */
export function ApiListener() {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  const isLeaving = useRef(false);
  useEffect(() => {
    here.current = location;
    // Only there, or the page that was left would ask for a login.
    if (isLeaving.current && location.pathname === paths.flightSearch) {
      isLeaving.current = false;
      if (store.get(signedInAtom)) void endSession({ keepsJourney: true });
    }
  }, [location]);

  useEffect(
    () =>
      onApiEvent((message) => {
        const { pathname, search } = here.current;
        if (message.event === 'failure') showToast(message.text, 'error');
        else if (message.event === 'review')
          void navigate(message.orderId ? reviewPath(message.orderId) : paths.flightBookingReview, {
            replace: pathname === paths.flightBookingReview,
          });
        else if (message.to === 'search') {
          if (store.get(signedInAtom) && !isLeaving.current) sayEnded(pathname, search, (to) => void navigate(to));
          isLeaving.current = true;
          void navigate(paths.flightSearch, { replace: pathname === paths.flightSearch });
        } else if (pathname !== paths.login && pathname !== paths.logout)
          void navigate(withRedirect(paths.logout, { redirectTo: pathname + search, redirectType: 'path' }), {
            state: { isSessionOver: true },
          });
      }),
    [navigate],
  );
  return null;
}
