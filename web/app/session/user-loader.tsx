import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getUserBySessionId } from '#shared/users/get-user-by-session-id.ts';
import { callApi } from '#web/api/client.ts';
import { paths } from '#web/app/paths.ts';
import { withRedirect } from './redirect.ts';
import { useSignedIn, useUser } from './session.ts';
import { tellSignedOut } from './sign-out.ts';
import { isSignedOutUnheard } from './signed-out.ts';
import { readSession, startSession } from './start-session.ts';

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
    void callApi(getUserBySessionId, {}, { quiet: true, expectSignedOut: true }).then((answer) => {
      if (!current) return;
      if (answer.ok) startSession(answer.value);
      else
        void navigate(withRedirect(paths.logout, { redirectTo: pathname + search, redirectType: 'path' }), {
          replace: true,
          state: { isSessionOver: true },
        });
    });
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
