import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { OrderKind } from './order-kind.ts';

/** Money on its way into a wallet. */
export const topUpOrder: OrderKind = {
  payPath: () => `${paths.userTransactionHistory}?topUp=1`,
  pay: 'Top up again',
  heard: 'if you have paid, it is added to your wallet without this page.',
  late: 'your payment is added to your wallet once it arrives. A payment that arrives too late is refunded.',
  Paid: lazyScreen(() => import('#web/wallet/top-up-paid.tsx')),
};
