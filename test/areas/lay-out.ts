import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { addArea } from '#shared/areas/add-area.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import type { MarketShown } from '#shared/destination/masters.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';

/** Cities of the reference data. */
export const DUBAI = 'ae-03-dubai';
export const SHARJAH = 'ae-06-sharjah';

/** Adds an area to a city, of Dubai where none is named. */
export const makeArea = async (as: TestUser, name: string, cityId = DUBAI): Promise<AreaRow> =>
  (await told(as, addArea, { name, cityId })).area;

/** Makes a market. */
export const makeMarket = async (as: TestUser, name: string): Promise<MarketShown> =>
  (await told(as, createNewMarket, { name })).market;

/** A transfer as the wire carries it. */
export type WireTransfer = WireRequestOf<typeof createTransfers>;

/** A shared transfer at 12.50 for each, with what is said otherwise. */
export const shared = (
  ends: Pick<WireTransfer, 'from' | 'to' | 'marketId'>,
  more: Partial<WireTransfer> = {},
): WireTransfer => ({ transferType: 'Pickup & Drop', sharingBasis: 'SIC', amount: 12.5, ...ends, ...more });

/** Makes a transfer, or changes one. */
export const makeTransfer = async (as: TestUser, body: WireTransfer): Promise<AreaTransferRow> =>
  (await told(as, createTransfers, body)).transfer;
