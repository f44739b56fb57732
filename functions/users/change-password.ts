import { handle } from '#functions/http/handle.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { type Failure, fail, ok } from '#shared/errors.ts';
import { changePassword, PASSWORD_CHANGED } from '#shared/users/change-password.ts';
import { clearTriesWrites } from './back-off.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { hashPassword } from './password.ts';
import { changePasswordWrites } from './password-writes.ts';
import { closeSessionWrites } from './session-writes.ts';
import { readUser } from './store.ts';
import { tryPassword } from './try-password.ts';

export const changePasswordHandler = handle(changePassword, (actor, { oldPassword, newPassword }, context) =>
  inPasswordQueue(async () => {
    const right = await tryPassword(actor, actor.email, oldPassword, await readUser(actor, actor.userId));
    if (!right.ok && right.code === 'WRONG_CREDENTIALS')
      return fail('WRONG_CREDENTIALS', {
        message: 'The old password is incorrect.',
        errors: { oldPassword: 'The old password is incorrect.' },
      });
    if (!right.ok) return right;
    const done = await commit(actor, [
      ...changePasswordWrites(actor, right.value, await hashPassword(newPassword)),
      ...closeSessionWrites(actor, actor.sessionHash),
      ...clearTriesWrites(actor, actor.email),
    ]);
    if (!done.ok) return done as Failure<'CONFLICT' | 'BUSY'>;
    context.setCookies(clearedCookies());
    return ok({ message: PASSWORD_CHANGED });
  }),
);
