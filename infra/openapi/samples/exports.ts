import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'exports/start-export': { list: 'tickets', filter: { AirlineCode: '6E' } },
    'exports/start-statement-export': { filter: { from: '2026-03-01', to: '2026-03-31' } },
    'exports/cancel-export': { exportId: '0000000000' },
    'exports/get-export': { exportId: '0000000000' },
    'exports/get-exports': {},
  },
};
