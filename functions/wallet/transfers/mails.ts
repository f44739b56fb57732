import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { walletMail } from '../wallet-mail.ts';
import type { TransferItem } from './model.ts';

const which = ({ minor, currency, reference, sentOn }: TransferItem): string =>
  `${formatMoney(minor, currency)}, sent on ${formatDay(sentOn)} under ${reference}`;

/** To who reported it: the money is in the wallet. `balance` in minor units, after it. */
export const confirmedMail = (actor: Actor, transfer: TransferItem, balance: number): Promise<Write<never>[]> =>
  walletMail(actor, transfer.userId, 'transfer', {
    subject: `${formatMoney(transfer.minor, transfer.currency)} added to your wallet`,
    heading: 'Your bank transfer has arrived',
    paragraphs: [
      `${which(transfer)}, has been added to your wallet.`,
      `The balance is ${formatMoney(balance, transfer.currency)}.`,
    ],
  });

/** To who reported it: it is not in the wallet, and why. */
export const rejectedMail = (actor: Actor, transfer: TransferItem, reason: string): Promise<Write<never>[]> =>
  walletMail(actor, transfer.userId, 'transfer', {
    subject: 'We could not confirm your bank transfer',
    heading: 'We could not confirm your bank transfer',
    paragraphs: [
      `${which(transfer)}, was not added to your wallet.`,
      `Reason: ${reason}`,
      'If you did send it, please report it again with the correct reference.',
    ],
  });
