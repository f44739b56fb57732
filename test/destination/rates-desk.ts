import { expect } from 'vitest';
import { createActivityWrites } from '#functions/destination/activities/activity-writes.ts';
import type { ActivityItem, TourOptionItem } from '#functions/destination/catalogue-model.ts';
import { saveOptionWrites } from '#functions/destination/activities/tour-option-writes.ts';
import { commit } from '#functions/table/commit.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { randomId } from '#shared/ids.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { told } from '#test/markups/price-steps.ts';
import { makeActivity, makeOption } from './store-catalogue.ts';

type TicketBody = WireRequestOf<typeof saveActivityTicketRates>;
type TransferBody = WireRequestOf<typeof saveTourOptionTransferRates>;

/** A desk that makes rates: its markets, and what it needs to have options with rates. */
export interface RatesDesk {
  staff: TestUser;
  /** Not the default one. */
  marketId: string;
  defaultMarketId: string;
  /** Ids of options of a new activity in Dubai, with what a test says otherwise. */
  option(fields?: Partial<TourOptionItem>, activity?: Partial<ActivityItem>): Promise<string>;
  /** Id of a ticket rate of 2026 for the market: 179 an adult, 144 a child. */
  addTicket(tourOptionId: string, fields?: Partial<TicketBody>): Promise<string>;
  /** Id of a transfer rate of 2026 for the market: there and back, a private vehicle of up to 6 for 240. */
  addTransfer(tourOptionId: string, fields?: Partial<TransferBody>): Promise<string>;
}

const dubai = {
  id: 'ae-03-dubai',
  city: 'Dubai',
  country: 'United Arab Emirates',
  countryCode: 'AE',
  stateId: 'AE-03',
};
const year = { validFromDate: '2026-01-01', validTillDate: '2026-12-31' };

/** A site's markets and options, by its super admin. */
export async function ratesDesk(staff: TestUser): Promise<RatesDesk> {
  const own = randomId(30);
  const byDefault = await told(staff, createNewMarket, { name: `World ${own}`, isDefault: true });
  const { market } = await told(staff, createNewMarket, { name: `India ${own}` });
  const marketId = market.id;
  return {
    staff,
    marketId,
    defaultMarketId: byDefault.market.id,
    async option(fields = {}, more = {}) {
      const activity = makeActivity({ name: `Safari ${randomId(40)}`, ...more });
      const option = makeOption(activity, { name: 'Evening', hasTicket: true, ...fields });
      const city = { ...dubai, id: activity.cityId, city: activity.city };
      expect(await commit(staff.actor, createActivityWrites(staff.actor, activity, city, []))).toMatchObject({
        ok: true,
      });
      const writes = saveOptionWrites(staff.actor, activity, [{ before: undefined, next: option }]);
      expect(await commit(staff.actor, writes)).toMatchObject({ ok: true });
      return option.id;
    },
    async addTicket(tourOptionId, fields = {}) {
      const body = { tourOptionId, marketId, isPerPax: true, adultAmount: 179, childAmount: 144, ...year, ...fields };
      return (await told(staff, saveActivityTicketRates, body)).rate.id;
    },
    async addTransfer(tourOptionId, fields = {}) {
      const van = { transferType: 'return', sharingBasis: 'PVT', minPax: 1, maxPax: 6, amount: 240 } as const;
      const body = { tourOptionId, marketId, description: 'Seven-seater', ...van, ...year, ...fields };
      return (await told(staff, saveTourOptionTransferRates, body)).rate.id;
    },
  };
}
