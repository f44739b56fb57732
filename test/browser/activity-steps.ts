import type { Page } from 'playwright-core';
import { askSite } from './catalogue-steps.ts';

export const cityId = 'om-06-muscat';

/** Id of the option of a new activity that runs on some days, with a coach to it, in the default market. */
export async function makeOffer(page: Page, name: string, option: object = {}): Promise<string> {
  const { market } = await askSite<{ market: { id: string } }>(page, '/api/dmc/createNewMarket', {
    name: `Guests of ${name}`,
    isDefault: true,
  });
  const areaOf = async (called: string) =>
    (await askSite<{ area: { id: string } }>(page, '/api/areas/addArea', { name: `${called} of ${name}`, cityId })).area
      .id;
  const [there, town] = [await areaOf('Bay'), await areaOf('Old town')];
  const { activity } = await askSite<{ activity: { id: string } }>(page, '/api/dmc/saveActivity', {
    name,
    cityId,
    description: 'A boat out to the dolphins, with tea on the way back.',
  });
  await askSite(page, '/api/areas/mapAreaActivity', { activityId: activity.id, areaId: there });
  const { tourOptions } = await askSite<{ tourOptions: { id: string }[] }>(page, '/api/dmc/saveTourOptions', {
    activityId: activity.id,
    tourOptions: [
      {
        ...{ name: 'Morning boat', hasTicket: true, hasTimeSlots: true, timeSlots: ['08:00', '10:00'] },
        ...{ weekdays: [1, 2], isInstant: true, inclusions: ['Tea'], ...option },
      },
    ],
  });
  await askSite(page, '/api/dmc/saveActivityTicketRates', {
    ...{ tourOptionId: tourOptions[0]!.id, marketId: market.id, isPerPax: true, adultAmount: 120, childAmount: 80 },
    ...{ validFromDate: '2030-01-01', validTillDate: '2030-12-31' },
  });
  await askSite(page, '/api/areas/createTransfers', {
    ...{ from: town, to: there, marketId: market.id, transferType: 'Pickup', sharingBasis: 'SIC', amount: 15 },
    description: 'Coach',
  });
  return tourOptions[0]!.id;
}
