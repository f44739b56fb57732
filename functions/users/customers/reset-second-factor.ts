import { handle } from '#functions/http/handle.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { secondFactorResetMail } from '#functions/notifications/staff-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { resetSecondFactor } from '#shared/users/customers/reset-second-factor.ts';
import { resetSecondFactorWrites } from '../session/second-factor-writes.ts';
import { readUser } from '../store.ts';
import { whyNotChange } from './super-admin-writes.ts';

export const resetSecondFactorHandler = handle(resetSecondFactor, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user, 'reset their own second factor: turn it off by a code');
  if (refused) return refused;
  if (!user.hasSecondFactor) return fail('ILLEGAL_TRANSITION', { message: 'This account has no second factor.' });
  const to = { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  const mail = await mailWrites(
    actor,
    'second-factor-reset',
    secondFactorResetMail(await readSite(actor), to, actor.name),
  );
  const done = await commit(actor, [...resetSecondFactorWrites(actor, user), ...mail.writes]);
  if (!done.ok) return done;
  await tryMail(actor, mail.mailId);
  return ok({ isOn: false });
});
