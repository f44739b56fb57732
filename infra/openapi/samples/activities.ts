import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'activities/markup/get-activity-mark-up': { cityId: 'ae-03-dubai' },
    'activities/markup/add-activity-mark-up': { kind: 'percentOfBase', percent: 12.5, currency: 'INR' },
    'activities/markup/delete-activity-markup': { id: '0123456789ABCDEFGHJK' },
    'activities/markup/explain-activity-price': {
      tourOptionId: '0123456789ABCDEFGHJK',
      date: '2027-01-12',
      adults: 2,
      children: 1,
    },
  },
};
