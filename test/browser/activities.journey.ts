// domains: destination, files, areas
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { png } from '#test/fixtures/pictures.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
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
const rowNames = (page: Page) => page.locator('[data-row]').allTextContents();
const openPage = (width: Width, query: string) =>
  browser.open({ site, path: `/app/staff/dmc-activities${query}`, as: staff, width });

/** One shade; each row begins with the filter that changes nothing. */
function picture(shade: number): Buffer {
  const row = Buffer.alloc(240 * 4 + 1, shade);
  row[0] = 0;
  return png({ width: 240, height: 160, pixels: Buffer.concat(Array<Buffer>(160).fill(row)) });
}

it.each(widths)('staff make an activity with pictures and an option, and change both, %s', async (width) => {
  // A city of each width's own.
  const [cityId, city] = width === 'desktop' ? ['om-06-muscat', 'Muscat'] : ['om-0-salalah', 'Salalah'];
  const page = await openPage(width, `?cityId=${cityId}`);
  await page.getByRole('heading', { name: 'No activities in this city yet' }).waitFor();
  await lookAt(page, 'activities-none');
  // Where there is nothing yet it stands in the middle too.
  await page.getByRole('button', { name: 'Create activity' }).first().click();
  const form = dialog(page, 'New activity');
  await expectInView(form, 'the new activity');
  await press(form, 'Save');
  await form.getByText('This is required field.').waitFor();
  await expect.poll(() => form.getByRole('combobox', { name: /^City/ }).inputValue()).toBe(city);
  const area = form.getByRole('combobox', { name: 'Area' });
  await area.fill('zzzz');
  await form.getByText('No matching areas.', { exact: true }).waitFor();
  await area.fill('');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Wadi walk');
  await form.getByRole('textbox', { name: 'Description' }).fill('Pools between cliffs.\nBring shoes.');
  for (const [at, shade] of [200, 90].entries()) {
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: `wadi-${at}.png`, mimeType: 'image/png', buffer: picture(shade) });
    await form.getByRole('textbox', { name: `What picture ${at + 1} shows` }).waitFor();
  }
  await form.getByRole('textbox', { name: 'What picture 1 shows' }).fill('A pool');
  await press(form, 'Move picture 2 up');
  await expect.poll(() => form.getByRole('textbox', { name: 'What picture 2 shows' }).inputValue()).toBe('A pool');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') });
  await form.getByText('This file does not match its file type.').waitFor();
  await lookAt(page, 'activity-form');
  await press(form, 'Save');
  await toast(page, 'Activity Saved Successfully');

  // It is open beside the list, or as a page of its own.
  const detail = width === 'phone' ? page.locator('main') : page.getByRole('complementary', { name: 'Activity' });
  await detail.getByRole('region', { name: 'About' }).getByText('Bring shoes.').waitFor();
  await expect
    .poll(() => detail.getByRole('img', { name: 'A pool' }).getAttribute('src'))
    .toMatch(/^\/app\/brand\/dune\//);
  await press(detail, 'Add option');
  const option = dialog(page, 'New tour option');
  await option.getByRole('textbox', { name: /^Name/ }).fill('Half a day');
  await option.getByRole('checkbox', { name: 'Guide' }).check();
  await option.getByRole('checkbox', { name: 'Fixed times' }).check();
  await option.getByRole('textbox', { name: 'Times' }).fill('15:00, 9');
  await option.getByLabel('Pickup', { exact: true }).fill('07:30');
  await option.getByRole('textbox', { name: 'Duration' }).fill('3:75');
  await option.getByRole('textbox', { name: 'Places' }).fill('12');
  await option.getByRole('textbox', { name: 'Included', exact: true }).fill('Dune drive\nDinner');
  await option.getByRole('checkbox', { name: 'Fri' }).uncheck();
  await press(option, 'Add stop-sale dates');
  await option.getByRole('textbox', { name: 'First day' }).fill('5 Mar 2027');
  await option.getByRole('textbox', { name: 'Last day' }).fill('2 Mar 2027');
  await press(option, 'Save');
  await option.getByText('Please enter a time such as 09:30.').waitFor();
  await option.getByText('Please enter a duration such as 3:30.').waitFor();
  await option.getByRole('textbox', { name: 'Duration' }).fill('3:30');
  await option.getByRole('textbox', { name: 'Times' }).fill('15:00, 09:30');
  await press(option, 'Save');
  await option.getByText('The last day is before the first day.').waitFor();
  await lookAt(page, 'option-form');
  await option.getByRole('textbox', { name: 'Last day' }).fill('8 Mar 2027');
  await press(option, 'Save');
  await toast(page, 'Tour option saved');
  await detail.getByText('3 h 30 min').waitFor();
  await detail.getByText('12 places, free cancellation until 24 hours before').waitFor();
  await detail.getByText('Mon, Tue, Wed, Thu, Sat, Sun, at 09:30, 15:00').waitFor();
  await detail.getByText('Pickup at 07:30', { exact: false }).waitFor();
  await detail.getByText('Not sold 5 Mar – 8 Mar 2027').waitFor();
  // An option without a rate says so, and leads to where one is made.
  await detail.getByText('No price', { exact: true }).waitFor();
  await lookAt(page, 'activity-open');
  const add = detail.getByRole('link', { name: 'Add rates to Half a day' });
  expect(await add.getAttribute('href')).toMatch(/\/staff\/dmc_rate_management\?cityId=[^&]+&tourOptionId=.+/);

  await press(detail, 'Edit Half a day');
  const again = dialog(page, 'Half a day');
  await again.getByRole('region', { name: 'Change history' }).getByText('Created').waitFor();
  await again.getByRole('checkbox', { name: 'Meal' }).check();
  await press(again, 'Save');
  await detail.getByText('Meal, guide').waitFor();
  // It cannot go while it has an option; what says so offers another way.
  if (width === 'phone') await press(page, 'Back');
  await press(page, 'Actions for Wadi walk');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = dialog(page, 'Confirm Delete');
  await asked.getByText(/Half a day/).waitFor();
  await press(asked, 'Deactivate');
  await toast(page, 'Wadi walk deactivated.');
});

