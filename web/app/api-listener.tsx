import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onApiEvent } from '#web/api/events.ts';
import { paths, reviewPath } from './paths.ts';
import { endSession } from './session/end-session.ts';
import { withRedirect } from './session/redirect.ts';
import { sessionEndedAtom } from './session/session-ended.ts';
import { signedInAtom } from './session/session.ts';
import { store } from './store.ts';
import { showToast } from './toasts/show-toast.ts';

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
          // Said there, with a way back: the booking waits in this tab for whoever was signed in.
          if (store.get(signedInAtom)) store.set(sessionEndedAtom, (known) => known ?? pathname + search);
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
