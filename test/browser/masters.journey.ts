// domains: destination, users
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addArea } from '#shared/areas/add-area.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'dune';
const as = accountOf(site, 'staff');
const openAt = (tab: string, width: Width) =>
  browser.open({ site, path: `/app/staff/dmc_master${tab && `?tab=${tab}`}`, as, width });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
// A table's row, or a card on a phone.
const row = (page: Page, name: string) => page.getByRole('row').or(page.getByRole('article')).filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function make(page: Page, button: string, title: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const form = dialog(page, title);
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
}

describe.each(widthsOf(import.meta.url))('masters, %s', (width) => {
  it('a market is made, becomes the default, is changed by two at once, deactivated and deleted', async () => {
    const [home, other] = [`Home ${width}`, `Overseas ${width}`];
    const page = await openAt('', width);
    await page.getByRole('heading', { name: 'Master data', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'New market' }).first().click();
    const form = dialog(page, 'New market');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This is required field.').waitFor();
    await expectInView(form.getByRole('button', { name: 'Save' }), 'Save');
    await lookAt(page, 'market-form');
    await form.getByLabel('Name').fill(home);
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, `${home} saved.`);
    await make(page, 'New market', 'New market', { Name: other });
    // Where other markets came first, one of those is it.
    if (!(await row(page, home).getByText('Default').count())) await choose(page, home, 'Make default');
    await row(page, home).getByText('Default').waitFor();
    await lookAt(page, 'markets');

    // Somebody else changes it meanwhile: both are shown, and theirs is taken.
    const second = await openAt('', width);
    await row(second, other).waitFor();
    await choose(page, other, 'Edit');
    await choose(second, other, 'Edit');
    await dialog(second, other).getByLabel('Name').fill(`${other} and Europe`);
    await dialog(second, other).getByRole('button', { name: 'Save' }).click();
    await toast(second, `${other} and Europe saved.`);
    const late = dialog(page, other);
    await late.getByLabel('Name').fill(`${other} and Asia`);
    await late.getByRole('button', { name: 'Save' }).click();
    await late.getByText(`It is now: ${other} and Europe`).waitFor();
    await lookAt(page, 'market-conflict');
    await late.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => late.getByLabel('Name').inputValue()).toBe(`${other} and Europe`);
    await late.getByLabel('Name').fill(`${other} and Asia`);
    await late.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, `${other} and Asia saved.`);

    const named = `${other} and Asia`;
    await choose(page, named, 'Deactivate');
    await row(page, named).waitFor({ state: 'detached' });
    await page.getByLabel('Show deactivated').click();
    await row(page, named).getByText('Deactivated').waitFor();
    await choose(page, named, 'Delete');
    await dialog(page, 'Confirm Delete').getByText(`${named} will be deleted for good.`).waitFor();
    await lookAt(page, 'market-delete');
    await dialog(page, 'Confirm Delete').getByRole('button', { name: 'Delete' }).click();
    await toast(page, `${named} deleted.`);
    await row(page, named).waitFor({ state: 'detached' });

    await choose(page, home, 'Delete');
    const refused = dialog(page, 'Confirm Delete');
    await refused.getByText('This is the default market. Make another market the default first.').waitFor();
    expect(await refused.getByRole('button', { name: 'Delete' }).count(), 'nothing to press').toBe(0);
    await lookAt(page, 'market-refused');
  });

  it('accommodations are made with a city found by typing, found again, and tell who changed them', async () => {
    const name = `Quay House ${width}`;
    const page = await openAt('accommodations', width);
    await page.getByRole('button', { name: 'New accommodation' }).first().click();
    const form = dialog(page, 'New accommodation');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Address').fill('4 Harbour Walk');
    await form.getByRole('combobox', { name: 'City' }).fill('duba');
    await form.getByRole('option', { name: 'Dubai' }).first().waitFor();
    await lookAt(page, 'accommodation-city');
    await form.getByRole('combobox', { name: 'City' }).press('Tab');
    await expect.poll(() => form.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Dubai');
    await form.getByLabel('Email').fill('desk@quay.travel');
    await form.getByLabel('Phone number').fill('call');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Please enter a phone number.').waitFor();
    await form.getByLabel('Phone number').fill('+971 4 555 0190');
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, `${name} saved.`);
    // Other journeys import accommodations by the dozen: it may stand on a later page.
    await page.getByRole('searchbox', { name: 'Search accommodations' }).fill(`quay house ${width}`);
    await row(page, name).getByText('Dubai').waitFor();
    await lookAt(page, 'accommodations');
    await expect.poll(() => row(page, 'Quay House').count()).toBe(1);
    await page.getByRole('button', { name, exact: true }).click();
    await dialog(page, name).getByText('Created').waitFor();
    await lookAt(page, 'accommodation-form');
    await page.keyboard.press('Escape');
    await dialog(page, name).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('search')).toBe(`quay house ${width}`);
  });

  it('an accommodation whose area was typed is found, put into one of the areas, and leads to transfers', async () => {
    const [name, quarter] = [`Lagoon Inn ${width}`, `Lagoon ${width}`];
    const page = await openAt('accommodations', width);
    await page.getByRole('heading', { name: 'Master data', level: 1 }).waitFor();
    const cityId = 'ae-03-dubai';
    for (const [path, body] of [
      [addArea.path, { name: quarter, cityId }],
      [createNewAccomodation.path, { name, address: '1 Shore', cityId, area: `Old ${quarter}` }],
    ] as const)
      await page.evaluate(
        async ([to, text]) =>
          void (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })),
        [path, JSON.stringify(body)] as const,
      );
    await page.getByRole('checkbox', { name: 'Area missing' }).click();
    await page.getByRole('searchbox', { name: 'Search accommodations' }).fill(name);
    await row(page, name).getByText(`Old ${quarter}, not a known area`).waitFor();
    await lookAt(page, 'accommodations-to-mend');
    await page.getByRole('button', { name, exact: true }).click();
    const form = dialog(page, name);
    await form.getByText(`Old ${quarter} is not one of the city’s areas: please choose one.`).waitFor();
    const field = form.getByRole('combobox', { name: 'Area' });
    await field.fill(quarter);
    await form.getByRole('option', { name: quarter }).waitFor();
    await lookAt(page, 'accommodation-area');
    await field.press('Tab');
    await expect.poll(() => field.inputValue()).toBe(quarter);
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, `${name} saved.`);
    await row(page, name).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Area missing' }).click();
    await row(page, name).getByText(quarter).waitFor();
    await choose(page, name, 'Transfers');
    await page.getByRole('heading', { name: 'Area transfers', level: 1 }).waitFor();
    expect(new URL(page.url()).searchParams.get('areaId')).not.toBeNull();
  });

  it('drivers and locations are kept', async () => {
    const page = await openAt('drivers', width);
    await make(page, 'New driver', 'New driver', { Name: `Yusuf ${width}`, Phone: '+971 50 555 0177' });
    await row(page, `Yusuf ${width}`).waitFor();
    await lookAt(page, 'drivers');
    await page.getByRole('link', { name: 'Locations' }).click();
    await make(page, 'New location', 'New location', { Location: `Airport, terminal 3, ${width}` });
    await row(page, `Airport, terminal 3, ${width}`).waitFor();
    await lookAt(page, 'locations');
    await page.goBack();
    await row(page, `Yusuf ${width}`).waitFor();
  });
});
