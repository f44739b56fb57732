import type { Page } from 'playwright-core';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptions } from '#shared/destination/activities/save-tour-options.ts';
import { callsOf } from './walk/walker-world.ts';

export interface RatedOptionMade {
  tourOptionId: string;
  marketId: string;
  marketName: string;
  activityName: string;
}

/** The last is made first: a new rate stands before the others. */
const rates: [name: string, from: string, till: string, adult: number, child: number][] = [
  ['Late summer', '2030-09-01', '2030-10-20', 179, 144],
  ['Spring', '2030-01-01', '2030-03-31', 179, 144],
  ['Summer', '2030-04-15', '2030-08-31', 149, 119],
  ['Winter', '2030-11-06', '2030-12-14', 199, 159],
  ['Autumn offer', '2030-10-21', '2030-11-05', 184, 149],
  ['Diwali', '2030-10-21', '2030-11-05', 209, 169],
  ['Festive', '2030-12-15', '2031-01-10', 229, 189],
];

/**
 * A tour option in Dubai with seven ticket rates for a market of its own: a gap of a fortnight in April, an overlap in
 * October, and the first of June without sale.
 */
export async function makeRatedOption(page: Page, name: string): Promise<RatedOptionMade> {
  const [marketName, activityName] = [`Market of ${name}`, `${name} visit`];
  const ask = callsOf(page);
  const { market } = await ask(createNewMarket, { name: marketName });
  const { activity } = await ask(saveActivity, { name: activityName, cityId: 'ae-03-dubai' });
  const stopSales = [{ from: '2030-06-01', till: '2030-06-01' }];
  const option = { name: 'Prime hours', hasTicket: true, stopSales };
  const { tourOptions } = await ask(saveTourOptions, { activityId: activity.id, tourOptions: [option] });
  const tourOptionId = tourOptions[0]!.id;
  for (const [description, validFromDate, validTillDate, adultAmount, childAmount] of rates)
    await ask(saveActivityTicketRates, {
      ...{ tourOptionId, marketId: market.id, isPerPax: true, description },
      ...{ validFromDate, validTillDate, adultAmount, childAmount },
    });
  return { tourOptionId, marketId: market.id, marketName, activityName };
}
