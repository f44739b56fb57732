import { getTransfers } from '#shared/areas/get-transfers.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the areas holds. Without a city they are those of the city one begins with. */
export const areasAddress = listAddress(searchAreas.request.shape, { leaveOut: ['cursor', 'activeOnly'] });

/** In the address: the areas of every city. */
export const EVERY_CITY = 'all';

/** What the address of the transfers holds. */
export const transfersAddress = listAddress(getTransfers.request.shape, { leaveOut: ['cursor'] });
