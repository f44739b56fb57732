import { clock } from '#functions/clock.ts';
import type { TransferItem } from '#functions/wallet/transfers/model.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** A bank transfer that a customer reported, as its row has it. */
export const reported = (user: TestUser, more: Partial<TransferItem> = {}): TransferItem => ({
  transferId: randomId(),
  state: 'REPORTED',
  owner: user.actor.owner,
  userId: user.item.userId,
  by: user.item.email,
  customer: `${user.item.firstName} ${user.item.lastName}`,
  minor: 25_000_00,
  currency: 'INR',
  reference: `UTR ${randomId(40)}`,
  sentOn: '2026-11-20',
  accountNumber: '',
  remark: '',
  createdAt: instant(clock.now()),
  ...more,
});
