import type { JobActor } from '#functions/actor.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { type KeyLetter, keyEndsMail, keyNearLimitMail } from './key-mails.ts';
import { isActive } from './show-key.ts';
import { readKey } from './store.ts';

type Task = DueTask<TaskSubject>;

/** To the owner of a key that has nearly made its calls of a day. */
export const tellNearLimit = (actor: JobActor, task: Task): Promise<void> => tell(actor, task, keyNearLimitMail);

/** To the owner of a key that ends in two weeks. */
export const tellKeyEnds = (actor: JobActor, task: Task): Promise<void> => tell(actor, task, keyEndsMail);

/** One that is over meanwhile, or whose owner is gone, is told of no more. */
async function tell(
  actor: JobActor,
  { key: taskKey, subject }: Task,
  letter: (about: KeyLetter) => Mail,
): Promise<void> {
  const key = await readKey(actor, subject.reference);
  const owner = key && isActive(key) ? await readUser(actor, key.madeBy) : undefined;
  const site = owner && (await readSite(actor));
  const mail =
    key && owner?.email && site
      ? await mailWrites(
          actor,
          'key',
          letter({
            site,
            zone: actor.head.zone,
            to: { email: owner.email, name: `${owner.firstName} ${owner.lastName}`.trim() },
            key,
            link: `${siteOrigin(site)}/app/user/dashboard/keys`,
          }),
        )
      : undefined;
  await commit(actor, [...(mail?.writes ?? []), endTask(taskKey)]);
}
