import { commit } from '#functions/table/commit.ts';
import { closeSessionWrites } from '#functions/users/session-writes.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Identity } from '#functions/actors/identify.ts';
import { noPermissions } from '#functions/actors/no-permissions.ts';
import { makeVisitor } from '#functions/actors/visitor.ts';

/**
 * A browser that signed out without a connection still brings its session's cookie along: ends that session and leaves
 * a visitor; a key's is no browser's to end. BUSY where it could not be ended; nobody may be answered as its user then.
 */
export async function leaveSession({ head, session, sessionHash }: Identity): Promise<Outcome<Identity, 'BUSY'>> {
  const visitor = makeVisitor(head);
  const done =
    session && session.kind !== 'key' ? await commit(visitor, closeSessionWrites(visitor, sessionHash)) : ok(undefined);
  if (!done.ok) return fail('BUSY');
  return ok({
    head,
    session: undefined,
    user: undefined,
    sessionHash: '',
    permissions: noPermissions,
    isSessionOver: false,
  });
}
