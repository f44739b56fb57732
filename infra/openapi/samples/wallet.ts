import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'wallet/get-wallet-balance': {},
    'wallet/add-wallet-entry': {
      userId: 'NOBODY',
      type: 'credit',
      currency: 'INR',
      amount: 10,
      remark: 'Bank transfer',
      externalId: 'UTR 607114822951',
    },
    'wallet/start-top-up': { amount: 5000, currency: 'INR' },
    'wallet/statement/get-my-wallet-entry': { from: '2026-03-01', to: '2026-03-31' },
    'wallet/statement/get-wl-user-wallet-entry': { userId: '0000000000', kind: 'topUp' },
    'wallet/statement/get-site-entries': {},
    'wallet/statement/get-summary': { from: '2026-03-01', to: '2026-03-31' },
    'wallet/figures/get-house-accounts': { from: '2026-03-01', to: '2026-03-31' },
    'wallet/statement/search-transaction-by-pnr': { pnr: 'ABC123' },
    'wallet/user-payment-entry': {
      amount: 25000,
      currency: 'INR',
      reference: 'UTR 607114822950',
      sentOn: '2026-03-12',
    },
    'wallet/get-my-transfers': {},
    'wallet/get-slip': { transferId: '0123456789ABCDEFGHJKMNPQRS' },
    'wallet/find-bank-references': { of: 'transfers', reference: 'UTR 6071' },
    'wallet/confirm-transfer': { transferId: '0123456789ABCDEFGHJKMNPQRS' },
    'wallet/reject-transfer': { transferId: '0123456789ABCDEFGHJKMNPQRS', reason: 'No such payment at our bank.' },
    'wallet/set-credit-limit': { userId: '0000000000', creditLimit: 200000, currency: 'INR', reason: 'Diwali' },
    'wallet/set-low-balance': { amount: 10000, currency: 'INR' },
  },
};
