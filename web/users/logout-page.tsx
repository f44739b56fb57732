import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { redirectOf, withRedirect } from '#web/app/session/redirect.ts';
import { useUser } from '#web/app/session/session.ts';
import { signOut } from '#web/app/session/sign-out.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** What was pressed is gone with its menu: reading goes on here. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

/**
 * Ends the session here and on the server, then goes to login, keeping where it was asked for; a partner's stay ends where it began. Part of the entry:
 * signing out needs no file that might not come.
 */
export function LogoutPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { isSessionOver?: boolean } | null };
  const isSessionOver = state?.isSessionOver === true;
  const [isUnheard, setUnheard] = useState(false);
  // Who stands for a partner signs in nowhere here.
  const [isPartner] = useState(useUser()?.partnerStay);
  const login = isPartner ? paths.jump : withRedirect(paths.login, redirectOf(search));
  useEffect(() => {
    let current = true;
    void signOut({ keepsJourney: isSessionOver }).then((isHeard) => {
      if (!current) return;
      if (isHeard) void navigate(login, { replace: true, state: { isSessionOver } });
      else setUnheard(true);
    });
    return () => {
      current = false;
    };
  }, [navigate, login, isSessionOver]);
  if (!isUnheard) return <LoadingOverlay label="Signing out" />;
  return (
    <main id="main" tabIndex={-1} ref={takeFocus}>
      <EmptyState
        page
        icon="signOut"
        heading="You are signed out here"
        text="This browser no longer shows your data. The site could not be reached: your session ends once you are back online."
        link={{ to: login, label: 'Go to sign in' }}
      />
    </main>
  );
}
