import { logout } from '#shared/users/session/logout.ts';
import { callApi } from '#web/api/client.ts';
import { endSession } from './end-session.ts';
import { forgetSignedOut, keepSignedOut } from './signed-out.ts';

/**
 * Signs out: this browser forgets the person at once, and then the server is told. False where it could not be; the
 * next call that comes through tells it.
 */
export async function signOut(ending?: Parameters<typeof endSession>[0]): Promise<boolean> {
  keepSignedOut();
  await endSession(ending);
  return tellSignedOut();
}

/** Ends the session on the server, which takes its cookies away. */
export async function tellSignedOut(): Promise<boolean> {
  const answer = await callApi(logout, {}, { quiet: true, expectSignedOut: true });
  if (answer.ok) forgetSignedOut();
  return answer.ok;
}
