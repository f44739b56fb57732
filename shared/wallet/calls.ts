import { addWalletEntry } from './add-wallet-entry.ts';
import { getWalletBalance } from './get-wallet-balance.ts';

export const walletCalls = [getWalletBalance, addWalletEntry];
