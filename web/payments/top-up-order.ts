import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** Money on its way into a wallet. */
export const topUpOrder: OrderKind = {
  payPath: () => `${paths.userTransactionHistory}?topUp=1`,
  pay: 'Top up again',
  heard: 'a payment that was made is added to your wallet without this page.',
  late: 'a payment that arrives is added to your wallet, one that comes too late is sent back to you.',
  Paid: lazyScreen(() => import('#web/wallet/top-up-paid.tsx')),
};
