import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { getMyWalletEntry } from '#shared/wallet/statement/get-my-wallet-entry.ts';
import { getSiteEntries } from '#shared/wallet/statement/get-site-entries.ts';
import { getWlUserWalletEntry } from '#shared/wallet/statement/get-wl-user-wallet-entry.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [
    list('agent', getMyWalletEntry),
    list('staff', getWlUserWalletEntry, { body: ({ agent }) => ({ userId: agent.item.userId }) }),
    list('staff', getSiteEntries),
    list('agent', getMyTransfers),
  ],
  left: {
    'wallet/find-bank-references': 'a search: one Query of words, and a batch of what they lead to',
    'wallet/statement/search-transaction-by-pnr': 'one thing, with what belongs to it',
    'wallet/figures/get-house-accounts': 'sums of days or months',
    'wallet/statement/get-summary': 'sums of days or months',
  },
};
