import { formatMoney } from '#shared/money.ts';
import { refundLineName } from '#shared/payments/refund.ts';
import { walletEntryKindName } from '#shared/wallet/model.ts';
import type { StatementEntry } from '#shared/wallet/statement/statement.ts';

/** What an entry was for, in a line. A wallet's top-up is called one, whatever paid it. */
export const whatFor = ({ kind, remark }: StatementEntry): string =>
  remark && remark !== walletEntryKindName[kind] ? remark : walletEntryKindName[kind];

/** The line below: PNR, order, reference, and what kind of entry it is where the line above does not say so. */
export const whichOne = (entry: StatementEntry): string => {
  const { kind, pnr, orderId, reference } = entry;
  return [
    whatFor(entry) === walletEntryKindName[kind] ? '' : walletEntryKindName[kind],
    pnr && `PNR ${pnr}`,
    orderId ? `Order ${orderId.slice(0, 10)}` : reference,
  ]
    .filter(Boolean)
    .join(', ');
};

/** How a refund adds up, in a line; empty for what has no lines. */
export const howItAddsUp = ({ lines = [] }: StatementEntry, currency: string): string =>
  lines.map(({ kind, amount }) => `${refundLineName[kind]} ${formatMoney(amount, currency)}`).join(', ');
