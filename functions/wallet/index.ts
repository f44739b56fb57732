import { serve } from '#functions/http/serve.ts';
import { addWalletEntryHandler } from './add-wallet-entry.ts';
import { getWalletBalanceHandler } from './get-wallet-balance.ts';

export const walletHandlers = [getWalletBalanceHandler, addWalletEntryHandler];
export const handler = serve(walletHandlers);
