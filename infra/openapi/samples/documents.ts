import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'documents/make-document': { kind: 'ticket', id: '01J0BOOKING00000000000000', pnr: 'ABC123' },
  },
  answers: {
    'documents/make-document': {
      fileName: 'e-ticket-QKX4TZ.pdf',
      contentType: 'application/pdf',
      content: 'JVBERi0xLjMK',
    },
  },
};
