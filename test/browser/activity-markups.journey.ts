// domains: activities, destination
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { askSite, makeCatalogue } from './catalogue-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text).first().waitFor();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator | Page, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const path = '/app/activities/markup';

it.each(widths)(
  'staff add to a city’s activities and try a price; an agency adds its own and turns it off, %s',
  async (width) => {
    const name = `Dunes ${width}`;
    const page = await browser.open({ site, path, as: accountOf(site, 'staff'), width });
    await page.getByRole('heading', { name: 'Activity markups', level: 1 }).waitFor();
    const made = await makeCatalogue(page, 'ae-03-dubai', [name]);
    const { market } = await askSite<{ market: { id: string } }>(page, '/api/dmc/createNewMarket', {
      name: `Guests of markups ${width}`,
      isDefault: true,
    });
    const tourOptionId = made[name]!.optionId;
    await askSite(page, '/api/dmc/saveActivityTicketRates', {
      ...{ tourOptionId, marketId: market.id, isPerPax: true, description: '', adultAmount: 200, childAmount: 100 },
      ...{ validFromDate: '2026-01-01', validTillDate: '2036-12-31' },
    });
    await page.reload();
    await press(page, 'New rule');
    const form = dialog(page, 'New rule');
    await form.getByRole('textbox', { name: 'Percent' }).fill('1001');
    await press(form, 'Save');
    await form.getByText('Please enter at most 1000.').waitFor();
    await form.getByRole('textbox', { name: 'Percent' }).fill('12.5');
    await form.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Dubai' });
    await form.getByRole('combobox', { name: 'Activity' }).selectOption({ label: name });
    await lookAt(page, 'activity-rule-form');
    await press(form, 'Save');
    await toast(page, 'Rule saved. It applies from now on.');
    const rule = page.getByRole('listitem', { name: `Markup of 12.5 %: Every customer, ${name} (Dubai)` });
    await rule.getByText('Active').waitFor();
    await lookAt(page, 'activity-rules');

    await press(page, 'Test a price');
    const tried = dialog(page, 'Test a price');
    await tried.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Dubai' });
    await tried.getByRole('combobox', { name: 'Tour option' }).selectOption(tourOptionId);
    await press(tried, 'Explain');
    await tried.getByText('Service Fee', { exact: true }).waitFor();
    await tried.getByText('Applied').waitFor();
    await lookAt(page, 'activity-price-tried');
    await press(tried, 'Close');

    const agent = await browser.open({ site, path, as: accountOf(site, 'travelAgent'), width });
    await press(agent, 'New rule');
    const own = dialog(agent, 'New rule');
    expect(await own.getByRole('combobox', { name: 'Group' }).count()).toBe(0);
    await own.getByRole('textbox', { name: 'Percent' }).fill('5');
    await press(own, 'Save');
    await toast(agent, 'Rule saved. It applies from now on.');
    const mine = agent.getByRole('listitem', { name: 'Markup of 5 %: every city' });
    await mine.getByRole('switch').click();
    await toast(agent, 'Rule switched off');
    await mine.getByText('Off', { exact: true }).waitFor();
    await lookAt(agent, 'activity-rules-own');
    await press(mine, 'Delete Markup of 5 %: every city');
    await press(dialog(agent, 'Delete this rule?'), 'Delete');
    await toast(agent, 'Rule deleted. Prices no longer include it.');
    await agent.getByText('No rules yet').waitFor();

    await press(rule, /^Delete/);
    await press(dialog(page, 'Delete this rule?'), 'Delete');
    await toast(page, 'Rule deleted. Prices no longer include it.');
  },
);
