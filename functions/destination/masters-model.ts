import type { Kept } from '#functions/records/record-ways.ts';
import type { AccommodationShown, MarketShown } from '#shared/destination/masters.ts';

/** Which market is the default stands in a row of its own, so that exactly one is. */
export type MarketItem = Kept<MarketShown>;
/** The city's name is as of when it was saved. */
export type AccommodationItem = Kept<AccommodationShown>;
