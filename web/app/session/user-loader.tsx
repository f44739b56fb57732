import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { loadUser } from './load-user.ts';
import { useSignedIn, useUser } from './session.ts';
import { tellSignedOut } from './sign-out.ts';
import { isSignedOutUnheard } from './signed-out.ts';
import { readSession } from './start-session.ts';

/**
 * A marker without a loaded user: asks by the session; a refusal signs out. And a sign-out that the server could not
 * hear of is told it at the start and when the connection is back.
 */
export function UserLoader() {
  const signedIn = useSignedIn();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const missing = signedIn && !user && pathname !== paths.logout;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    void loadUser({ pathname, search }, navigate, () => current);
    return () => {
      current = false;
    };
    // The address is only read when the user is found missing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing]);

  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && readSession());
    const tell = () => void (isSignedOutUnheard() && tellSignedOut());
    tell();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', tell);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', tell);
    };
  }, []);
  return null;
}
