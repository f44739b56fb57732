import { addArea } from '#shared/areas/add-area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { askAs, eachRow, ROWS } from './list-asks.ts';

/** A city of the reference data, with a page of everything that stands in one. */
const CITY = 'ae-03-dubai';
/** What one call saves at most. */
const OPTIONS_AT_ONCE = 5;

/** What lists of the catalogue are asked with. */
export interface ListCatalogue {
  cityId: string;
  /** With 25 options. */
  activityId: string;
  /** With 25 rates of each kind. */
  tourOptionId: string;
  /** That the transfers are priced for. */
  marketId: string;
  /** Where 25 transfers begin, and the activity is. */
  areaId: string;
  /** Changed 24 times since it was made. */
  driverId: string;
}

/** 25 of each kind of record at the staff's site, made by its calls, with their histories. */
export async function makeListCatalogue(staff: TestUser): Promise<ListCatalogue> {
  const markets = await eachRow((nth) => askAs(staff, createNewMarket, { name: `Market ${nth}` }));
  const marketId = markets[0]!.market.id;
  await eachRow((nth) =>
    askAs(staff, createNewAccomodation, { name: `Hotel ${nth}`, address: `${nth} Quay`, cityId: CITY }),
  );
  await eachRow((nth) => askAs(staff, saveLocationOption, { location: `Gate ${nth}` }));
  const drivers = await eachRow((nth) =>
    askAs(staff, saveDriver, { driverName: `Driver ${nth}`, phone: `+971 50 555 01${10 + nth}` }),
  );
  const driverId = drivers[0]!.driver.id;
  await eachRow(
    (nth) => askAs(staff, saveDriver, { id: driverId, driverName: 'Driver 0', phone: `+971 50 555 02${10 + nth}` }),
    ROWS - 1,
  );
  const areaId = await layOutAreas(staff, marketId);
  return { cityId: CITY, marketId, driverId, areaId, ...(await makeActivities(staff, marketId, areaId)) };
}

/** Areas, and from the first of them a transfer to each. */
async function layOutAreas(staff: TestUser, marketId: string): Promise<string> {
  const areas = await eachRow((nth) => askAs(staff, addArea, { name: `Quarter ${nth}`, cityId: CITY }));
  const from = areas[0]!.area.id;
  await eachRow((nth) =>
    askAs(staff, createTransfers, {
      ...{ from, to: areas[nth]!.area.id, marketId, transferType: 'Pickup & Drop', sharingBasis: 'SIC' },
      ...{ amount: 12.5, currency: 'INR' },
    }),
  );
  return from;
}

/** Activities, the first one in the area; of that its options, with rates of the first of these; and combos of that. */
async function makeActivities(staff: TestUser, marketId: string, areaId: string) {
  const activities = await eachRow((nth) =>
    askAs(staff, saveActivity, { name: `Activity ${nth}`, cityId: CITY, ...(nth === 0 && { areaId }) }),
  );
  const activityId = activities[0]!.activity.id;
  const options = await eachRow(
    (nth) =>
      askAs(staff, saveTourOptions, {
        activityId,
        tourOptions: Array.from({ length: OPTIONS_AT_ONCE }, (_, at) => ({ name: `Option ${nth}.${at}` })),
      }),
    ROWS / OPTIONS_AT_ONCE,
  );
  const tourOptionId = options[0]!.tourOptions[0]!.id;
  const dates = { validFromDate: '2027-01-01', validTillDate: '2027-12-31' };
  const rate = { tourOptionId, marketId, currency: 'INR', isPerPax: true, ...dates };
  await eachRow(async (nth) => {
    await askAs(staff, saveActivityTicketRates, {
      ...{ ...rate, adultAmount: 50 + nth, childAmount: 40, description: `Season ${nth}` },
    });
    await askAs(staff, saveTourOptionTransferRates, {
      ...{ ...rate, amount: 20 + nth, transferType: 'return', sharingBasis: 'SIC', description: `Coach ${nth}` },
    });
  });
  await eachRow((nth) =>
    askAs(staff, createDmcCombo, {
      ...{ name: `Combo ${nth}`, amount: 120 + nth, currency: 'INR' },
      tourOptions: [{ tourOptionId, onwardTransfer: '', returnTransfer: '' }],
    }),
  );
  return { activityId, tourOptionId };
}
