import type { Locator, Page } from 'playwright-core';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { askSite } from './catalogue-steps.ts';

export const cityId = 'om-06-muscat';
/** A Tuesday in the middle of the days that a trip takes, on which every offer is sold. */
export const DAY = '2030-03-05';
export const trip = { adults: 2, children: 0, infants: 0, startDate: '2030-03-04', endDate: '2030-03-06' };
/** The same in the address of a search. */
export const TRIP = 'from=2030-03-04&to=2030-03-06&adults=2&children=0&infants=0';

/** What a notice says. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
export const press = (within: Locator | Page, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** What can be bought of a new activity, in a market of its own. */
export interface Offer {
  activityId: string;
  tourOptionId: string;
  marketId: string;
  /** Transfers from the town: there, and there and back. */
  pickup: string;
  both: string;
}

/** A new market of the site. */
export const addMarket = async (page: Page, name: string, isDefault = false): Promise<string> =>
  (await askSite<{ market: { id: string } }>(page, '/api/dmc/createNewMarket', { name, isDefault })).market.id;

/** Sells an option in a market at so much for each adult. */
export const sellAt = (page: Page, tourOptionId: string, marketId: string, adultAmount: number) =>
  askSite(page, '/api/dmc/saveActivityTicketRates', {
    ...{ tourOptionId, marketId, isPerPax: true, adultAmount, childAmount: 80 },
    ...{ validFromDate: '2030-01-01', validTillDate: '2030-12-31' },
  });

/**
 * An activity that runs on some days at 120 for each adult, with a coach to it and a car there and back, by staff of the
 * site. Its market is its own, so that nothing else is sold there.
 */
export async function addOffer(page: Page, name: string, option: object = {}, isDefault = false): Promise<Offer> {
  const marketId = await addMarket(page, `Guests of ${name}`, isDefault);
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
        ...{ weekdays: [1, 2], isInstant: true, inclusions: ['Tea'], durationMinutes: 150, ...option },
      },
    ],
  });
  const tourOptionId = tourOptions[0]!.id;
  await sellAt(page, tourOptionId, marketId, 120);
  const drive = async (way: object) =>
    (
      await askSite<{ transfer: { id: string } }>(page, '/api/areas/createTransfers', {
        ...{ from: town, to: there, marketId },
        ...way,
      })
    ).transfer.id;
  return {
    ...{ activityId: activity.id, tourOptionId, marketId },
    pickup: await drive({ transferType: 'Pickup', sharingBasis: 'SIC', amount: 15, description: 'Coach' }),
    both: await drive({
      ...{ transferType: 'Pickup & Drop', sharingBasis: 'PVT', amount: 90, description: 'Car', minPax: 1, maxPax: 6 },
    }),
  };
}

/** The same in the default market, where whoever has none of their own buys; its option. */
export const makeOffer = async (page: Page, name: string, option: object = {}): Promise<string> =>
  (await addOffer(page, name, option, true)).tourOptionId;

type Item = Partial<Record<'pickUp' | 'drop' | 'returnId' | 'date' | 'timeSlot', string>> & { tourOptionId: string };

/** A new cart in hand of whoever sits at the page. */
export const cartOf = async (page: Page, cartItems: readonly Item[]): Promise<CartShown> =>
  (
    await askSite<{ cart: CartShown }>(page, '/api/activities/cart/duplicateCart', {
      ...trip,
      cartItems: cartItems.map((item) => ({ date: DAY, timeSlot: '10:00', ...item })),
    })
  ).cart;

/** Checks a cart out by the call; the order that waits for its payment. Totals are as the call sends them. */
export const orderOf = async (page: Page, { cartId, version, total }: CartShown, firstName: string, lastName: string) =>
  (
    await askSite<{ orderId: string }>(page, '/api/activities/cart/checkOut', {
      ...{ cartId, version, total, leadGuest: { firstName, lastName }, phone: '+971 50 555 0177' },
    })
  ).orderId;

/** Says at the checkout who comes. */
export async function sayWhoComes(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Mobile, reached on the day' }).fill('+971 50 555 0177');
}

/** Pays the order that is open, from the wallet. */
export async function payFromWallet(page: Page, amount: RegExp): Promise<void> {
  await titled(page, /^Pay for /);
  await press(page, amount);
  await page.getByText('An email says whether all of it is confirmed.').waitFor();
}
