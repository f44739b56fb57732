// domains: activities, destination
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import { cityId, addOffer, titled, toast, TRIP } from './activity-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

it.each(widths)('an agent searches, adds, changes and clears a cart, %s', async (width) => {
  const name = `Dolphins ${width}`;
  const desk = await browser.open({ site, path: '/app/staff/dmc-activities', as: accountOf(site, 'staff'), width });
  await titled(desk, 'Activities');
  const { marketId, pickup } = await addOffer(desk, name);
  const agent = await addBuyer(site, {
    ...{ userType: 'travelAgent', firstName: 'Priya', lastName: 'Nair', companyName: name, marketId },
  });

  const clerk = await addBuyer(site, {
    ...{ userType: 'staff', firstName: 'Omar', lastName: 'Said', marketId, mayNot: 'activities.edit' },
  });

  // Who may only look finds prices, and nothing that would change a cart.
  const looking = await browser.open({
    site,
    path: `/app/activities/search?cityId=${cityId}&${TRIP}`,
    as: clerk,
    width,
  });
  const seen = looking.getByRole('region', { name: `${name}, Morning boat` });
  await seen.getByRole('button', { name: /Tue, 5 Mar/ }).click();
  await seen.getByText('Included: Tea').waitFor();
  expect(await seen.getByRole('button', { name: 'Add to cart' }).count()).toBe(0);
  await lookAt(looking, 'activity-search-looking');

  const page = await browser.open({ site, path: '/app/activities', as: agent, width });
  await titled(page, /^Activities in/);
  await page.goto(`${new URL(page.url()).origin}/app/activities/search?cityId=${cityId}&${TRIP}`);
  const option = page.getByRole('region', { name: `${name}, Morning boat` });
  await option.getByText('Not Wed').waitFor();
  await lookAt(page, 'activity-search');
  await option.getByRole('button', { name: /Tue, 5 Mar/ }).click();
  await option.getByRole('combobox', { name: 'Time' }).selectOption('10:00');
  await option.getByRole('combobox', { name: 'Pickup' }).selectOption(pickup);
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
  // Whoever copies a cart by its address goes on in the copy.
  const checkout = await page.getByRole('link', { name: 'Check out' }).getAttribute('href');
  await page.goto(`${new URL(page.url()).origin}${checkout!.replace('/checkout', '/cart')}`);
  await item.getByText('Confirmed once paid').waitFor();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await toast(page, 'This is a copy. The other cart stays as it was.');
  await page.waitForURL(/\/activities\/cart$/);
  await expect.poll(() => remarks.inputValue()).toBe('One of us uses a wheelchair.');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await lookAt(page, 'activity-cart-empty');
});
