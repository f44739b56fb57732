// domains: areas, destination
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createNewMarket } from '#shared/destination/masters/create-new-market.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');
const markets = { desktop: 'Scandinavia', phone: 'Iberia' };

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const box = (within: Locator | Page, name: string) => within.getByRole('textbox', { name, exact: true });
const menu = async (page: Page, of: string, entry: string) => {
  await press(page, `Actions for ${of}`);
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** Makes the market that this width's transfers are priced for, unless an earlier run has. */
async function makeMarket(page: Page, name: string): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    [createNewMarket.path, JSON.stringify({ name })] as const,
  );
  expect([200, 400]).toContain(status);
}

async function addArea(page: Page, name: string): Promise<void> {
  await press(page, 'Add area');
  const asked = dialog(page, 'Add New Area');
  await box(asked, 'Name').fill(name);
  await press(asked, 'Save');
  await toast(page, `${name} added.`);
}

/** Writes the beginning of an area's name, and leaves the field with Tab, which takes the first. */
async function choose(asked: Locator, label: string, name: string): Promise<void> {
  const field = asked.getByRole('combobox', { name: label, exact: true });
  await field.fill(name);
  await asked.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
  await field.press('Tab');
  await expect.poll(() => field.inputValue()).toBe(name);
}

it.each(widths)('staff add areas and price the drive between them, %s', async (width) => {
  const market = markets[width];
  const [quay, camp] = [`Quay of ${market}`, `Camp of ${market}`];
  const drive = `${quay} – ${camp}`;
  const page = await browser.open({ site, path: '/app/staff/areas', as: staff, width });
  await makeMarket(page, market);

  // Areas begin with those of Dubai.
  const city = page.getByRole('combobox', { name: 'City', exact: true });
  await expect.poll(() => city.inputValue()).toBe('Dubai');
  await press(page, 'Add area');
  const area = dialog(page, 'Add New Area');
  await expect.poll(() => area.getByRole('combobox', { name: 'City', exact: true }).inputValue()).toBe('Dubai');
  await press(area, 'Save');
  await area.getByText('Please fill the name', { exact: true }).waitFor();
  await lookAt(page, 'area-refused');
  await box(area, 'Name').fill(quay);
  await press(area, 'Save');
  await toast(page, `${quay} added.`);
  await addArea(page, camp);
  await page.getByRole('searchbox', { name: 'Search areas' }).fill(market);
  await page.getByRole('button', { name: camp, exact: true }).waitFor();
  await lookAt(page, 'areas');
  await addAgain(page, camp.toUpperCase());

  await page.goto(browser.address(site, '/app/staff/area-transfer'));
  await press(page, 'Add area transfer');
  const asked = dialog(page, 'Add New Area Transfer');
  await asked.getByRole('combobox', { name: 'Sharing basis' }).selectOption('PVT');
  await box(asked, 'Amount').fill('-5');
  await press(asked, 'Save');
  for (const text of [
    'From area is required',
    'To area is required',
    'Amount must be positive',
    'Please Enter min and max pax for private sharing basis',
  ])
    await asked.getByText(text, { exact: true }).first().waitFor();
  await lookAt(page, 'area-transfer-refused');
  await choose(asked, 'From area', quay);
  await choose(asked, 'To area', camp);
  await asked.getByRole('combobox', { name: 'Market' }).selectOption({ label: market });
  await box(asked, 'Min pax').fill('1');
  await box(asked, 'Max pax').fill('6');
  await box(asked, 'Amount').fill('45');
  await box(asked, 'Cost').fill('50');
  await asked.getByText('$ 5.00 below its cost (11.1 %)', { exact: true }).waitFor();
  await expect.poll(() => asked.getByRole('checkbox', { name: 'Per pax' }).isChecked()).toBe(false);
  await box(asked, 'Valid from').fill('31 Feb 2027');
  await press(asked, 'Save');
  await asked.getByText('Invalid date format', { exact: true }).waitFor();
  await box(asked, 'Valid from').fill('1 Oct 2026');
  await lookAt(page, 'area-transfer-dialog');
  await press(asked, 'Save');
  await toast(page, 'Area transfer added.');

  // Narrowed to this market, it stands alone.
  await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption({ label: market });
  await page.getByRole('button', { name: drive, exact: true }).waitFor();
  await expect.poll(() => page.getByText('$ 45.00', { exact: true }).count()).toBe(1);

  // In the list it is said as loud as in the form.
  await page.getByText('11.1 % below cost', { exact: true }).waitFor();
  await lookAt(page, 'area-transfer-below-cost');

  await menu(page, drive, 'Copy');
  const copy = dialog(page, 'Add New Area Transfer');
  await expect.poll(() => box(copy, 'Amount').inputValue()).toBe('45.00');
  await copy.getByRole('combobox', { name: 'Sharing basis' }).selectOption('SIC');
  await expect.poll(() => copy.getByRole('checkbox', { name: 'Per pax' }).isChecked()).toBe(true);
  await box(copy, 'Amount').fill('12.5');
  await box(copy, 'Cost').fill('10');
  await press(copy, 'Save');
  await toast(page, 'Area transfer added.');
  await page.getByText('$ 12.50', { exact: true }).waitFor();
  await page.getByText('margin 20 %', { exact: true }).waitFor();
  await lookAt(page, 'area-transfers');

  // The newest stands first.
  await page.getByRole('button', { name: drive, exact: true }).first().click();
  const editor = dialog(page, 'Change area transfer');
  await box(editor, 'Amount').fill('13');
  await press(editor, 'Save');
  await toast(page, 'Area transfer changed.');
  await page.getByText('$ 13.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: drive, exact: true }).first().click();
  const history = editor.getByRole('region', { name: 'Change history' });
  await history.getByText(/\$\s12\.50 per person.*→.*\$\s13\.00 per person/).waitFor();
  await history.scrollIntoViewIfNeeded();
  await lookAt(page, 'area-transfer-history');
  await press(editor, 'Cancel');

  // What is used stays, which is said before anything is done, and is deactivated instead.
  await page.goto(browser.address(site, `/app/staff/areas?search=${encodeURIComponent(market)}`));
  await menu(page, quay, 'Delete');
  const confirm = dialog(page, 'Confirm Delete');
  await confirm.getByText(`This is used by ${drive}`, { exact: false }).waitFor();
  await lookAt(page, 'area-in-use');
  await press(confirm, 'Deactivate');
  await toast(page, `${quay} deactivated.`);
  await page.getByText('Deactivated', { exact: true }).waitFor();

  await page.goto(browser.address(site, '/app/staff/area-transfer'));
  await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption({ label: market });
  for (const left of [1, 0]) {
    await press(page, `Actions for ${drive}`);
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await press(dialog(page, 'Delete Area Transfer'), 'Delete');
    await toast(page, `${drive} deleted.`);
    await expect.poll(() => page.getByRole('button', { name: drive, exact: true }).count()).toBe(left);
  }
  await page.goto(browser.address(site, `/app/staff/areas?search=${encodeURIComponent(market)}`));
  for (const name of [quay, camp]) {
    await menu(page, name, 'Delete');
    await press(dialog(page, 'Confirm Delete'), 'Delete');
    await toast(page, `${name} deleted.`);
  }
  await page.getByRole('heading', { name: 'No matching areas' }).waitFor();
});

/** One of its name is there already, whatever its letters. */
async function addAgain(page: Page, name: string): Promise<void> {
  await press(page, 'Add area');
  const asked = dialog(page, 'Add New Area');
  await box(asked, 'Name').fill(name);
  await press(asked, 'Save');
  await asked.getByText('This city already has an area with this name.', { exact: true }).waitFor();
  await press(asked, 'Cancel');
}
