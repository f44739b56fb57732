import { paths } from '#web/app/paths.ts';
import { heading, type Visit } from './visit.ts';

/** Wallets, and what waits for staff. */
export const walletVisits = {
  [paths.userTransactionHistory]: [
    { name: 'my-wallet', as: 'travelAgent', at: '/user/transactionHistory', shows: heading('Wallet') },
  ],
  [paths.staffWalletReport]: [
    { name: 'wallet-report', as: 'staff', at: '/staff/walletReport', shows: heading('Wallet report') },
  ],
  [paths.staffPendingEntries]: [
    {
      name: 'pending-entries',
      as: 'staff',
      at: '/staff/myPendingPaymentGatewayEntries',
      shows: heading('Pending gateway entries'),
    },
  ],
} as const satisfies Record<string, readonly Visit[]>;
