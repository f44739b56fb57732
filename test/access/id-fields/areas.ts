import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'areas/map-area-activity': { activityId: 'activity', areaId: 'area' },
  // Cities of the world.
  'areas/search-areas': { cityId: 'nobody', cursor: 'maybe cursor' },
  'areas/add-area': { id: 'area', cityId: 'nobody' },
  'areas/delete-area': { areaId: 'area' },
  'areas/get-transfers': { areaId: 'maybe area', marketId: 'maybe market', cursor: 'maybe cursor' },
  'areas/create-transfers': { id: 'area transfer', from: 'area', to: 'area', marketId: 'market' },
  'areas/delete-transfers': { id: 'area transfer' },
  'areas/get-filtered-areas': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
  'areas/get-filtered-areas-transfers': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
  'areas/get-filtered-areas-transfers-type': { from: 'maybe area', to: 'maybe area', marketId: 'maybe market' },
};
