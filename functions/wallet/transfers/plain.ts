import type { TransferItem } from './model.ts';

/** A transfer's own fields; a field that is missing here, or too many, does not compile. */
const own = {
  transferId: true,
  state: true,
  owner: true,
  userId: true,
  by: true,
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
  reason: true,
} satisfies Record<keyof TransferItem, true>;
const names = Object.keys(own) as (keyof TransferItem)[];

/** Those of a row as it was read, without what the table keeps beside them: what its card and its next version are made of. */
export const plainTransfer = (row: TransferItem): TransferItem =>
  Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  ) as unknown as TransferItem;
