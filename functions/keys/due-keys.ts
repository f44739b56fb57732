import type { JobActor } from '#functions/actor.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { type KeyLetter, keyEndsMail, keyNearLimitMail } from './key-mails.ts';
import { letterOf } from './letter-of.ts';
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
  mailFor: (about: KeyLetter) => Mail,
): Promise<void> {
  const key = await readKey(actor, subject.reference);
  const letter = key && isActive(key) ? await letterOf(actor, key) : undefined;
  const mail = letter && (await mailWrites(actor, 'key', mailFor(letter)));
  await commit(actor, [...(mail?.writes ?? []), endTask(taskKey)]);
}
