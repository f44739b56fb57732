import { ownFields } from '#functions/table/own-fields.ts';
import type { TransferItem } from './model.ts';

/** A transfer without what the table keeps beside it. */
export const plainTransfer = ownFields<TransferItem>({
  transferId: true,
  state: true,
  owner: true,
  userId: true,
  by: true,
  isEntered: true,
  customer: true,
  minor: true,
  currency: true,
  reference: true,
  sentOn: true,
  accountNumber: true,
  remark: true,
  slip: true,
  createdAt: true,
  confirmedFirstBy: true,
  confirmedFirstAt: true,
  decidedBy: true,
  decidedAt: true,
  reason: true,
});
