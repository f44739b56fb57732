import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { callApi } from '#web/api/client.ts';
import type { Go, Place } from '#web/app/act-on-event.ts';
import { tryWhenAgain } from '#web/ui/load-again.ts';
import { paths } from '#web/app/paths.ts';
import { withRedirect } from './redirect.ts';
import { startSession } from './start-session.ts';

/**
 * Asks by the session who is signed in; a refusal goes to the way out, which leads back here after a login; where they may not be here at all, that is said. Any other
 * failure says nothing of the session: it is asked about again with the connection, on the next page and by and by. Nothing happens
 * once `isWanted` says no.
 */
export async function loadUser({ pathname, search }: Place, go: Go, isWanted: () => boolean): Promise<void> {
  const answer = await callApi(getUserBySessionId, {}, { quiet: true, expectSignedOut: true });
  if (!isWanted()) return;
  if (answer.ok) startSession(answer.value);
  else if (answer.code === 'FORBIDDEN') void go(paths.forbidden, { replace: true });
  else if (answer.code !== 'NOT_SIGNED_IN')
    tryWhenAgain(() => void (isWanted() && loadUser({ pathname, search }, go, isWanted)));
  else
    void go(withRedirect(paths.logout, { redirectTo: pathname + search, redirectType: 'path' }), {
      replace: true,
      state: { isSessionOver: true },
    });
}
