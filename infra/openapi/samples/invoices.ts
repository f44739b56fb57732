import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'invoices/get-invoices': {},
    'invoices/get-invoice': { number: 'SAR/26-27/004382' },
  },
  values: {
    number: 'SAR/26-27/004382',
    kind: 'invoice',
    billedTo: 'Malabar Holidays',
    about: 'Kochi to Dubai',
    taxNumber: '32AAMFM2291K1Z8',
    taxNumberName: 'GSTIN',
    'seller.state': 'Kerala (32)',
    'buyer.state': 'Kerala (32)',
    sac: '998551',
    paid: 'Paid from the wallet on 19 Nov 2026. Nothing is due.',
  },
};
