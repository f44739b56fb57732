import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onApiEvent } from '#web/api/events.ts';
import { actOnEvent } from './act-on-event.ts';
import { paths } from './paths.ts';
import { endSession } from './session/end-session.ts';
import { signedInAtom } from './session/session.ts';
import { store } from '#web/ui/store.ts';

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
        if (actOnEvent(message, here.current, navigate, isLeaving.current)) isLeaving.current = true;
      }),
    [navigate],
  );
  return null;
}
