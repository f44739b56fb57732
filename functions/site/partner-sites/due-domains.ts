import type { JobActor } from '#functions/actor.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { staffInvitationMail } from '#functions/notifications/staff-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { linkLife, newLinkWrites } from '#functions/users/session/password-writes.ts';
import { readUser } from '#functions/users/store.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { type FirstLinkSubject, giveBackWrites } from '../own-domain-writes.ts';
import { siteOrigin } from '../site-origin.ts';
import { readSite } from '../store.ts';

/** Gives back a domain that the site still waits for. */
export async function giveBackDomain(actor: JobActor, { key, subject }: DueTask<TaskSubject>): Promise<void> {
  const { reference: domain } = subject;
  if (actor.head.awaitedDomain !== domain) return void (await commit(actor, [endTask(key)]));
  const site = await readSite(actor);
  await commit(actor, giveBackWrites(actor, domain, site.domain === domain ? '' : site.domain));
}

/** Mails the link that waited for the site's domain; nobody who has a password, or is not there any more, needs it. */
export async function mailFirstLink(actor: JobActor, { key, subject }: DueTask<FirstLinkSubject>): Promise<void> {
  const user = await readUser(actor, subject.reference);
  if (!user?.email || user.passwordHash || user.isBlocked) return void (await commit(actor, [endTask(key)]));
  const site = await readSite(actor);
  const { link, writes } = newLinkWrites(actor, siteOrigin(site), user, {
    purpose: 'password',
    life: linkLife.setPassword,
  });
  const to = { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  const mail = await mailWrites(actor, 'set-password', staffInvitationMail(subject.by)(site, to, link));
  const done = await commit(actor, [...writes, ...mail.writes, endTask(key)]);
  if (done.ok) await tryMail(actor, mail.mailId);
}
