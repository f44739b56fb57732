/** Wire requests of the calls about areas and the transfers between them; a part of `sampleRequests`. */
export const areasSamples: Record<string, Record<string, unknown>> = {
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
    currency: 'INR',
    minPax: 1,
    maxPax: 3,
  },
  'areas/delete-transfers': { id: '0000000000' },
  'areas/get-filtered-areas': { from: '0000000000', marketId: '0000000002' },
  'areas/get-filtered-areas-transfers': { from: '0000000000', to: '0000000001', marketId: '0000000002' },
  'areas/get-filtered-areas-transfers-type': { from: '0000000000', marketId: '0000000002' },
};
