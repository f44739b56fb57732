import { serve } from '#functions/http/serve.ts';
import { addWalletEntryHandler } from './add-wallet-entry.ts';
import { confirmTransferHandler } from './confirm-transfer.ts';
import { getHouseAccountsHandler } from './get-house-accounts.ts';
import { getMyTransfersHandler } from './get-my-transfers.ts';
import { getMyWalletEntryHandler } from './get-my-wallet-entry.ts';
import { getSiteEntriesHandler } from './get-site-entries.ts';
import { getSlipHandler } from './get-slip.ts';
import { getSummaryHandler } from './get-summary.ts';
import { getWalletBalanceHandler } from './get-wallet-balance.ts';
import { getWlUserWalletEntryHandler } from './get-wl-user-wallet-entry.ts';
import { rejectTransferHandler } from './reject-transfer.ts';
import { searchTransactionByPnrHandler } from './search-transaction-by-pnr.ts';
import { setCreditLimitHandler } from './set-credit-limit.ts';
import { setLowBalanceHandler } from './set-low-balance.ts';
import { startTopUpHandler } from './start-top-up.ts';
import { userPaymentEntryHandler } from './user-payment-entry.ts';

export const walletHandlers = [
  getWalletBalanceHandler,
  addWalletEntryHandler,
  startTopUpHandler,
  getMyWalletEntryHandler,
  getWlUserWalletEntryHandler,
  getSiteEntriesHandler,
  getSummaryHandler,
  getHouseAccountsHandler,
  searchTransactionByPnrHandler,
  userPaymentEntryHandler,
  getMyTransfersHandler,
  getSlipHandler,
  confirmTransferHandler,
  rejectTransferHandler,
  setCreditLimitHandler,
  setLowBalanceHandler,
];
export const handler = serve(walletHandlers);
