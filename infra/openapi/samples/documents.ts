import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'documents/make-document': { kind: 'ticket', id: '01J0BOOKING00000000000000', pnr: 'ABC123' },
    'documents/get-quotation-pdf': { token: '01JDMZ5V7K8N9P0Q1R2S3T4V5X-7K8N9P0Q1R2S3T4V5W01JDMZ5V', number: 1 },
  },
  answers: {
    'documents/get-quotation-pdf': {
      fileName: 'quotation-2041-version-2.pdf',
      contentType: 'application/pdf',
      content: 'JVBERi0xLjMK',
    },
    'documents/make-document': {
      fileName: 'e-ticket-QKX4TZ.pdf',
      contentType: 'application/pdf',
      content: 'JVBERi0xLjMK',
    },
  },
};
