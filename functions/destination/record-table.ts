import { areaTransferWays, areaWays } from '#functions/areas/record-ways.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { activityWays, comboWays, tourOptionWays } from './catalogue-ways.ts';
import { accommodations, drivers, locations, markets } from './masters.ts';
import { findBy, type FindRecord } from './record-ways.ts';

/** Every kind of record, for what is done to any of them: deleting, deactivating. A kind is a line, `findBy(itsWays)`. */
export const recordTable: Partial<Record<RecordKind, FindRecord>> = {
  market: findBy(markets),
  accommodation: findBy(accommodations),
  driver: findBy(drivers),
  location: findBy(locations),
  activity: findBy(activityWays),
  tourOption: findBy(tourOptionWays),
  combo: findBy(comboWays),
  area: findBy(areaWays),
  areaTransfer: findBy(areaTransferWays),
};
