import type { OwnerId } from '#functions/actor.ts';
import type { TransferEvent, TransferState } from '#shared/wallet/transfer.ts';

/** A bank transfer that somebody says to have made, or that one member of staff says came in. */
export interface TransferItem {
  transferId: string;
  state: TransferState;
  /** Whose wallet it is for. */
  owner: OwnerId;
  /** Who reported it, and as whom their mails go; of one that was entered, the user whose wallet was named. */
  userId: string;
  /** Address of mail of who reported or entered it. */
  by: string;
  /** Staff entered it (`addWalletEntry`), who are the first of two: its owner reported nothing and hears nothing of it. */
  isEntered?: true;
  customer: string;
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  /** The bank's reference as typed; it is claimed as `bankReference` has it. */
  reference: string;
  sentOn: string;
  accountNumber: string;
  remark: string;
  /** Own part of the name of the slip's object; absent for none. */
  slip?: string;
  createdAt: string;
  /** Who of staff saw it at the bank first, where a second person has to, and when. */
  confirmedFirstBy?: string;
  confirmedFirstAt?: string;
  /** Who confirmed or rejected it, as in audit items, and when; absent while it waits. */
  decidedBy?: string;
  decidedAt?: string;
  /** Why it was rejected. */
  reason?: string;
}

/** What a word of a transfer's bank reference leads to. */
export type TransferPointer = Pick<TransferItem, 'transferId' | 'owner'>;

/** What happened to a transfer; kept for ever. */
export interface TransferEventItem {
  event: TransferEvent | 'report' | 'enter';
  from: TransferState | '';
  to: TransferState;
  at: string;
  by: string;
  note: string;
}
