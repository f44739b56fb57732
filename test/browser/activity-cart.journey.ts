// domains: activities, destination
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const cityId = 'om-06-muscat';
const RANGE = 'from=2030-03-04&to=2030-03-06&adults=2&children=0&infants=0';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();

/** An activity with an option that runs on some days, and a coach to it, in the default market. */
async function makeOffer(page: Page, name: string): Promise<void> {
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
        ...{ weekdays: [1, 2], isInstant: true, inclusions: ['Tea'] },
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
}

it.each(widths)('an agent searches, adds, changes and clears a cart, %s', async (width) => {
  const name = `Dolphins ${width}`;
  const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
  await desk.getByRole('heading', { name: 'Activities', level: 1 }).waitFor();
  await makeOffer(desk, name);

  const page = await browser.open({ site, path: '/app/activities', as: accountOf(site, 'travelAgent'), width });
  await page.getByRole('heading', { name: /^Activities in/, level: 1 }).waitFor();
  await page.goto(`${new URL(page.url()).origin}/app/activities/search?cityId=${cityId}&${RANGE}`);
  const option = page.getByRole('region', { name: `${name}, Morning boat` });
  await option.getByText('Not Wed').waitFor();
  await lookAt(page, 'activity-search');
  await option.getByRole('button', { name: /Tue, 5 Mar/ }).click();
  await option.getByRole('combobox', { name: 'Time' }).selectOption('10:00');
  await option.getByRole('combobox', { name: 'Pickup' }).selectOption({ index: 1 });
  await option.getByText(/^Activity .*240\.00, transfer .*30\.00$/).waitFor();
  await lookAt(page, 'activity-chosen');
  await option.getByRole('button', { name: 'Add to cart' }).click();
  await toast(page, 'Successfully, Added to cart');
  await page.getByRole('link', { name: 'Open cart' }).click();

  await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
  const item = page.getByRole('region', { name: `${name}, Morning boat` });
  await item.getByText('Confirmed once paid').waitFor();
  expect(await page.getByRole('region', { name: 'Price' }).innerText()).toMatch(/Total\s+\S+\s270\.00/);
  await lookAt(page, 'activity-cart');
  await page.getByRole('combobox', { name: 'Adults' }).selectOption('3');
  await expect.poll(() => page.getByRole('region', { name: 'Price' }).innerText()).toMatch(/Total\s+\S+\s405\.00/);
  await item.getByText(/^Dearer by .*135\.00 since you chose it$/).waitFor();
  await item.getByRole('combobox', { name: 'Time' }).selectOption('08:00');
  await item.getByText('Confirmed once paid').waitFor();
  const remarks = page.getByRole('textbox', { name: 'Remarks for the desk' });
  await remarks.fill('One of us uses a wheelchair.');
  await remarks.blur();
  await item.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await item.getByText('Confirmed once paid').waitFor();
  await page.reload();
  await expect.poll(() => remarks.inputValue()).toBe('One of us uses a wheelchair.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await lookAt(page, 'activity-cart-empty');
});
