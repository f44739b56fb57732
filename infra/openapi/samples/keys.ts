import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'keys/create-key': {
      name: 'Website booking engine',
      may: 'sell',
      networks: ['103.21.58.0/24'],
      until: '2027-03-12',
      mailTo: 'it@malabarholidays.example',
    },
    'keys/get-keys': {},
    'keys/end-key': { id: 'U10517K5WQ2M', reason: 'Found in a public repository' },
    'keys/get-usage': { id: 'U10517K5WQ2M' },
    'keys/get-site-keys': {},
    'keys/set-key-limits': { id: 'U10517K5WQ2M', perSecond: 20, perDay: 100_000 },
  },
  values: {
    name: 'Website booking engine',
    endsIn: '9f2c',
    networks: ['103.21.58.0/24'],
    mailTo: 'it@malabarholidays.example',
    isTest: false,
    address: 'https://your-site.example',
    token: 'U10517K5WQ2M.live_7Qm2xV9rTfLw4bHc8NzY3kPdS6aE1uJgRt5oWi0Bn2C',
    companyName: 'Malabar Holidays',
    call: 'flights.search.search-flights',
    status: 200,
    requestId: 'b71f-4c20',
  },
};
