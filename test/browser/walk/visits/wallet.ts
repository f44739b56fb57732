import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
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
};
