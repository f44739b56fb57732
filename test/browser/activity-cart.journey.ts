// domains: activities, destination
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { cityId, makeOffer } from './activity-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const RANGE = 'from=2030-03-04&to=2030-03-06&adults=2&children=0&infants=0';

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();

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
