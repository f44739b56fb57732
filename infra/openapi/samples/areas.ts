import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'areas/search-areas': { search: 'marina' },
    'areas/add-area': { name: 'Dubai Marina', cityId: 'ae-03-dubai' },
    'areas/delete-area': { areaId: '0000000000' },
    'areas/get-transfers': {},
    'areas/create-transfers': {
      from: '0000000000',
      to: '0000000001',
      marketId: '0000000002',
      transferType: 'Pickup & Drop',
      sharingBasis: 'PVT',
      amount: 45,
      cost: 32.5,
      currency: 'INR',
      minPax: 1,
      maxPax: 3,
    },
    'areas/delete-transfers': { id: '0000000000' },
    'areas/get-filtered-areas': { from: '0000000000', marketId: '0000000002' },
    'areas/get-filtered-areas-transfers': { from: '0000000000', to: '0000000001', marketId: '0000000002' },
    'areas/get-filtered-areas-transfers-type': { from: '0000000000', marketId: '0000000002' },
    'areas/map-area-activity': { activityId: '0123456789ABCDEFGHJK', areaId: '' },
  },
};
