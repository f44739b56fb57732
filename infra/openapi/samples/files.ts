import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'files/start-upload': { purpose: 'agencyLogo', contentType: 'image/png', size: 1_024 },
    'files/finish-upload': { uploadId: '0000000000' },
  },
};
