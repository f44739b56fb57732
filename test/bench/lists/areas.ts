import { getFilteredAreasTransfersType } from '#shared/areas/get-filtered-areas-transfers-type.ts';
import { getFilteredAreasTransfers } from '#shared/areas/get-filtered-areas-transfers.ts';
import { getFilteredAreas } from '#shared/areas/get-filtered-areas.ts';
import { getTransfers } from '#shared/areas/get-transfers.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import type { ListWorld } from '../list-world.ts';
import { type DomainLists, list } from '../list-row.ts';

const fromArea = ({ areaId, marketId }: ListWorld) => ({ from: areaId, marketId });

export const lists: DomainLists = {
  measured: [
    list('staff', searchAreas),
    list('staff', getTransfers),
    list('staff', getFilteredAreas, { body: fromArea }),
    list('staff', getFilteredAreasTransfers, { body: fromArea }),
    list('staff', getFilteredAreasTransfersType, { with: 'of 25 transfers', read: 25, body: fromArea }),
  ],
};
