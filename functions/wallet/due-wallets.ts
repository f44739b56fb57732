import type { JobActor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { readUser } from '#functions/users/store.ts';
import type { DueTask } from '#functions/tasks/store.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { endTask, moveTask } from '#functions/tasks/writes.ts';
import { formatMoney } from '#shared/money.ts';
import type { WalletSubject } from './model.ts';
import { readWallet } from './store.ts';
import { walletMail } from './wallet-mail.ts';
import { creditLimitWrites } from './writes.ts';

const walletOf = (actor: JobActor, { subject }: DueTask<TaskSubject>) => {
  const { owner, currency } = subject as WalletSubject;
  return readWallet(actor, owner, currency);
};

/** A credit limit whose time is over is taken off the row too: no debit has passed it since. */
export async function endCreditLimit(actor: JobActor, task: DueTask<TaskSubject>): Promise<void> {
  const wallet = await walletOf(actor, task);
  const { creditLimitUntil } = wallet;
  if (creditLimitUntil === undefined) return void (await commit(actor, [endTask(task.key)]));
  if (creditLimitUntil > clock.now()) return void (await commit(actor, [moveTask(task.key, creditLimitUntil)]));
  await commit(actor, creditLimitWrites(actor, wallet, 0, { reason: 'The period it was granted for has ended.' }));
}

/**
 * The mail that somebody asked for, once for each time the balance falls; none where it rose again meanwhile, or where who
 * asked has no part in the wallet any more.
 */
export async function tellLowBalance(actor: JobActor, task: DueTask<TaskSubject>): Promise<void> {
  const { owner, balance, currency, lowBalance, lowBalanceTo } = await walletOf(actor, task);
  const asker = lowBalanceTo === undefined ? undefined : await readUser(actor, lowBalanceTo);
  const isTold = asker !== undefined && !asker.isBlocked && ownerOf(asker) === owner;
  const isLow = lowBalance !== undefined && isTold && balance < lowBalance;
  const mail = isLow
    ? await walletMail(actor, asker.userId, 'low-balance', {
        subject: `your wallet balance is ${formatMoney(balance, currency)}`,
        heading: 'Your wallet balance is low',
        paragraphs: [
          `The balance is ${formatMoney(balance, currency)}, below your alert amount of ${formatMoney(lowBalance, currency)}.`,
        ],
        footnote: 'You can change or turn off this alert in your wallet.',
      })
    : [];
  await commit(actor, [...mail, endTask(task.key)]);
}
