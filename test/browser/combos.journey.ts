// domains: destination
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite, makeCatalogue } from './catalogue-steps.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';
const staff = accountOf(site, 'staff');

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Finds an option by typing and adds it to the open combo; Tab takes the first. */
async function addOption(form: Locator, typed: string): Promise<void> {
  const field = form.getByRole('combobox', { name: 'Tour option' });
  await field.fill(typed);
  await form
    .getByRole('option', { name: new RegExp(typed, 'i') })
    .first()
    .waitFor();
  await field.press('Enter');
  await press(form, 'Add tour option');
}

it.each(widths)('staff sell tour options together, with how guests come and go, %s', async (width) => {
  const [desert, tower, name] = [`Desert ${width}`, `Tower ${width}`, `Sand and sky ${width}`];
  const page = await browser.open({ site, path: '/app/staff/dmc-combos', as: staff, width });
  await page.getByRole('heading', { name: 'Combos', level: 1 }).waitFor();
  await lookAt(page, 'combos-first');
  const made = await makeCatalogue(page, 'ae-03-dubai', [desert, tower]);
  const { market } = await askSite<{ market: { id: string } }>(page, '/api/dmc/createNewMarket', {
    name: `Guests of combos ${width}`,
    isDefault: false,
  });
  await askSite(page, '/api/dmc/saveTourOptionTransferRates', {
    tourOptionId: made[desert]!.optionId,
    marketId: market.id,
    description: 'Land Cruiser',
    transferType: 'return',
    sharingBasis: 'PVT',
    amount: 180,
    minPax: 1,
    maxPax: 6,
    validFromDate: '2027-01-01',
    validTillDate: '2027-12-31',
  });
  await page.reload();

  // On a site without combos it stands in the middle too.
  await page.getByRole('button', { name: 'Create combo' }).first().click();
  const form = dialog(page, 'New combo');
  await expectInView(form, 'the new combo');
  await press(form, 'Save');
  await form.getByText('Please enter a valid amount').waitFor();
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByRole('textbox', { name: /^Amount/ }).fill('149.50');
  await press(form, 'Save');
  await form.getByText('Please select a tour option').waitFor();
  // Dubai is chosen, being there.
  await expect.poll(() => form.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Dubai');
  const field = form.getByRole('combobox', { name: 'Tour option' });
  await field.fill('zzzz');
  await form.getByText('No matching tour options.', { exact: true }).waitFor();
  await field.fill('');
  await addOption(form, desert);
  const options = form.getByRole('list', { name: 'Tour options of the combo' });
  await options.getByText(`${desert}: ${desert} tour`).waitFor();
  await addOption(form, desert);
  await form.getByText('Tour already added').waitFor();
  await addOption(form, tower);
  await options.getByText(`${tower}: ${tower} tour`).waitFor();
  const onward = form.getByRole('combobox', { name: `Onward transfer of ${desert}: ${desert} tour` });
  await onward.selectOption({
    label: `Land Cruiser (Return, private, Guests of combos ${width}, 1 Jan – 31 Dec 2027)`,
  });
  await lookAt(page, 'combo-form');
  await press(form, 'Save');
  await toast(page, 'Combo created successfully');
  const row = width === 'phone' ? page.getByRole('article', { name }) : page.locator('tr', { hasText: name });
  await row.getByText('$ 149.50').waitFor();
  if (width === 'desktop') await row.getByText('2 tour options').waitFor();
  else await row.getByText(`${desert}: ${desert} tour; ${tower}: ${tower} tour`).waitFor();
  await lookAt(page, 'combos');

  // Somebody else changes it while it is open: both are shown.
  await page.getByRole('button', { name }).first().click();
  const again = dialog(page, name);
  await again.getByRole('region', { name: 'Change history' }).getByText('Created').waitFor();
  const { records } = await askSite<{ records: { id: string; name: string }[] }>(page, '/api/dmc/getCombos', {});
  const { id } = records.find((combo) => combo.name === name)!;
  const tourOptions = [{ tourOptionId: made[tower]!.optionId }];
  await askSite(page, '/api/dmc/updateCombo', { id, name, amount: 99, tourOptions });
  await again.getByRole('textbox', { name: /^Amount/ }).fill('155');
  await press(again, 'Save');
  await again.getByRole('alert').filter({ hasText: '$ 99.00' }).waitFor();
  await lookAt(page, 'combo-conflict');
  await press(again, 'Take theirs');
  await expect.poll(() => again.getByRole('textbox', { name: /^Amount/ }).inputValue()).toBe('99');
  await expect
    .poll(() => again.getByRole('list', { name: 'Tour options of the combo' }).getByRole('listitem').count())
    .toBe(1);
  await press(again, 'Save');
  await toast(page, 'Combo updated successfully');
  await row.getByText('$ 99.00').waitFor();
  // Somebody else changes it again before it is deleted: it is said how it is by now, and asked once more.
  await askSite(page, '/api/dmc/updateCombo', { id, name, amount: 101, tourOptions });
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = dialog(page, 'Confirm Delete');
  await asked.getByText(/^Someone else changed this in the meantime\. It is now: .*\$\s101\.00/).waitFor();
  await lookAt(page, 'combo-delete-conflict');
  await press(asked, 'Delete anyway');
  await toast(page, `${name} deleted.`);
  await expect.poll(() => row.count()).toBe(0);
});
