import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#shared/users/logout.ts';
import { callApi } from '#web/api/client.ts';
import { paths } from '#web/app/paths.ts';
import { endSession } from '#web/app/session/end-session.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** Ends the session here and on the server, then goes to login, keeping where it was asked for. */
export default function LogoutPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    let current = true;
    void callApi(logout, {}, { quiet: true, expectSignedOut: true })
      .then(endSession)
      .then(() => current && navigate(withRedirect(paths.login, redirectOf(search)), { replace: true }));
    return () => {
      current = false;
    };
  }, [navigate, search]);
  return <LoadingOverlay label="Signing out" />;
}
