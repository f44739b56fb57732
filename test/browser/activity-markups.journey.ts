// domains: activities, destination
import { expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { addBuyer } from './activity-buyers.ts';
import { cartOf, cityId, dialog, addOffer, press, titled, toast, TRIP } from './activity-steps.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const widths = widthsOf(import.meta.url);
const site = 'dune';

const path = '/app/activities/markup';

it.each(widths)(
  'staff add to a city’s activities and try a price; an agency adds its own and turns it off, %s',
  async (width) => {
    const name = `Dunes ${width}`;
    const maker = await browser.open({ site, path, as: accountOf(site, 'staff'), width });
    await titled(maker, 'Activity markups');
    const { tourOptionId, marketId } = await addOffer(maker, name);
    const clerk = await addBuyer(site, { userType: 'staff', firstName: 'Noor', lastName: 'Aziz', marketId });
    const page = await browser.open({ site, path, as: clerk, width });
    await titled(page, 'Activity markups');
    await press(page, 'New rule');
    const form = dialog(page, 'New rule');
    await form.getByRole('textbox', { name: 'Percent' }).fill('1001');
    await press(form, 'Save');
    await form.getByText('Please enter at most 1000.').waitFor();
    await form.getByRole('textbox', { name: 'Percent' }).fill('12.5');
    await form.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Muscat' });
    await form.getByRole('combobox', { name: 'Activity' }).selectOption({ label: name });
    await lookAt(page, 'activity-rule-form');
    await press(form, 'Save');
    await toast(page, 'Rule saved. It applies from now on.');
    const rule = page.getByRole('listitem', { name: `Markup of 12.5 %: Every customer, ${name} (Muscat)` });
    await rule.getByText('Active').waitFor();
    await lookAt(page, 'activity-rules');

    await press(page, 'Test a price');
    const tried = dialog(page, 'Test a price');
    await tried.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Muscat' });
    await tried.getByRole('combobox', { name: 'Tour option' }).selectOption(tourOptionId);
    await tried.getByRole('textbox', { name: 'Day of the visit' }).fill('5 Mar 2030');
    await press(tried, 'Explain');
    await tried.getByText('Service Fee', { exact: true }).waitFor();
    await tried.getByText('Applied').waitFor();
    await lookAt(page, 'activity-price-tried');
    await press(tried, 'Close');

    // Staff read it beside the price of a search too.
    const search = `/app/activities/search?cityId=${cityId}&${TRIP}`;
    await page.goto(browser.address(site, search));
    const option = page.getByRole('region', { name: `${name}, Morning boat` });
    await press(option, /Tue, 5 Mar/);
    await option.getByText(/^Service Fee in the activity’s price .*30\.00$/).waitFor();
    await lookAt(page, 'activity-search-staff');

    const agent = await browser.open({
      ...{ site, path, width },
      as: await addBuyer(site, {
        ...{ userType: 'travelAgent', firstName: 'Leela', lastName: 'Paul', companyName: `Palm ${width}`, marketId },
      }),
    });
    await press(agent, 'New rule');
    const own = dialog(agent, 'New rule');
    expect(await own.getByRole('combobox', { name: 'Group' }).count()).toBe(0);
    await own.getByRole('textbox', { name: 'Percent' }).fill('5');
    await press(own, 'Save');
    await toast(agent, 'Rule saved. It applies from now on.');
    // What their own customer pays is 5 % more of what they pay, 270 and VAT on the Service Fee in it, by one touch; switched off, it is nowhere.
    await agent.goto(browser.address(site, search));
    const offered = agent.getByRole('region', { name: `${name}, Morning boat` });
    await offered.getByRole('button', { name: /Tue, 5 Mar .*27[12]/ }).waitFor();
    await agent.getByRole('switch', { name: 'What my customer pays' }).click();
    await offered.getByRole('button', { name: /Tue, 5 Mar .*285/ }).waitFor();
    await lookAt(agent, 'activity-search-own');
    await cartOf(agent, [{ tourOptionId }]);
    await agent.goto(browser.address(site, '/app/activities/cart'));
    const price = agent.getByRole('region', { name: 'Price' });
    await expect.poll(() => price.innerText()).toMatch(/Your customer pays\s+\S+\s285\.0[78]/);
    await lookAt(agent, 'activity-cart-own');
    await agent.goto(browser.address(site, path));
    const mine = agent.getByRole('listitem', { name: 'Markup of 5 %: every city' });
    await mine.getByRole('switch').click();
    await toast(agent, 'Rule switched off');
    await mine.getByText('Off', { exact: true }).waitFor();
    await lookAt(agent, 'activity-rules-own');
    await agent.goto(browser.address(site, '/app/activities/cart'));
    await expect.poll(() => price.innerText()).toMatch(/Total\s+\S+\s271\.50/);
    expect(await price.innerText()).not.toContain('Your customer pays');
    await agent.goto(browser.address(site, search));
    await offered.waitFor();
    expect(await agent.getByRole('switch', { name: 'What my customer pays' }).count()).toBe(0);
    await agent.goto(browser.address(site, path));
    await press(mine, 'Delete Markup of 5 %: every city');
    await press(dialog(agent, 'Delete this rule?'), 'Delete');
    await toast(agent, 'Rule deleted. Prices no longer include it.');
    await agent.getByText('No rules yet').waitFor();

    await page.goto(browser.address(site, path));
    await press(rule, /^Delete/);
    await press(dialog(page, 'Delete this rule?'), 'Delete');
    await toast(page, 'Rule deleted. Prices no longer include it.');
  },
);
