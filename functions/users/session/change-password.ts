import { handle } from '#functions/http/handle.ts';
import { deviceCookie } from '#functions/http/device-cookie.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { changePassword, PASSWORD_CHANGED } from '#shared/users/session/change-password.ts';
import { triedBySession } from './back-off.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { knowDeviceWrites } from './known-device-writes.ts';
import { hashPassword } from './password.ts';
import { changePasswordWrites } from './password-writes.ts';
import { closeSessionWrites } from '../session-writes.ts';
import { readUser } from '../store.ts';
import { tryPassword } from './try-password.ts';

export const changePasswordHandler = handle(changePassword, (actor, { oldPassword, newPassword }, context) =>
  inPasswordQueue(async () => {
    const right = await tryPassword(
      actor,
      actor.email,
      oldPassword,
      await readUser(actor, actor.userId),
      triedBySession(actor),
    );
    if (!right.ok && right.code === 'WRONG_CREDENTIALS')
      return fail('WRONG_CREDENTIALS', {
        message: 'The old password is incorrect.',
        errors: { oldPassword: 'The old password is incorrect.' },
      });
    if (!right.ok) return right;
    const { user, cleared } = right.value;
    // All devices end with the sessions, but the one that knew the old password.
    const known = await knowDeviceWrites(actor, { ...user, sessionEpoch: user.sessionEpoch + 1 }, context.device);
    const done = await commit(actor, [
      ...changePasswordWrites(actor, user, await hashPassword(newPassword)),
      ...closeSessionWrites(actor, actor.sessionHash),
      ...known.writes,
      ...cleared,
    ]);
    if (!done.ok) return done;
    context.setCookies([...clearedCookies(), deviceCookie(known.secret)]);
    return ok({ message: PASSWORD_CHANGED });
  }),
);
