// domains: destination, areas, users
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { makeRatedOption } from './rated-option.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';
const as = accountOf(site, 'staff');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true }).click();
const question = (page: Page) => dialog(page, 'Your changes are not saved');

/** Closes an editor by each way there is, stays each time, and discards at last. */
async function asksBefore(page: Page, editor: Locator, kept: () => Promise<void>): Promise<void> {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => press(editor, 'Close'),
    () => press(editor, 'Cancel'),
  ];
  for (const close of ways) {
    await close();
    await question(page).waitFor();
    await expectInView(question(page), 'the question');
    await press(question(page), 'Stay here');
    await question(page).waitFor({ state: 'detached' });
    await kept();
  }
  // Back from the question is back in the editor too.
  await page.keyboard.press('Escape');
  await question(page).waitFor();
  await page.goBack();
  await question(page).waitFor({ state: 'detached' });
  await kept();
  await page.keyboard.press('Escape');
  await lookAt(page, 'record-unsaved');
  await press(question(page), 'Discard');
  await editor.waitFor({ state: 'detached' });
}

describe.each(widthsOf(import.meta.url))('an editor with changes that are not saved, %s', (width) => {
  it('asks before a rate is closed, and closes what was not changed at once', async () => {
    const page = await browser.open({ site, path: '/app/staff/dmc_rate_management', as, width });
    await page.getByRole('heading', { name: 'Rate management', level: 1 }).waitFor();
    const { tourOptionId, marketId } = await makeRatedOption(page, `Held ${width}`);
    const path = `/app/staff/dmc_rate_management?tourOptionId=${tourOptionId}&marketId=${marketId}&year=2030`;
    await page.goto(browser.address(site, path));
    const editor = dialog(page, 'Change ticket rate');
    await press(page, 'Edit Winter');
    await editor.waitFor();
    await page.keyboard.press('Escape');
    await editor.waitFor({ state: 'detached' });

    await press(page, 'Edit Winter');
    const adult = editor.getByRole('textbox', { name: 'Adult', exact: true });
    const before = await adult.inputValue();
    await adult.fill('777');
    await asksBefore(page, editor, () => expect.poll(() => adult.inputValue()).toBe('777'));
    // Put back by hand, nothing is unsaved.
    await press(page, 'Edit Winter');
    await expect.poll(() => adult.inputValue()).toBe(before);
    await adult.fill('778');
    await adult.fill(before);
    await press(editor, 'Close');
    await editor.waitFor({ state: 'detached' });
    // Whether to delete it is asked over what was written, which stands there still.
    await press(page, 'Edit Winter');
    await adult.fill('779');
    await press(editor, 'Delete Winter');
    await press(dialog(page, 'Delete this rate?'), 'Cancel');
    await expect.poll(() => adult.inputValue()).toBe('779');
    await press(editor, 'Cancel');
    await press(question(page), 'Discard');
    await editor.waitFor({ state: 'detached' });
  });

  it('asks before a season’s percentage is lost, and before a customer’s market is', async () => {
    const page = await browser.open({ site, path: '/app/staff/dmc_rate_management', as, width });
    await page.getByRole('heading', { name: 'Rate management', level: 1 }).waitFor();
    const { tourOptionId, marketId, marketName } = await makeRatedOption(page, `Asked ${width}`);
    const path = `/app/staff/dmc_rate_management?tourOptionId=${tourOptionId}&marketId=${marketId}&year=2030`;
    await page.goto(browser.address(site, path));
    const season = dialog(page, 'Copy a season');
    await press(page, 'Copy a season');
    await press(season, 'Cancel');
    await season.waitFor({ state: 'detached' });
    await press(page, 'Copy a season');
    const percent = season.getByRole('textbox', { name: 'Price increase' });
    await percent.fill('7.5');
    // A preview writes nothing: what was typed is as unsaved as before.
    await press(season, 'Preview');
    await season.getByRole('list', { name: 'Rates to copy' }).waitFor();
    await asksBefore(page, season, () => expect.poll(() => percent.inputValue()).toBe('7.5'));

    const { email } = accountOf(site, 'travelAgent');
    await page.goto(browser.address(site, `/app/staff/customers?searchQuery=${encodeURIComponent(email)}`));
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Change Market' }).click();
    const market = page.getByRole('dialog', { name: /^Market of / });
    await market.getByRole('searchbox').fill(marketName);
    const choice = market.getByRole('radio', { name: marketName, exact: true });
    await choice.check();
    await asksBefore(page, market, () => expect.poll(() => choice.isChecked()).toBe(true));
  });

  it('asks in a master, an area, a transfer, an activity and a combo', async () => {
    const filled = async (path: string, button: string, title: string, label: string) => {
      const page = await browser.open({ site, path, as, width });
      await page.getByRole('button', { name: button, exact: true }).first().click();
      const field = dialog(page, title).getByRole('textbox', { name: new RegExp(`^${label}`) });
      await field.fill('Half written');
      await page.keyboard.press('Escape');
      await press(question(page), 'Stay here');
      await expect.poll(() => field.inputValue()).toBe('Half written');
      await press(dialog(page, title), 'Close');
      await press(question(page), 'Discard');
      await dialog(page, title).waitFor({ state: 'detached' });
      return page;
    };
    await filled('/app/staff/dmc_master?tab=drivers', 'New driver', 'New driver', 'Name');
    await filled('/app/staff/areas', 'Add area', 'Add New Area', 'Name');
    await filled('/app/staff/area-transfer', 'Add area transfer', 'Add New Area Transfer', 'Amount');
    await filled('/app/staff/dmc-combos', 'Create combo', 'New combo', 'Name');
    const page = await filled('/app/staff/dmc-activities', 'Create activity', 'New activity', 'Name');
    // What is saved closes without a question, and leads on.
    await press(page, 'Create activity');
    const name = `Kept ${width}`;
    await dialog(page, 'New activity').getByRole('textbox', { name: /^Name/ }).fill(name);
    await press(dialog(page, 'New activity'), 'Save');
    await page.getByRole('heading', { name }).first().waitFor();
    await expect.poll(() => question(page).count()).toBe(0);
  });
});
