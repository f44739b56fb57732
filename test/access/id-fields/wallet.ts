import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'wallet/get-wallet-balance': { userId: 'user' },
  'wallet/statement/get-my-wallet-entry': { cursor: 'maybe cursor' },
  'wallet/statement/get-wl-user-wallet-entry': { userId: 'user', cursor: 'maybe cursor' },
  'wallet/statement/get-site-entries': { cursor: 'maybe cursor' },
  'wallet/statement/get-summary': { userId: 'user' },
  'wallet/statement/search-transaction-by-pnr': { pnr: 'maybe pnr', userId: 'user' },
  // What the bank calls the transfer.
  'wallet/user-payment-entry': { reference: 'nobody', slipUploadId: 'upload' },
  'wallet/find-bank-references': { reference: 'nobody' },
  'wallet/get-my-transfers': { cursor: 'maybe cursor' },
  'wallet/get-slip': { transferId: 'transfer' },
  'wallet/confirm-transfer': { transferId: 'transfer' },
  'wallet/reject-transfer': { transferId: 'transfer' },
  'wallet/set-credit-limit': { userId: 'user' },
  // What the bank calls the transfer that is being entered.
  'wallet/add-wallet-entry': { userId: 'user', externalId: 'nobody' },
};
