import { areas } from '#functions/areas/area-writes.ts';
import { listedAreas, listedTransfers } from '#functions/areas/listed.ts';
import { areaTransferWays } from '#functions/areas/record-ways.ts';
import type { RecordWays } from '#functions/records/record-ways.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { activityWays, comboWays, tourOptionWays } from './catalogue-ways.ts';
import { accommodations, drivers, locations, markets } from './masters.ts';
import { listedAccommodations, listedActivities, listedFew, listedOptions, type ReadPage } from './record-lists.ts';

interface RecordLine {
  ways: RecordWays;
  list?: ReadPage;
}

/**
 * What is done to any kind of record: deleted and deactivated by its ways, gone through by its list. A kind is a line; rates
 * are deleted by calls of their own.
 */
export const recordTable: Record<Exclude<RecordKind, 'ticketRate' | 'transferRate'>, RecordLine> &
  Partial<Record<RecordKind, RecordLine>> = {
  market: { ways: markets, list: listedFew(markets, ({ isDefault }) => (isDefault ? 'Default' : '')) },
  accommodation: { ways: accommodations, list: listedAccommodations },
  driver: { ways: drivers, list: listedFew(drivers, ({ phone }) => phone) },
  location: { ways: locations, list: listedFew(locations) },
  activity: { ways: activityWays, list: listedActivities },
  tourOption: { ways: tourOptionWays, list: listedOptions },
  combo: { ways: comboWays },
  area: { ways: areas, list: listedAreas },
  areaTransfer: { ways: areaTransferWays, list: listedTransfers },
};
