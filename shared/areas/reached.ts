import * as z from 'zod/mini';
import { dayOrNone, FROM_MISSING, MARKET_MISSING, namedField } from './area-transfer.ts';

const areaOrNone = z._default(z.string().check(z.maxLength(40)), '');

/** Which transfers are asked for: what `getFiltered…` calls take. One end at least is named. */
export const reachedRequest = z
  .strictObject({
    /** Id of the area where they begin; empty: any, where `to` is named. */
    from: areaOrNone,
    /** Id of the area where they end; empty: any, where `from` is named. */
    to: areaOrNone,
    /** The market that they are priced for. */
    marketId: namedField(MARKET_MISSING),
    /** A day that they are sold for, `yyyy-mm-dd`; empty: whatever their days. */
    date: dayOrNone,
  })
  .check(z.refine(({ from, to }) => from !== '' || to !== '', { path: ['from'], error: FROM_MISSING }));
export type ReachedRequest = z.output<typeof reachedRequest>;
