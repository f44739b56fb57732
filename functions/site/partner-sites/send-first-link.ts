import { founderOf } from '#functions/actors/founder.ts';
import { makeJob } from '#functions/actors/job.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { staffInvitationMail } from '#functions/notifications/staff-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { mailsPerAccount } from '#functions/users/session/mail-limits.ts';
import { linkLife, newLinkWrites } from '#functions/users/session/password-writes.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { sendFirstLink } from '#shared/site/partner-sites/send-first-link.ts';
import { settingEvent } from '../setting-event-writes.ts';
import { originAt } from '../site-origin.ts';
import { readListedSite, readSite } from '../store.ts';

const IS_SET = 'Its super admin has already set a password. They can request a new link on the login page.';
const WAITS = 'The link is sent automatically once the site’s domain is live.';

export const sendFirstLinkHandler = handle(sendFirstLink, async (actor, { site }, { host, origin }) => {
  const [worker, listed] = await Promise.all([makeJob(site, 'partner-sites'), readListedSite(site)]);
  if (!worker || worker.head.isPlatform) return fail('NOT_FOUND');
  const [theirs, user] = await Promise.all([readSite(worker), readUser(worker, worker.head.defaultStaffId)]);
  if (!user?.email) return fail('NOT_FOUND');
  if (user.passwordHash || user.isBlocked) return fail('ILLEGAL_TRANSITION', { message: IS_SET });
  // Whoever holds a domain that is not served may be anybody, and the link opens the site.
  if (listed?.firstLinkBy !== undefined || !theirs.domain) return fail('ILLEGAL_TRANSITION', { message: WAITS });
  const allowed = await spend(actor, 'FIRST-LINK', site, mailsPerAccount);
  if (!allowed.ok) return allowed;
  const { link, writes } = newLinkWrites(worker, originAt(theirs.domain, { host, origin }), user, {
    purpose: 'password',
    life: linkLife.setPassword,
  });
  const to = { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  const mail = await mailWrites(worker, 'set-password', staffInvitationMail(actor.name)(theirs, to, link));
  const done = await commit(founderOf(actor, worker.head), [
    ...writes,
    ...mail.writes,
    settingEvent(actor, 'new site', `the first link for ${site} was sent again`),
  ]);
  if (!done.ok) return done;
  await tryMail(worker, mail.mailId);
  return ok({ email: user.email, link });
});