it.each(widths)(
  'staff put a city’s activities into order where they stand, and see another’s change, %s',
  async (width) => {
    const [cityId] = width === 'desktop' ? ['ae-0-al-ain'] : ['ae-06-sharjah'];
    const page = await openPage(width, `?cityId=${cityId}`);
    await page.getByRole('heading', { name: 'Activities', level: 1 }).waitFor();
    const made = await makeCatalogue(page, cityId!, ['Fort', 'Museum', 'Zoo']);
    await page.reload();
    const priority = (name: string) => page.getByRole('textbox', { name: `Priority of ${name}` });
    await priority('Zoo').waitFor();
    await priority('Zoo').fill('0');
    await priority('Zoo').press('Enter');
    await toast(page, 'Zoo now has priority 0.');
    await expect.poll(async () => (await rowNames(page))[0]).toContain('Zoo');
    await priority('Museum').fill('many');
    await priority('Museum').press('Enter');
    await page.getByText('Please enter a whole number.').waitFor();
    await priority('Museum').press('Escape');
    await expect.poll(() => priority('Museum').inputValue()).toBe('1');
    // Somebody else was faster.
    await askSite(page, '/api/manageActivity/updateActivityPriority', {
      activityId: made.Fort!.activityId,
      priority: 4,
    });
    await priority('Fort').fill('7');
    await priority('Fort').press('Enter');
    await page.getByText('Someone else changed this in the meantime. It is now 4; yours was 7.').waitFor();
    await lookAt(page, 'activities');
    await page.getByRole('searchbox', { name: 'Search activities' }).fill('zo');
    await expect.poll(() => rowNames(page)).toHaveLength(1);
    expect(new URL(page.url()).searchParams.get('cityId')).toBe(cityId);

    // Two editors of one activity: both are shown, and either may stay.
    await page.locator('[data-row]').first().click();
    await press(page, 'Edit activity');
    const form = dialog(page, 'Zoo');
    const { activityId } = made.Zoo!;
    await askSite(page, '/api/dmc/saveActivity', { id: activityId, name: 'Zoo', cityId, description: 'By night.' });
    await form.getByRole('textbox', { name: 'Description' }).fill('By day.');
    await press(form, 'Save');
    await form.getByRole('alert').filter({ hasText: 'By night.' }).waitFor();
    await lookAt(page, 'activity-conflict');
    await press(form, 'Save mine anyway');
    await toast(page, 'Activity Saved Successfully');
    await page.getByText('By day.').first().waitFor();
    // Back leads to the list.
    await page.goBack();
    await priority('Zoo').waitFor();
  },
);
