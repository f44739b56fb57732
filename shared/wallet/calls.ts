import { addWalletEntry } from './add-wallet-entry.ts';
import { confirmTransfer } from './confirm-transfer.ts';
import { findBankReferences } from './find-bank-references.ts';
import { getHouseAccounts } from './figures/get-house-accounts.ts';
import { getMyTransfers } from './get-my-transfers.ts';
import { getMyWalletEntry } from './statement/get-my-wallet-entry.ts';
import { getSiteEntries } from './statement/get-site-entries.ts';
import { getSlip } from './get-slip.ts';
import { getSummary } from './statement/get-summary.ts';
import { getWalletBalance } from './get-wallet-balance.ts';
import { getWlUserWalletEntry } from './statement/get-wl-user-wallet-entry.ts';
import { rejectTransfer } from './reject-transfer.ts';
import { searchTransactionByPnr } from './statement/search-transaction-by-pnr.ts';
import { setCreditLimit } from './set-credit-limit.ts';
import { setLowBalance } from './set-low-balance.ts';
import { startTopUp } from './start-top-up.ts';
import { userPaymentEntry } from './user-payment-entry.ts';

export const walletCalls = [
  getWalletBalance,
  addWalletEntry,
  startTopUp,
  getMyWalletEntry,
  getWlUserWalletEntry,
  getSiteEntries,
  getSummary,
  getHouseAccounts,
  searchTransactionByPnr,
  userPaymentEntry,
  getMyTransfers,
  getSlip,
  findBankReferences,
  confirmTransfer,
  rejectTransfer,
  setCreditLimit,
  setLowBalance,
];
